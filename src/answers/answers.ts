import type { Document } from '../document/document.ts';
import type { Message } from '../document/message.ts';
import { UNWATCHED, type Watch } from '../document/watch.ts';
import { bare, evidenceOf } from './cited.ts';
import type { NameTagger } from './entities/name-tagger.ts';
import type { Evidence } from './evidence.ts';
import { joinContinuedBlocks } from './join-continued-blocks.ts';
import { keyValues } from './key-values/key-values.ts';
import { withNormalized } from './key-values/normalized.ts';
import type { AskedKey } from './key-values/question/asked-key.ts';
import { recordOf } from './key-values/record.ts';
import { citedMarkdown, type Markdown } from './markdown/markdown.ts';
import { pii } from './pii/pii.ts';
import { findTexts } from './places/find-texts.ts';
import { inReadingOrder } from './resume/reading-order/reading-order.ts';
import { resume } from './resume/resume.ts';
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

/** One row per kind of answer: what it makes of a document, each value with its sources. */
const ANSWERS = {
  parse: ({ document, watch }: Subject) => ({ markdown: citedMarkdown(document, watch) }),
  extract_tables: ({ document, watch }: Subject) => ({ json: tables(document, watch) }),
  extract_key_value: (
    { document, text, watch }: Subject,
    { instruction = [], includeEvidence = false }: AnswerOptions,
  ) => {
    const found = keyValues(recordOf(text(), document.pages), instruction, { watch });
    return { json: includeEvidence ? withNormalized(text().text, instruction, found) : found };
  },
  extract_pii: ({ text, tagger, watch }: Subject, { includeEvidence }: AnswerOptions) =>
    pii(text(), { tagger, includeEvidence, watch }),
  extract_resume_key_value: ({ document, tagger, watch }: Subject) => ({
    json: resume(regionsText(document), document.pages, tagger, watch),
  }),
  // No operation of the API: the page asks it for what it redacts.
  find_texts: ({ document, text }: Subject, { texts = [] }: AnswerOptions) => ({
    json: findTexts(document, text(), texts),
  }),
};

/** The text of a resume, its regions one after another where tables and text boxes place them. */
function regionsText(document: Document): PlainText {
  const whole = joinContinuedBlocks(document.blocks).map(({ block }) => block);
  return plainText({ ...document, blocks: inReadingOrder(whole) });
}

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

/** An answer of one kind about a document. @param watch is told that the work goes on. */
export function answer(
  whole: Document,
  kind: AnswerKind,
  options: AnswerOptions = {},
  tagger?: NameTagger,
  watch = UNWATCHED,
): Answer {
  const document = options.comments === 'omit' ? withoutComments(whole) : whole;
  let plain: PlainText | undefined;
  const text = (): PlainText => {
    plain ??= plainText(document);
    return plain;
  };
  const own = ANSWERS[kind]({ document, text, watch, ...(tagger ? { tagger } : {}) }, options);
  const cited = options.withMarkdown ? { markdown: citedMarkdown(document, watch), ...own } : own;
  if (!options.includeEvidence) return bare(cited);
  const withText = { ...cited, text: citingDoubtfulWords(text()) };
  return { ...bare(withText), evidence: evidenceOf(withText) };
}
