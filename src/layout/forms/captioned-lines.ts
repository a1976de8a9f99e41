import { type Box, boxAround, horizontalOverlap, overlap, union, width } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { drawnLines } from '../tables/page-rulings.ts';
import { clusters, meet, type Ruling } from '../tables/rulings.ts';
import type { Field, Form } from './forms.ts';

/** Fewest lines of a page that something is written on. Chosen on forms of our own, as all here. */
const FEWEST_FILLED = 2;
/** Distance of what is written above its line, in font sizes, at most, and by how much letters may reach below it. */
const ABOVE = 0.7;
const DIPPED = 0.15;
/** Distance of a caption's upper edge below the line in font sizes, at most; boxes of words are higher than letters. */
const BELOW = 1.1;
const HIGHER = 0.3;
/** Share of a text's width that is over or under the line at least. */
const WITHIN = 0.8;
/** Size of a caption in shares of what is written, at most. */
const SMALLER = 0.9;
/** Share of the page's rows of filled lines with smaller texts below them, at least: of ruled tables, few are so by chance. */
const LIKE = 0.5;
/** White space below a caption, in font sizes: less is before the next line of a text, or what an inscription is for. */
const ROOM = 0.8;
/** Points by which an underline may differ from its text. */
const ENDS = 3;

/** A line to write on, the captions below it, and what is written on it. */
interface Written {
  readonly line: Ruling;
  readonly captions: readonly Line[];
  readonly entries: readonly Line[];
}

/** What decides whether lines at one height are lines to write on with captions below them. */
export interface CaptionedFeatures {
  /** Number of those with something on them, at this height and on the whole page. */
  readonly filled: number;
  readonly filledOnPage: number;
  /** Whether one of them has no caption. */
  readonly isBare: boolean;
  /** Whether each caption is smaller than what is written. */
  readonly areSmaller: boolean;
  /** Share of the rows of filled lines on the page of which that holds. */
  readonly likeShare: number;
  /** Whether text goes on closely below a caption. */
  readonly goesOn: boolean;
  /** Whether each line is as long as the text on it. */
  readonly areUnderlines: boolean;
}

/** Lines with texts on and below them are lines to write on unless one of the signs speaks against it. */
export const CAPTIONED_LINES = decisionOf<CaptionedFeatures>(
  'captioned lines',
  [
    { name: 'empty', weight: WEIGHT.veto, holds: ({ filled }) => filled === 0 },
    { name: 'no form', weight: WEIGHT.veto, holds: ({ filledOnPage }) => filledOnPage < FEWEST_FILLED },
    { name: 'no caption', weight: WEIGHT.veto, holds: ({ isBare }) => isBare },
    { name: 'large captions', weight: WEIGHT.veto, holds: ({ areSmaller }) => !areSmaller },
    { name: 'among other rules', weight: WEIGHT.veto, holds: ({ likeShare }) => likeShare < LIKE },
    { name: 'text goes on', weight: WEIGHT.veto, holds: ({ goesOn }) => goesOn },
    { name: 'underlines', weight: WEIGHT.veto, holds: ({ areUnderlines }) => areUnderlines },
  ],
  WEIGHT.for,
);

/**
 * Lines to write on with their captions below them, each row of them as a form: what is written belongs to the caption
 * below it, not to what is beside it.
 * @param lines those that no region or form has taken.
 */
export function findCaptionedLines(page: PositionedPage, lines: readonly Line[], trace?: Trace): Form[] {
  if (lines.length === 0 || page.rules.length < FEWEST_FILLED) return [];
  const { horizontal, vertical } = drawnLines(page.rules);
  const free = horizontal.filter((level) => !vertical.some((upright) => meet(level, upright)));
  const rows = clusters(
    free.map((line) => writtenOn(line, lines)).filter(({ captions, entries }) => captions.length + entries.length > 0),
    ({ line }) => line.at,
  );
  const filledOnPage = rows.flat().filter(isFilled).length;
  if (filledOnPage < FEWEST_FILLED) return [];
  const filledRows = rows.filter((row) => row.some(isFilled));
  const onPage = { filledOnPage, likeShare: filledRows.filter(haveSmaller).length / filledRows.length };
  return rows.flatMap((row): Form[] => {
    const fields = row.flatMap(fieldsOf).sort((a, b) => a.box[0] - b.box[0]);
    const form = { box: union(fields.map(({ box }) => box)), fields, lines: fields.flatMap((field) => field.lines) };
    return decide(CAPTIONED_LINES, featuresOf(row, onPage, lines), form.box, trace) ? [form] : [];
  });
}

const isFilled = ({ captions, entries }: Written): boolean => captions.length > 0 && entries.length > 0;

function writtenOn(line: Ruling, lines: readonly Line[]): Written {
  const { at, from, to } = line;
  const own = lines.filter(({ box }) => overlap(from, to, box[0], box[2]) >= WITHIN * width(box));
  const isOn = ({ baseline, fontSize }: Line): boolean =>
    baseline <= at + DIPPED * fontSize && at - baseline <= ABOVE * fontSize;
  const isUnder = ({ box: [, top], baseline, fontSize }: Line): boolean =>
    baseline > at + DIPPED * fontSize && top >= at - HIGHER * fontSize && top <= at + BELOW * fontSize;
  return { line, captions: own.filter(isUnder), entries: own.filter(isOn) };
}

/** A field for each caption: with several below one line, what is written belongs to the last that begins before it. */
function fieldsOf({ captions, entries }: Written): Field[] {
  const ordered = captions.toSorted((a, b) => a.box[0] - b.box[0]);
  const captionOf = (entry: Line): Line | undefined =>
    ordered.findLast(({ box }) => box[0] <= entry.box[0] || horizontalOverlap(box, entry.box) > 0) ?? ordered[0];
  return ordered.map((caption) => {
    const own = entries.filter((entry) => captionOf(entry) === caption);
    const lines = [...own, caption];
    return { box: boxAround(lines), lines, captions: [caption] };
  });
}

/** Whether the captions of filled lines are smaller than what is written. */
const haveSmaller = (row: readonly Written[]): boolean =>
  row.filter(isFilled).every(({ captions, entries }) => {
    const least = Math.min(...entries.map(({ fontSize }) => fontSize));
    return captions.every(({ fontSize }) => fontSize <= SMALLER * least);
  });

function featuresOf(
  row: readonly Written[],
  onPage: Pick<CaptionedFeatures, 'filledOnPage' | 'likeShare'>,
  lines: readonly Line[],
): CaptionedFeatures {
  const filled = row.filter(isFilled);
  return {
    ...onPage,
    filled: filled.length,
    isBare: row.some(({ captions }) => captions.length === 0),
    areSmaller: haveSmaller(row),
    get goesOn() {
      return row.some(({ captions }) => captions.some((caption) => lines.some((line) => isCloseBelow(caption, line))));
    },
    areUnderlines: filled.every(({ line: { from, to }, entries }) => {
      const [left, , right]: Box = boxAround(entries);
      return Math.abs(from - left) <= ENDS && Math.abs(to - right) <= ENDS;
    }),
  };
}

const isCloseBelow = ({ box: caption, fontSize }: Line, { box }: Line): boolean =>
  box[1] >= caption[3] - HIGHER * fontSize &&
  box[1] - caption[3] < ROOM * fontSize &&
  horizontalOverlap(caption, box) > 0;
