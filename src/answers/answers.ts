import type { Document } from '../document/document.ts';
import type { Message } from '../document/message.ts';
import { UNWATCHED, type Watch } from '../document/watch.ts';
import { bare, evidenceOf } from './cited.ts';
import type { NameTagger } from './entities/name-tagger.ts';
import type { Evidence } from './evidence.ts';
import type { AskedKey } from './key-values/question/asked-key.ts';
import { loaded } from './loaded.ts';
import { citedMarkdown, type Markdown } from './markdown/markdown.ts';
import { tables } from './tables/tables.ts';
import { citingDoubtfulWords } from './text/doubtful-words.ts';
import { type PlainText, plainText } from './text/plain-text.ts';
import { withoutComments } from './without-comments.ts';

/** The body of a successful answer without `pageCount`: plain JSON data. */
export interface Answer {
  readonly markdown?: Markdown;
  readonly json?: Readonly<Record<string, unknown>>;
  /** The document's plain text, one block per line; what was recognised with doubt has evidence. */
  readonly text?: string;
  readonly evidence?: readonly Evidence[];
  /** What was left out of the document, or used with doubt; with evidence, what found it. */
  readonly messages?: readonly Message[];
}

/** Options of a request that concern its answer. */
export interface AnswerOptions {
  /** Keys to find in the document; every explicit pair when absent or empty. */
  readonly instruction?: readonly AskedKey[];
  /** Adds the plain text, and evidence for every value. */
  readonly includeEvidence?: boolean;
  /** Whether the comments of reviewers are part of the document; they are when absent. */
  readonly comments?: 'include' | 'omit';
  /** What is looked for in the document, for the answer that tells where it stands. */
  readonly texts?: readonly string[];
  /** Adds the Markdown of the document to an answer that has none of its own. */
  readonly withMarkdown?: boolean;
}

/** A document, and its plain text for the answers that read it. */
interface Subject {
  readonly document: Document;
  readonly text: () => PlainText;
  readonly tagger?: NameTagger;
  /** Is told that the work goes on. */
  readonly watch: Watch;
}

/** Makes the answer of one kind of a document, each value with its sources. */
type Row = (subject: Subject, options: AnswerOptions) => object;

/** One row per kind of answer. What only some need is loaded with the first of them: most documents are but parsed. */
const ANSWERS = {
  parse:
    async (): Promise<Row> =>
    ({ document, watch }) => ({ markdown: citedMarkdown(document, watch) }),
  extract_tables:
    async (): Promise<Row> =>
    ({ document, watch }) => ({ json: tables(document, watch) }),
  extract_key_value: async (): Promise<Row> => {
    const { answeredKeys } = await import('./key-values/answered-keys.ts');
    return ({ document, text, watch }, { instruction, includeEvidence }) => ({
      json: answeredKeys(text(), document.pages, instruction, { includeEvidence, watch }),
    });
  },
  extract_pii: async (): Promise<Row> => {
    const { pii } = await import('./pii/pii.ts');
    return ({ text, tagger, watch }, { includeEvidence }) => pii(text(), { tagger, includeEvidence, watch });
  },
  extract_resume_key_value: async (): Promise<Row> => {
    const { documentResume } = await import('./resume/document-resume.ts');
    return ({ document, tagger, watch }) => ({ json: documentResume(document, tagger, watch) });
  },
  // No operation of the API: the page asks it for what it redacts.
  find_texts: async (): Promise<Row> => {
    const { findTexts } = await import('./places/find-texts.ts');
    return ({ document, text }, { texts = [] }) => ({ json: findTexts(document, text(), texts) });
  },
};

/** A kind of answer, named after the operation of the API that gives it, where there is one. */
export type AnswerKind = keyof typeof ANSWERS;

/** Kinds of answers that name persons, organisations or places. */
const WITH_NAMES: ReadonlySet<AnswerKind> = new Set(['extract_pii', 'extract_resume_key_value']);

/** Whether an answer of the kind is better with a tagger of names. */
export const needsNames = (kind: AnswerKind): boolean => WITH_NAMES.has(kind);

/** Kinds of answers that a single letter misread makes wrong. */
const OF_SINGLE_WORDS: ReadonlySet<AnswerKind> = new Set(['extract_key_value']);

/** Whether an answer of the kind is better when words in doubt are read with more care. */
export const isReadClosely = (kind: AnswerKind): boolean => OF_SINGLE_WORDS.has(kind);

/**
 * An answer of one kind about a document.
 * @param watch is told that the work goes on.
 */
export type Answering = (document: Document, options?: AnswerOptions, tagger?: NameTagger, watch?: Watch) => Answer;

/** Loads what makes answers of a kind. Throws `DocumentError` when that cannot be had. */
export async function answeringOf(kind: AnswerKind): Promise<Answering> {
  const row = await loaded(ANSWERS[kind]());
  return (whole, options = {}, tagger, watch = UNWATCHED) => {
    const document = options.comments === 'omit' ? withoutComments(whole) : whole;
    let plain: PlainText | undefined;
    const text = (): PlainText => {
      plain ??= plainText(document);
      return plain;
    };
    const own = row({ document, text, watch, ...(tagger ? { tagger } : {}) }, options);
    const cited = options.withMarkdown ? { markdown: citedMarkdown(document, watch), ...own } : own;
    if (!options.includeEvidence) return bare(cited);
    const withText = { ...cited, text: citingDoubtfulWords(text()) };
    return { ...bare(withText), evidence: evidenceOf(withText) };
  };
}
