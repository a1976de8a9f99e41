import type { Block, Quote, Run } from '../../document/block.ts';
import { type Box, height, horizontalOverlap, overlap, union } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';
import { decide, decisionOf, type Trace } from '../decision.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { Typography } from '../typography.ts';
import { markerOf } from './list-markers.ts';
import { candidateText, isCandidate, type ParagraphCandidate, wordCountOf } from './paragraphs.ts';
import { isQuoted } from './quotation-marks.ts';
import { withoutOwnItalics } from './runs.ts';

/** Least indent in shares of the font size: TeX's quotations have 2.5, browsers 2 to 3. */
const INDENT = 1;
/** Fewest words: less is a label, a name or a title. */
const FEWEST_WORDS = 5;
/** Share of a paragraph's height that the bar beside it covers, and its distance in shares of the font size. */
const COVERED = 0.8;
const BAR_DISTANCE = 3;
/** Height in shares of the paragraph's and two lines, above which a rule parts columns or frames a page. */
const TALLEST_BAR = 1.5;
/** Points between rules that meet. */
const TOUCHING = 2;
/** Size of a quotation pulled out of an article, in shares of the text's, at least. */
const LARGER = 1.15;
/** A dash and a name. */
const ATTRIBUTION = /^[—–―] ?\p{Lu}/u;
const MOST_WORDS_OF_NAME = 10;

/** What the neighbours and the page say about a paragraph that may be quoted. */
interface QuoteFeatures {
  readonly words: number;
  /** It begins with a marker or a dash, as the name of an author does. */
  readonly isItem: boolean;
  readonly isCaption: boolean;
  readonly endsSentence: boolean;
  readonly indented: boolean;
  readonly italic: boolean;
  /** It stands in quotation marks, and is larger than the text: a quotation pulled out of an article. */
  readonly pulled: boolean;
  readonly barred: boolean;
  readonly attributed: boolean;
}

/** Two of its marks make a quotation. Weights set by hand on press, half look. */
const QUOTE = decisionOf<QuoteFeatures>(
  'quotation',
  [
    { name: 'indented', weight: 1, holds: ({ indented }) => indented },
    { name: 'italic', weight: 1, holds: ({ italic }) => italic },
    { name: 'in marks and larger', weight: 2, holds: ({ pulled }) => pulled },
    { name: 'bar beside it', weight: 1, holds: ({ barred }) => barred },
    { name: 'name below', weight: 1, holds: ({ attributed }) => attributed },
    { name: 'few words', weight: -100, holds: ({ words }) => words < FEWEST_WORDS },
    { name: 'item', weight: -100, holds: ({ isItem }) => isItem },
    { name: 'caption', weight: -100, holds: ({ isCaption }) => isCaption },
    { name: 'no sentence', weight: -1, holds: ({ endsSentence }) => !endsSentence },
  ],
  -1.5,
);

/** What tells quotations on one page. */
export interface QuoteContext {
  readonly typography: Typography;
  readonly rules: readonly Rule[];
  readonly trace: Trace | undefined;
}

type Sequence = readonly (ParagraphCandidate | Block)[];

/** How many items of a page's sequence are a quotation from `index` on, the name of its author included; 0 for none. */
export function quoteLength(sequence: Sequence, index: number, { typography, rules, trace }: QuoteContext): number {
  const candidate = sequence[index];
  if (candidate?.kind !== 'candidate') return 0;
  const next = sequence[index + 1];
  const attributed = next?.kind === 'candidate' && isAttribution(next);
  const first = candidate.lines[0];
  const features: QuoteFeatures = {
    attributed,
    get indented() {
      return isIndented(candidate, [sequence[index - 1], sequence[index + 1], sequence[index + 2]], typography);
    },
    get italic() {
      return candidate.lines.every(({ words }) => words.every(({ italic }) => italic));
    },
    get pulled() {
      return isQuoted(candidateText(candidate)) && candidate.fontSize >= LARGER * typography.fontSize;
    },
    get barred() {
      return rules.some((rule) => isBarOf(rule, candidate) && !isOfFrame(rule, rules));
    },
    get words() {
      return wordCountOf(candidate);
    },
    get isItem() {
      return (first !== undefined && markerOf(first) !== undefined) || ATTRIBUTION.test(candidateText(candidate));
    },
    get isCaption() {
      return namesFloat(first?.words ?? []);
    },
    get endsSentence() {
      return /[.!?…]["'”“’»«)]*\d*$/u.test(candidateText(candidate));
    },
  };
  if (!decide(QUOTE, features, candidate.box, trace)) return 0;
  return attributed ? 2 : 1;
}

const isAttribution = (candidate: ParagraphCandidate): boolean =>
  candidate.lines.length === 1 &&
  wordCountOf(candidate) <= MOST_WORDS_OF_NAME &&
  ATTRIBUTION.test(candidateText(candidate));

/** Whether a paragraph begins further in than what is above or below it. */
const isIndented = (
  { box }: ParagraphCandidate,
  neighbours: readonly (ParagraphCandidate | Block | undefined)[],
  { fontSize }: Typography,
): boolean =>
  neighbours.some(
    (other) =>
      other?.box !== undefined &&
      horizontalOverlap(other.box, box) > 0 &&
      !(isCandidate(other) && isAttribution(other)) &&
      box[0] - other.box[0] >= INDENT * fontSize,
  );

/** Whether a rule stands just left of a paragraph, from its top to its bottom. */
function isBarOf({ box, orientation }: Rule, { box: text, fontSize }: ParagraphCandidate): boolean {
  if (orientation !== 'vertical' || box[2] > text[0] || text[0] - box[2] > BAR_DISTANCE * fontSize) return false;
  if (height(box) > TALLEST_BAR * (height(text) + 2 * fontSize)) return false;
  return overlap(box[1], box[3], text[1], text[3]) >= COVERED * height(text);
}

/** Whether another rule meets a bar: then it is a side of a frame, or of a table. */
const isOfFrame = (bar: Rule, rules: readonly Rule[]): boolean =>
  rules.some(
    (rule) =>
      rule.orientation === 'horizontal' &&
      gap(rule.box[0], rule.box[2], bar.box[0], bar.box[2]) < TOUCHING &&
      gap(rule.box[1], rule.box[3], bar.box[1], bar.box[3]) < TOUCHING,
  );

/** Length between two intervals; negative where they overlap. */
const gap = (a0: number, a1: number, b0: number, b1: number): number => Math.max(b0 - a1, a0 - b1);

/** A quotation of the given paragraphs. Where all of it is italic, that is its style, no emphasis. */
export function buildQuote(
  candidates: readonly ParagraphCandidate[],
  runsOf: (candidate: ParagraphCandidate) => Run[],
): Quote {
  const blocks = candidates.map((candidate): Block => {
    const { page, box } = candidate;
    return { kind: 'paragraph', page, box, runs: withoutOwnItalics(runsOf(candidate)) };
  });
  const box: Box = union(candidates.map((candidate) => candidate.box));
  return { kind: 'quote', page: candidates[0]?.page ?? 0, box, blocks };
}
