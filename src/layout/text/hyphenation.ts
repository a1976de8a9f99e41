import type { Word } from '../../document/page.ts';
import { decide, decisionOf } from '../decision.ts';
import { type LineEnds, lineEndsOf } from './open-line-ends.ts';

/** Decides whether a hyphen at the end of a line belongs to the word, by how the document writes it elsewhere. */
export type Hyphenation = (before: string, after: string) => boolean;

/** What tells a compound from a word that is broken for want of room. */
interface Hyphenated {
  /** How often the document has the parts as words. */
  readonly before: number;
  readonly after: number;
  /** How often it has the parts as the first, and the last, one of words with a hyphen. */
  readonly first: number;
  readonly last: number;
  /** Letters of the second part. */
  readonly length: number;
  /** Lines that leave room for a part of the next word, for each that ends in another hyphen. */
  readonly openPerBroken: number;
}

/** Lines left open for each that is broken, in steps of equal weight: their logarithm. */
const RATIOS = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8];
/** Lines of either kind added to those that are seen: one alone says little. */
const PRIOR = 2;

/**
 * Fitted by logistic regression on line ends of odl-bench, press, docling-pdf, wild and the contracts, orders and résumés,
 * told apart by dictionaries. With each source left out, icdar2013 and readoc among them, 41 of 65 hyphens are kept, and 6
 * of 321 broken words not made whole. What follows a hyphen at the end of a line is none of the document's words.
 */
const COMPOUND = decisionOf<Hyphenated>(
  'compound at the end of a line',
  [
    { name: 'second part is a word', weight: 1.75, holds: ({ after }) => after > 0 },
    { name: 'second part of others', weight: 1.71, holds: ({ last }) => last > 0 },
    { name: 'ending', weight: -1.69, holds: ({ length }) => length <= 3 },
    { name: 'first part of others', weight: 1.38, holds: ({ first }) => first > 0 },
    ...RATIOS.map((ratio) => ({
      name: `${ratio} lines left open for one broken`,
      weight: 0.78,
      holds: ({ openPerBroken }: Hyphenated) => openPerBroken >= ratio,
    })),
    { name: 'both parts are words', weight: 0.63, holds: ({ before, after }) => before > 0 && after > 0 },
    { name: 'first part is a word', weight: 0.59, holds: ({ before }) => before > 0 },
  ],
  -3.64,
);

/**
 * Keeps the hyphen of addresses, of words that have another one (`state-of-the-`, `of-pocket`) or are written with it
 * inside a line, before capitals and digits unless the document has the capitals as one word, and of what is a compound by
 * its parts and by the lines of the document. A word that the document has as one is made whole.
 * @param words in the order of the content stream.
 */
export function hyphenationOf(words: readonly Word[]): Hyphenation {
  let known: Writing | undefined;
  return (before, after) => {
    if (!/^[^-‐/@]*\p{L}[-‐]$/u.test(before)) return true;
    known ??= writingOf(words);
    if (!/^\p{Ll}/u.test(after)) return !known.capitals.has(capitalsOf(before) + capitalsOf(after));
    if (/^\p{L}+[-‐]\p{L}/u.test(after)) return true;
    const [first, last] = [lastLetters(before), firstLetters(after)];
    if (known.hyphenated.has(`${first}-${last}`)) return true;
    return !known.words.has(first + last) && decide(COMPOUND, featuresOf(first, last, known), [0, 0, 0, 0]);
  };
}

/** How a document writes its words, each in small letters with the number of times. */
interface Writing {
  readonly words: ReadonlyMap<string, number>;
  readonly hyphenated: ReadonlySet<string>;
  readonly firstParts: ReadonlyMap<string, number>;
  readonly lastParts: ReadonlyMap<string, number>;
  /** Words in capitals. */
  readonly capitals: ReadonlySet<string>;
  readonly lineEnds: LineEnds;
}

const IN_LETTERS = /(?<!\p{L})\p{L}+(?:[-‐]\p{L}+)*/gu;

function writingOf(words: readonly Word[]): Writing {
  const [whole, firstParts, lastParts] = [1, 2, 3].map(() => new Map<string, number>()) as [Counts, Counts, Counts];
  const hyphenated = new Set<string>();
  const capitals = new Set<string>();
  let wasBroken = false;
  for (const { text } of words) {
    if (/^[A-Z]{4}/.test(text)) capitals.add(capitalsOf(text));
    const isPart = wasBroken;
    wasBroken = /[-‐]$/.test(text);
    if (isPart) continue;
    for (const [match] of text.toLowerCase().matchAll(IN_LETTERS)) {
      const parts = match.split(/[-‐]/);
      if (parts.length > 1) {
        hyphenated.add(parts.join('-'));
        count(firstParts, parts[0] as string);
        count(lastParts, parts.at(-1) as string);
      } else if (!wasBroken) count(whole, match);
    }
  }
  return { words: whole, hyphenated, firstParts, lastParts, capitals, lineEnds: lineEndsOf(words) };
}

type Counts = Map<string, number>;
const count = (counts: Counts, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

const featuresOf = (first: string, last: string, { words, firstParts, lastParts, lineEnds }: Writing): Hyphenated => ({
  before: words.get(first) ?? 0,
  after: words.get(last) ?? 0,
  first: firstParts.get(first) ?? 0,
  last: lastParts.get(last) ?? 0,
  length: last.length,
  openPerBroken: (lineEnds.open + PRIOR) / (Math.max(0, lineEnds.broken - 1) + PRIOR),
});

/** The letters before the hyphen, and those that go on after it, in small ones. */
const lastLetters = (text: string): string => text.slice(0, -1).toLowerCase().split(/\P{L}/u).at(-1) ?? '';
const firstLetters = (text: string): string => /\p{L}+/u.exec(text.toLowerCase())?.[0] ?? '';

const capitalsOf = (text: string): string => /[A-Z]+/.exec(text)?.[0] ?? '';
