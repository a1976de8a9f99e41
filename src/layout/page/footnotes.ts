import type { Block, Footnote, Heading, Paragraph, Run } from '../../document/block.ts';
import { type Box, overlap, union, width } from '../../document/geometry.ts';
import type { PositionedPage, Rule, Word } from '../../document/page.ts';
import { mapBlocks, visit } from '../../document/walk.ts';
import { median } from '../../platform/median.ts';
import { isInMathFont } from '../figures/math-font.ts';
import type { RunsOf } from '../tables/grid.ts';
import { positionOf } from '../text/runs.ts';
import type { Typography } from '../typography.ts';
import { joinRows, type Line } from './lines.ts';

/** Largest size of a footnote, in shares of the body's. Chosen on odl-bench, dev half, as are all thresholds here. */
const SMALL = 0.95;
/** Largest distance by which further lines of a note begin left of its first, in shares of the font size. */
const HANGING = 3;
/** The same where they begin at the edge of the text above: Word and WordPerfect indent first lines by half an inch. */
const DEEPEST_INDENT = 5;
/** Distance up to which lines begin at that edge, in shares of the font size. */
const ALIGNED = 0.5;
/** A number, a letter or a typographic mark, at most thrice; German and Korean texts close it with a bracket. */
const MARKER = /^(?:\d{1,3}|[a-z]|[*∗†‡§¶]{1,3})\)?$/;

/** The same where it is not raised: a letter may be a word. */
const LEVEL_MARKER = /^(?:\d{1,3}|[*∗†‡§¶]{1,3})\)?$/;
/** Share of the widest line up to which a line is the one above notes: TeX's is .4, Word's two inches. */
const SHORT_LINE = 0.6;

/** A footnote and the raised markers in the text that call it. */
export interface Note {
  readonly block: Footnote;
  readonly lines: readonly Line[];
  readonly calls: readonly Word[];
}

/**
 * Footnotes of a page from top to bottom: small text at the foot of a column, with nothing larger below it, that begins
 * with a raised marker to which the text above refers.
 */
export function findFootnotes(
  { number: page, rules }: Pick<PositionedPage, 'number' | 'rules'>,
  lines: readonly Line[],
  { fontSize }: Typography,
  runsOf: RunsOf,
): Note[] {
  const foot = footOf(lines, rules, SMALL * fontSize);
  const firsts = lines.filter((line) => isFirst(line, SMALL * fontSize, foot));
  if (firsts.length === 0) return [];
  const calls = callsIn(lines);
  const notes: Note[] = [];
  const taken = new Set<Line>();
  for (const first of [...firsts].sort((a, b) => b.baseline - a.baseline)) {
    const marker = first.words[0] as Word;
    const own = withoutOthers(
      first,
      linesOf(first, lines, SMALL * fontSize)?.filter((line) => !taken.has(line)),
    );
    const sign = signOf(marker);
    const called = calls.get(sign);
    if (!called || !own) continue;
    for (const line of own) taken.add(line);
    calls.delete(sign);
    notes.unshift({ block: footnoteOf(page, marker, own, runsOf), lines: own, calls: called });
  }
  return notes;
}

/** Whether a note begins with a line: with a raised marker, or below the line above notes with any. */
function isFirst(line: Line, largest: number, foot: number): boolean {
  const [marker, next] = line.words;
  if (!marker || !next || line.fontSize >= largest) return false;
  return isMarker(marker, line) || (line.baseline > foot && next.spaced && LEVEL_MARKER.test(marker.text));
}

/**
 * y in points of the short line above the notes of a page, drawn or written with underscores, below which all text is
 * small; infinite where there is none.
 */
function footOf(lines: readonly Line[], rules: readonly Rule[], largest: number): number {
  const widest = Math.max(0, ...lines.map(({ box }) => width(box)));
  const written = lines.filter(({ words }) => words.length === 1 && /^_{5,}$/.test(words[0]?.text ?? ''));
  const drawn = rules.filter(({ orientation }) => orientation === 'horizontal');
  const bottom = [...written, ...drawn]
    .filter(({ box }) => width(box) < SHORT_LINE * widest)
    .map(({ box }) => box[3])
    .filter((y) => lines.every(({ box, fontSize }) => box[1] < y - fontSize / 2 || fontSize < largest));
  return Math.min(...bottom);
}

/** A marker without the bracket that may close it. */
const signOf = ({ text }: Word): string => text.replace(/\)$/, '');

const isMarker = (word: Word, line: Line): boolean =>
  MARKER.test(word.text) && positionOf(word, line) === 'superscript';

/** The raised markers that follow a word, or its punctuation, rather than a number or a sign. */
function callsIn(lines: readonly Line[]): Map<string, Word[]> {
  const calls = new Map<string, Word[]>();
  for (const line of lines) {
    for (const [index, word] of line.words.entries()) {
      const before = line.words[index - 1];
      if (!before || !isMarker(word, line) || !isText(before)) continue;
      const found = calls.get(signOf(word)) ?? [];
      calls.set(signOf(word), found);
      found.push(word);
    }
  }
  return calls;
}

const isText = (word: Word): boolean => /[\p{L}.,;:!?)\]"”’»]$/u.test(word.text) && !isInMathFont(word);

/** The lines of a note, from its first to the foot of its column; undefined where larger text is among them. */
function linesOf(first: Line, lines: readonly Line[], largest: number): Line[] | undefined {
  const { box, fontSize } = first;
  const column = columnAbove(first, lines, largest);
  const right = Math.max(median(column.map((line) => line.box[2])), box[2]);
  const edge = median(column.map((line) => line.box[0]));
  const isIndented = edge < box[0] && box[0] - edge <= DEEPEST_INDENT * fontSize;
  const near = box[0] - HANGING * fontSize;
  const left = isIndented ? Math.min(near, edge - ALIGNED * fontSize) : near;
  const isWithin = ({ box: [x0] }: Line): boolean =>
    x0 < right && (x0 > near || (isIndented && Math.abs(x0 - edge) < ALIGNED * fontSize));
  const below = lines.filter(
    (line) => line.box[3] > box[1] + fontSize / 2 && overlap(line.box[0], line.box[2], left, right) > 0,
  );
  return below.every((line) => line.fontSize < largest && isWithin(line)) ? below : undefined;
}

/** The lines of a note above those of others whose signs are not raised, and which nothing in the text may call. */
function withoutOthers(first: Line, lines: readonly Line[] | undefined): readonly Line[] | undefined {
  const others = lines?.filter((line) => line !== first && line.box[1] > first.box[1] && hasSign(line)) ?? [];
  const top = others.reduce((least, { baseline }) => Math.min(least, baseline), Number.POSITIVE_INFINITY);
  return lines?.filter(({ baseline }) => baseline < top);
}

const hasSign = ({ words: [sign, next] }: Line): boolean =>
  /^[*∗†‡§¶]{1,3}$/.test(sign?.text ?? '') && next?.spaced === true;

/** The lines of text above a note in its column, if any begin there. */
const columnAbove = (first: Line, lines: readonly Line[], largest: number): readonly Line[] =>
  lines.filter(({ box, fontSize, baseline }) => {
    const isOver = overlap(box[0], box[2], first.box[0], first.box[2]) > 0 && box[0] < first.box[0] + fontSize;
    return isOver && fontSize >= largest && baseline < first.baseline;
  });

function footnoteOf(page: number, marker: Word, lines: readonly Line[], runsOf: RunsOf): Footnote {
  const box: Box = union(lines.map((line) => line.box));
  const unmarked = joinRows(lines).map((line) => ({ ...line, words: line.words.filter((word) => word !== marker) }));
  const runs = runsOf(unmarked.filter(({ words }) => words.length > 0));
  const text: Paragraph = { kind: 'paragraph', page, box, runs };
  return { kind: 'footnote', page, box, marker: signOf(marker), markerWords: [marker], blocks: [text] };
}

/** The marker of every note, with the number of its page where a page before has the same: notes are counted anew. */
export function uniqueMarkers(pages: readonly (readonly Note[])[]): ReadonlyMap<Note, string> {
  const taken = new Set<string>();
  const markers = new Map<Note, string>();
  for (const note of pages.flatMap((notes) => notes.toReversed())) {
    const { marker, page } = note.block;
    const unique = taken.has(marker) ? `${marker}-${page}` : marker;
    taken.add(unique);
    markers.set(note, unique);
  }
  return markers;
}

/**
 * Turns the calls of notes into references and moves each note after the block that calls it. On the last page, where
 * no text follows, notes stay at the foot, as does a note that no block calls.
 * @param markers those of the document's notes, each unique.
 */
export function placeFootnotes(
  blocks: readonly Block[],
  notes: readonly Note[],
  isEnd: boolean,
  markers: ReadonlyMap<Note, string>,
): Block[] {
  const placed = [...blocks];
  const foot: Block[] = [];
  for (const note of notes.toReversed()) {
    const { block, calls } = note;
    const marker = markers.get(note) ?? block.marker;
    const isCalled = (run: Run): boolean => run.words.length === 1 && calls.includes(run.words[0] as Word);
    const index = placed.findIndex((other) => runsIn(other).some(isCalled));
    for (const [at, other] of placed.entries()) {
      if (runsIn(other).some(isCalled)) placed[at] = withReference(other, isCalled, marker);
    }
    if (index < 0 || isEnd) foot.unshift({ ...block, marker });
    else placed.splice(index + 1, 0, { ...block, marker });
  }
  return [...placed, ...foot];
}

const isList = ({ kind }: Block): boolean => kind === 'list';

/** The runs of a heading or paragraph, or of those in a list. */
const runsIn = (block: Block): readonly Run[] =>
  [...visit([block], isList)].flatMap((part) => (isBodyText(part) ? part.runs : []));

const isBodyText = (block: Block): block is Heading | Paragraph =>
  block.kind === 'heading' || block.kind === 'paragraph';

/** The block, with references instead of the runs that are a call. */
function withReference(block: Block, isCalled: (run: Run) => boolean, marker: string): Block {
  const refer = (run: Run): Run => (isCalled(run) ? { ...run, spaced: false, footnote: marker } : run);
  const [changed = block] = mapBlocks([block], {
    enters: isList,
    runs: (runs, part) => (isBodyText(part) ? runs.map(refer) : runs),
  });
  return changed;
}
