import { markdown } from '../../../src/answers/markdown/markdown.ts';
import type { Document } from '../../../src/document/document.ts';
import type { Kind, Reading, Setting } from './reading.ts';
import { said } from './said.ts';
import { withMarkdownIt } from './with-markdown-it.ts';
import { withMarked, withPage } from './with-marked.ts';
import { withRemark } from './with-remark.ts';

/** Readers of Markdown. Those that know no notes take them for text, whose further paragraphs are then code. */
const READERS = {
  remark: { read: withRemark, notes: true, formulas: false },
  page: { read: withPage, notes: true, formulas: true },
  marked: { read: withMarked, notes: false, formulas: false },
  'markdown-it': { read: withMarkdownIt, notes: false, formulas: false },
} as const;

export interface Finding {
  readonly reader: string;
  /** `text` where a reader shows other letters than the document has; all others are alive. */
  readonly kind: 'html' | 'address' | 'text' | keyof Setting | Kind;
  readonly detail: string;
}

/** What readers of a document's Markdown find that the document does not say. */
export function findings(document: Document): Finding[] {
  const { content } = markdown(document);
  const model = said(document);
  return Object.entries(READERS).flatMap(([reader, { read, notes, formulas }]) => {
    const reading = read(content);
    const isWhole = notes || !model.counts.has('footnote');
    return [
      ...reading.foreign.map((tag) => ({ kind: 'html' as const, detail: tag })),
      ...addresses(model, reading),
      ...(isWhole ? counts(model, reading, formulas) : definitions(reading)),
      ...(isWhole ? letters(model, reading) : []),
    ].map((found) => ({ reader, ...found }));
  });
}

type Found = Omit<Finding, 'reader'>;

const comparable = (address: string): string =>
  decodeURI(address.replace(/%(?![\da-f]{2})/gi, '%25')).replace(/[\s\u200b]/g, '');

/** An address that GFM finds in text and that may be followed: a page or a mailbox. */
const LITERAL = /^(?:https?:\/\/|mailto:)/i;

const addresses = (model: Reading, reading: Reading): Found[] => {
  const known = new Set(['', ...[...model.addresses].map(comparable)]);
  return [...reading.addresses]
    .filter((address) => !known.has(comparable(address)) && !isLiteral(address, model))
    .map((detail) => ({ kind: 'address', detail }));
};

/** Whether an address is in the text as it is, so that it is no surprise where it leads. */
const isLiteral = (address: string, model: Reading): boolean =>
  LITERAL.test(address) &&
  plain(model.text, model).includes(plain(comparable(address), model).replace(/^(?:http:\/\/(?=www)|mailto:)/i, ''));

/** Where there are formulas without backslashes, which stay in some readers, and without braces, bars and dollars. */
const plain = (text: string, model: Reading): string =>
  model.counts.has('formula') ? text.replace(/[\\{}|$]|vert/gi, '') : text;

const definitions = ({ counts }: Reading): Found[] =>
  Array.from({ length: counts.get('definition') ?? 0 }, () => ({ kind: 'definition', detail: '' }));

const KINDS: readonly Kind[] = [
  'heading',
  'quote',
  'code block',
  'table',
  'rule',
  'bullet',
  'task',
  'footnote',
  'definition',
  'image',
  'formula',
];

/** Readers that know no tasks, notes or formulas show them as text. */
const counts = (model: Reading, reading: Reading, formulas: boolean): Found[] =>
  KINDS.flatMap((kind) => {
    const [wanted = 0, found = 0] = [model.counts.get(kind), reading.counts.get(kind)];
    const isKnown = kind !== 'formula' || formulas;
    return isKnown && found > wanted ? [{ kind, detail: `${found} for ${wanted}` }] : [];
  });

const FLAGS = ['em', 'strong', 'del', 'code'] as const;

/** The letters, and how they are set. */
function letters(model: Reading, reading: Reading): Found[] {
  const shown = plain(reading.text, model);
  if (plain(model.text, model) !== shown) return [{ kind: 'text', detail: shown }];
  if (model.text !== reading.text) return [];
  const kinds = new Set<keyof Setting>();
  for (const [index, setting] of reading.settings.entries()) {
    const wanted = model.settings[index] ?? {};
    for (const flag of FLAGS) if (setting[flag] && !wanted[flag]) kinds.add(flag);
    const { link } = setting;
    const isWanted =
      link === undefined ||
      isLiteral(link, model) ||
      (wanted.link !== undefined && comparable(wanted.link) === comparable(link));
    if (!isWanted) kinds.add('link');
  }
  return [...kinds].map((kind) => ({ kind, detail: '' }));
}
