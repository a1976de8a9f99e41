import { type Box, contains, height, holdsMiddle, overlap, width } from '../../document/geometry.ts';
import type { Drawing, PositionedPage, Word } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { byTop } from '../item.ts';
import type { Line } from '../page/lines.ts';
import type { Region } from '../region.ts';
import type { GridCell } from '../tables/grid.ts';
import { cellsOf, DRAWINGS_PER_WORD } from '../tables/lattice.ts';
import { drawnLines } from '../tables/page-rulings.ts';
import { rowsOf } from '../tables/rows.ts';
import { clusters, coverage, type Rulings, TOLERANCE } from '../tables/rulings.ts';
import { type Grid, joined, storeysOf } from './storeys.ts';
import { withoutUnderlines } from './underlines.ts';

/** Fewest fields of a form. Chosen on forms of our own, as all here. */
const FEWEST_FIELDS = 3;
/** Least share of fields with words, and of those with room for what is filled in. */
const LABELLED = 0.6;
const ROOMY = 0.5;
/** Height of a field in heights of its first line from which there is room below that. */
const ROOM = 2;
/** Largest share of lines across the border of a field, and of fields with rows of several columns. */
const CROSSED = 0.1;
const TABULAR = 0.25;
/** Number of parts of a row that are columns: an amount may stand apart from its sign. */
const COLUMNS = 3;
/** Least share of a grid's area in boxes drawn along three sides at least: forms may be open at the edges of a page. */
const CLOSED = 0.7;
const SIDES = 3;
/** Least share of a side along which it is drawn. */
const DRAWN = 0.6;
/** Most words and rows of a field in the mean: more are text in frames. */
const MOST_WORDS = 30;
const MOST_ROWS = 5;
/** Most lines of one field: a page of text is none. */
const MOST_LINES = 60;
/** Points by which a line may jut out of its field. */
const JUT = 3;

/** A box of a form with the lines in it: a label, and what is filled in. */
export interface Field<T = Line> {
  readonly box: Box;
  readonly lines: readonly T[];
  /** Those of the lines that are below what they say, and read before it; none when absent. */
  readonly captions?: readonly T[];
}

/** Boxes that share their borders, each with a label and room for what is filled in. */
export interface Form<T = Line> {
  readonly box: Box;
  /** Those with text, row by row. */
  readonly fields: readonly Field<T>[];
  /** All that is in them. */
  readonly lines: readonly T[];
}

/** What decides whether a grid of rulings that is no table is a form. */
export interface FormFeatures {
  readonly fields: number;
  /** Number of lines in the longest field. */
  readonly longest: number;
  /** Number of places, across and down, where fields begin. */
  readonly columns: number;
  readonly rows: number;
  /** Share of fields with words rather than numbers. */
  readonly labelledShare: number;
  /** Share of fields with several lines, or room below the one. */
  readonly roomyShare: number;
  /** Share of lines across a border. */
  readonly crossedShare: number;
  /** Share of fields with a row of several columns. */
  readonly tabularShare: number;
  /** Share of its area in boxes with a border all round, but for a side: what is between separate boxes has none. */
  readonly closedShare: number;
  /** Number of rows of text in all fields. */
  readonly textRows: number;
  /** Number of words in all fields, and of curves and slanted lines drawn among them. */
  readonly words: number;
  readonly drawings: number;
}

/** A grid that is no table is a form unless one of the signs speaks against it. */
export const FORM = decisionOf<FormFeatures>(
  'form',
  [
    { name: 'few fields', weight: WEIGHT.veto, holds: ({ fields }) => fields < FEWEST_FIELDS },
    { name: 'page of text', weight: WEIGHT.veto, holds: ({ longest }) => longest > MOST_LINES },
    { name: 'one row', weight: WEIGHT.veto, holds: ({ rows }) => rows < 2 },
    { name: 'one column', weight: WEIGHT.veto, holds: ({ columns }) => columns < 2 },
    { name: 'numbers', weight: WEIGHT.veto, holds: ({ labelledShare }) => labelledShare < LABELLED },
    { name: 'no room for values', weight: WEIGHT.veto, holds: ({ roomyShare }) => roomyShare < ROOMY },
    { name: 'text across borders', weight: WEIGHT.veto, holds: ({ crossedShare }) => crossedShare > CROSSED },
    { name: 'columns in fields', weight: WEIGHT.veto, holds: ({ tabularShare }) => tabularShare > TABULAR },
    { name: 'open boxes', weight: WEIGHT.veto, holds: ({ closedShare }) => closedShare < CLOSED },
    { name: 'text in frames', weight: WEIGHT.veto, holds: ({ words, fields }) => words > MOST_WORDS * fields },
    { name: 'lists in frames', weight: WEIGHT.veto, holds: ({ textRows, fields }) => textRows > MOST_ROWS * fields },
    { name: 'picture', weight: WEIGHT.veto, holds: ({ words, drawings }) => drawings > DRAWINGS_PER_WORD * words },
  ],
  WEIGHT.for,
);

/**
 * The forms among the grids of drawn lines: their boxes are of many sizes, so that they are no tables.
 * @param lines those that no region has taken.
 * @param regions of the page: a grid with one in it is no form.
 */
export function findForms(
  page: PositionedPage,
  lines: readonly Line[],
  regions: readonly Region[],
  trace?: Trace,
): Form[] {
  const rulings = withoutUnderlines(drawnLines(page.rules), lines);
  if (rulings.vertical.length < 1 || rulings.horizontal.length < 2) return [];
  const forms: Form[] = [];
  let free = lines;
  const found = (grid: Grid): boolean => {
    const form = formIn(grid, free, regions, page.drawings, trace);
    if (!form) return false;
    forms.push(form);
    const own = new Set(form.lines);
    free = free.filter((line) => !own.has(line));
    return true;
  };
  for (const storeys of storeysOf(rulings)) {
    if (storeys.length < 2 || !found(joined(storeys))) storeys.forEach(found);
  }
  return forms;
}

/** The form that a grid is, if it is one. */
function formIn(
  { box, rulings }: Grid,
  lines: readonly Line[],
  regions: readonly Region[],
  drawings: readonly Drawing[] = [],
  trace?: Trace,
): Form | undefined {
  const inside = lines.filter((line) => holdsMiddle(box, line.box));
  if (inside.length < FEWEST_FIELDS || regions.some((region) => meets(box, region.box))) return undefined;
  const cells = cellsOf(
    rulings,
    box,
    inside.flatMap(({ words }) => words),
  );
  const fields = fieldsOf(cells, inside);
  const among = drawings.filter((drawing) => holdsMiddle(box, drawing.box)).length;
  const closedShare = (): number => closedShareOf(cells, rulings, box);
  return decide(FORM, featuresOf(fields, closedShare, among), box, trace) ? { box, fields, lines: inside } : undefined;
}

/** The words in forms. */
export const wordsOf = (forms: readonly Form[]): ReadonlySet<Word> =>
  new Set(forms.flatMap((form) => form.lines.flatMap(({ words }) => words)));

/** The words of fields that are set in several styles: a label and what is filled in, of which none is a heading. */
export const labelledEntries = (forms: readonly Form[]): ReadonlySet<Word> =>
  new Set(
    forms
      .flatMap(({ fields }) => fields)
      .filter(({ lines }) => new Set(lines.map(styleOf)).size > 1)
      .flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );

const styleOf = ({ words: [first], fontSize, bold }: Line): string =>
  `${Math.round(fontSize)} ${bold} ${first?.fontFamily}`;

const meets = (a: Box, b: Box): boolean =>
  overlap(a[0], a[2], b[0], b[2]) > TOLERANCE && overlap(a[1], a[3], b[1], b[3]) > TOLERANCE;

/** The cells of a grid with the lines in them, row by row. */
function fieldsOf(cells: readonly GridCell[], lines: readonly Line[]): Field[] {
  const lineOf = new Map(lines.flatMap((line) => line.words.map((word) => [word, line] as const)));
  const seen = new Set<Line>();
  const fields = cells.flatMap((cell): Field[] => {
    const own = [...new Set(cell.words.flatMap((word) => lineOf.get(word) ?? []))].filter((line) => !seen.has(line));
    for (const line of own) seen.add(line);
    return own.length > 0 && cell.box ? [{ box: cell.box, lines: own.sort(byTop) }] : [];
  });
  return clusters(fields, ({ box: [, top] }) => top).flatMap((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

function featuresOf(fields: readonly Field[], closedShare: () => number, drawings: number): FormFeatures {
  const lines = fields.flatMap((field) => field.lines.map((line) => ({ line, field })));
  const share = (holds: (field: Field) => boolean): number => fields.filter(holds).length / fields.length;
  return {
    fields: fields.length,
    longest: fields.reduce((most, field) => Math.max(most, field.lines.length), 0),
    columns: clusters(fields, ({ box: [left] }) => left).length,
    rows: clusters(fields, ({ box: [, top] }) => top).length,
    get labelledShare() {
      return share((field) => field.lines.some(({ words }) => words.some(({ text }) => /\p{L}{2}/u.test(text))));
    },
    get roomyShare() {
      return share(hasRoom);
    },
    get crossedShare() {
      return lines.filter(({ line, field }) => !contains(field.box, line.box, JUT)).length / lines.length;
    },
    get tabularShare() {
      return share((field) => rowsOf(field.lines).some((row) => row.length >= COLUMNS));
    },
    get closedShare() {
      return closedShare();
    },
    get textRows() {
      return fields.reduce((sum, field) => sum + rowsOf(field.lines).length, 0);
    },
    words: lines.reduce((sum, { line }) => sum + line.words.length, 0),
    drawings,
  };
}

/** Whether a field has several rows of text, or is as high as that at least. */
function hasRoom({ box, lines }: Field): boolean {
  const [first] = lines;
  return first !== undefined && (rowsOf(lines).length > 1 || height(box) >= ROOM * height(first.box));
}

function closedShareOf(cells: readonly GridCell[], rulings: Rulings, around: Box): number {
  let [closed, all] = [0, 0];
  for (const { box } of cells) {
    if (!box) continue;
    const area = width(box) * height(box);
    all += area;
    if (isClosed(rulings, box, around)) closed += area;
  }
  return closed / all;
}

/** Whether three sides of a box are drawn; a side of the form that is drawn nowhere ends where the level lines do. */
function isClosed({ horizontal, vertical }: Rulings, [left, top, right, bottom]: Box, around: Box): boolean {
  const levels = [top, bottom].filter((at) => coverage(horizontal, at, left, right) >= DRAWN).length;
  const isOpenEdge = (at: number): boolean =>
    [around[0], around[2]].some((edge) => Math.abs(edge - at) <= TOLERANCE) &&
    coverage(vertical, at, around[1], around[3]) === 0;
  const sides = [left, right].filter(
    (at) => (levels === 2 && isOpenEdge(at)) || coverage(vertical, at, top, bottom) >= DRAWN,
  ).length;
  return levels + sides >= SIDES;
}
