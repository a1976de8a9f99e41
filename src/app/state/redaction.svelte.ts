import { createContext } from 'svelte';
import { ApiError } from '../../api/errors.ts';
import type { DocumentType } from '../../formats/formats.ts';
import { documentTypeOf, sniff } from '../../formats/sniff.ts';
import type {
  Places,
  RedactedFile,
  RedactedMarkdown,
  RedactionOptions,
  RedactionStep,
} from '../../page/redact-file.ts';
import type { Region } from '../../redaction/burning.ts';
import type { Redacted } from '../../redaction/markdown.ts';
import { strings } from '../strings.ts';
import { announcer } from './announcer.svelte.ts';
import { describeStep, sentencesOfEnd, sentencesOfVerdict } from './describe-redaction.ts';
import type { OpenedDocument } from './opened-document.svelte.ts';
import { Review } from './review.svelte.ts';

/** What redaction asks of the page's connection. */
export interface Desk {
  find(file: Blob, texts: readonly string[], options: RedactionOptions): Promise<Places>;
  redact(file: Blob, texts: readonly string[], options: RedactionOptions): Promise<RedactedFile>;
  redactMarkdown(markdown: string, values: readonly Redacted[], signal: AbortSignal): Promise<RedactedMarkdown>;
  /** Adds a file to the documents of this visit. */
  open(file: File): void;
}

export type RedactionStatus =
  | { readonly name: 'idle' | 'cancelled' }
  | { readonly name: 'working'; readonly text: string; readonly share?: number }
  /** What may be given away: the PDF is absent for documents whose pages have no image. */
  | { readonly name: 'verified'; readonly total: number; readonly markdown: string; readonly pdf?: Blob }
  | { readonly name: 'refused'; readonly sentences: readonly string[]; readonly left: readonly Region[] }
  | { readonly name: 'failed'; readonly reason: string };

/** What is taken out of one document: the visitor's choice, and what becomes of it. */
export class Redaction {
  readonly review = new Review(() => this.#forget());
  status = $state.raw<RedactionStatus>({ name: 'idle' });
  /** What the file is, once it has been looked at. */
  type = $state.raw<DocumentType>();
  readonly desk: Desk;
  readonly #document: OpenedDocument;
  #cancellation = new AbortController();

  constructor(document: OpenedDocument, desk: Desk) {
    this.#document = document;
    this.desk = desk;
    void document
      .file()
      .then(sniff)
      .then((format) => {
        this.type = documentTypeOf(format);
      })
      // Whatever needs the file then says that it cannot be had.
      .catch(() => undefined);
  }

  /** Adds a text to what is taken out, and looks for it everywhere. Never rejects. */
  async add(text: string): Promise<void> {
    const { review } = this;
    review.add(text);
    try {
      const { found } = await this.desk.find(await this.#document.file(), [text], this.#reading());
      review.add(text, found);
      announcer.say(strings.redaction.announce.added(text, found.length));
    } catch (error) {
      review.remove(text);
      this.#fail(error);
    }
  }

  /**
   * Takes values out and reads what is left again. Never rejects: the outcome is in `status`.
   * @param regions covered besides the places where the values are found.
   */
  async run(values: readonly Redacted[], regions: readonly Region[]): Promise<void> {
    this.#forget();
    const { signal } = this.#cancellation;
    this.status = { name: 'working', text: strings.redaction.progress };
    announcer.say(strings.redaction.announce.started(this.#document.name));
    try {
      const outcome = await this.#outcome(values, regions, signal);
      if (!signal.aborted) this.#end(outcome);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Ends the work at once. */
  cancel(): void {
    this.#forget();
    this.#end({ name: 'cancelled' });
  }

  async #outcome(
    values: readonly Redacted[],
    regions: readonly Region[],
    signal: AbortSignal,
  ): Promise<RedactionStatus> {
    const content = this.#document.parse.result?.markdown.content ?? '';
    const { markdown, left: inMarkdown } = await this.desk.redactMarkdown(content, values, signal);
    const sentences = inMarkdown.map((index) => strings.redaction.survivedText(values[index]?.text ?? ''));
    if (sentences.length > 0) return { name: 'refused', sentences, left: [] };
    const total = values.length;
    if (this.type === 'docx') return { name: 'verified', total, markdown };
    const texts = values.map(({ text }) => text);
    const onStep = (step: RedactionStep): void => {
      if (!signal.aborted) this.status = { name: 'working', ...describeStep(step) };
    };
    const options = { ...this.#reading(), regions, signal, onStep };
    const { file, verdict, left } = await this.desk.redact(await this.#document.file(), texts, options);
    return verdict.kind === 'verified'
      ? { name: 'verified', total, markdown, pdf: file }
      : { name: 'refused', sentences: sentencesOfVerdict(verdict), left: [...regions, ...left] };
  }

  /** What was made is not of the choice any more. */
  #forget(): void {
    this.#cancellation.abort();
    this.#cancellation = new AbortController();
    this.status = { name: 'idle' };
  }

  #end(status: RedactionStatus): void {
    this.status = status;
    const sentences = sentencesOfEnd(status, this.type === 'docx');
    if (sentences.length > 0) announcer.say(sentences.join(' '));
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    this.#end({ name: 'failed', reason: error instanceof ApiError ? error.message : strings.task.unexpected });
  }

  /** How the document was read. */
  #reading(): Pick<RedactionOptions, 'password' | 'reading'> {
    const { password, reading } = this.#document;
    return password === undefined ? { reading } : { reading, password };
  }
}

/** The redactions of a visit, one for each document. */
export class Redactions {
  readonly #desk: Desk;
  readonly #of = new WeakMap<OpenedDocument, Redaction>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  of(document: OpenedDocument): Redaction {
    const known = this.#of.get(document) ?? new Redaction(document, this.#desk);
    this.#of.set(document, known);
    return known;
  }
}

export const [getRedactions, setRedactions] = createContext<Redactions>();
