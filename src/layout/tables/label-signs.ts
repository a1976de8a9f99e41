import { type Box, overlap, union } from '../../document/geometry.ts';
import { decisionOf, WEIGHT } from '../decision.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { FindIn } from '../placed-in.ts';
import { areWrittenApart, isWrittenFirst } from '../reading-order/cards.ts';
import { type StreamPosition, stretchOf } from '../reading-order/stream-position.ts';
import { isNumber } from './grid.ts';
import { areInOwnStyle, usualWords } from './keys.ts';
import { acrossPage, EDGE, type Labelled, LEVEL, partsIn } from './label-rows.ts';
import { GAP } from './rows.ts';
import { type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { NUMBERING } from './stream.ts';

/** Fewest rows, and of those that neither labels nor amounts tell. Chosen on papers of our own, as all here. */
const FEWEST = 3;
const FEWEST_PLAIN = 4;
/** The same of sentences, and words of the median value from which it is one. */
const FEWEST_LONG = 4;
const MOST_WORDS = 8;
/** White in font sizes up to which a text belongs to what is below it. */
const NEAR = 2;
const NAME = /^\p{Lu}[^\d.,;:!?]+$/u;
/** Share that most of some rows, labels or values are more than, and a line along them. */
const MOST = 0.5;

/** What is around the rows. */
export interface Surroundings {
  /** Finds the parts of the lines that no region has taken. */
  readonly find: FindIn<Line>;
  readonly rulings: Rulings;
  readonly position: StreamPosition;
}

/** Whether a text is filled in: it has letters or digits, and is no label of a form with nothing beside it. */
const isFilledIn = ({ words }: Line): boolean =>
  words.some(({ text }) => /[\p{L}\p{N}]{2}|\p{N}/u.test(text)) && !words.some(({ text }) => /__|[:：]$/.test(text));

/** Whether a label is written as names are: with a capital, and with neither digits nor the sign that a sentence ends or goes on. */
const isName = (label: Line): boolean => NAME.test(textOfLine(label));

const isWorded = ({ words }: Line): boolean => words.some(({ text }) => /\p{L}{2}/u.test(text));

/** Whether the content stream writes the value right after its label: columns of text are written one after the other. */
function isWrittenInOrder({ label, value: [value] }: Labelled, position: StreamPosition): boolean {
  return value !== undefined && stretchOf(label, position)[1] + 1 === stretchOf(value, position)[0];
}

/** Whether there is more than a word's space between a label and its value. */
const isSetApart = ({ label, value: [value] }: Labelled): boolean =>
  value !== undefined && value.box[0] - label.box[2] > GAP * label.fontSize;

/** What decides whether labels and what stands beside them are a list of their own. */
export interface ListFeatures {
  readonly rows: number;
  /** Whether most labels end in a colon. */
  readonly haveColons: boolean;
  /** Whether the labels are in a style of their own, which tells them from their values. */
  readonly areTold: boolean;
  /** Whether the median value is as long as a sentence. */
  readonly areSentences: boolean;
  /** Whether most labels have a word, or a letter where their style tells them. */
  readonly haveWords: boolean;
  /** Whether most labels begin with the number of a clause or an item. */
  readonly areNumbered: boolean;
  /** Whether most values hold digits, and whether most are amounts. */
  readonly haveFigures: boolean;
  readonly areAmounts: boolean;
  /** Whether a text is near above the values. */
  readonly isHeaded: boolean;
  /** Whether most values are filled in, and stand apart from their labels. */
  readonly areFilledIn: boolean;
  readonly areSetApart: boolean;
  /** Whether most labels hold digits. */
  readonly areFigures: boolean;
  /** Whether half of the labels are said before. */
  readonly areRepeated: boolean;
  /** Whether a line is drawn among the rows or along them. */
  readonly isRuled: boolean;
  /** Whether each label is a name written right before its value, and some values hold digits, which no name does. */
  readonly areNames: boolean;
  /** Whether what is beside the rows is more of them. */
  readonly goesOn: boolean;
}

/** Rows of labels and values are a list unless a sign says that they are a form, items, or rows of a wider or a drawn table. */
export const LIST = decisionOf<ListFeatures>(
  'labels and values',
  [
    // A colon ties a value to its label wherever they stand, and forms that use it have empty values among others.
    { name: 'colons', weight: WEIGHT.veto, holds: ({ haveColons }) => haveColons },
    {
      name: 'few rows',
      weight: WEIGHT.veto,
      holds: ({ rows, areSentences }) => rows < (areSentences ? FEWEST_LONG : FEWEST),
    },
    { name: 'labels without words', weight: WEIGHT.veto, holds: ({ haveWords }) => !haveWords },
    { name: 'numbered items', weight: WEIGHT.veto, holds: ({ areNumbered }) => areNumbered },
    {
      name: 'plain text',
      weight: WEIGHT.veto,
      holds: ({ areTold, haveFigures, areAmounts, areNames, rows }) =>
        !areTold && (rows < FEWEST_PLAIN ? !areAmounts : !haveFigures && !areNames),
    },
    {
      name: 'amounts of a table',
      weight: WEIGHT.veto,
      holds: ({ areTold, areAmounts, isHeaded }) => !areTold && areAmounts && isHeaded,
    },
    { name: 'nothing filled in', weight: WEIGHT.veto, holds: ({ areFilledIn }) => !areFilledIn },
    { name: 'no room between', weight: WEIGHT.veto, holds: ({ areSetApart }) => !areSetApart },
    { name: 'figures as labels', weight: WEIGHT.veto, holds: ({ areFigures }) => areFigures },
    { name: 'labels said again', weight: WEIGHT.veto, holds: ({ areRepeated }) => areRepeated },
    { name: 'drawn lines', weight: WEIGHT.veto, holds: ({ isRuled }) => isRuled },
    { name: 'wider rows', weight: WEIGHT.veto, holds: ({ goesOn }) => goesOn },
  ],
  WEIGHT.for,
);

/** What `LIST` looks at, worked out where it does. */
export function featuresOf(rows: readonly Labelled[], around: Surroundings): ListFeatures {
  const labels = rows.map(({ label }) => label);
  const values = rows.flatMap(({ value }) => value);
  const areMost = (lines: readonly Line[], is: (line: Line) => boolean): boolean =>
    lines.filter(is).length > MOST * lines.length;
  const hasFigure = ({ words }: Line): boolean => words.some(({ text }) => /\d/.test(text));
  const areTold = areInOwnStyle(labels, values);
  return {
    rows: rows.length,
    get haveColons() {
      return areMost(labels, ({ words }) => /[:：]$/.test(words.at(-1)?.text ?? ''));
    },
    areTold,
    get areSentences() {
      return usualWords(values) > MOST_WORDS;
    },
    get haveWords() {
      const least = areTold ? /\p{L}/u : /\p{L}{2}/u;
      return areMost(labels, ({ words }) => words.some(({ text }) => least.test(text)));
    },
    get areNumbered() {
      return areMost(labels, ({ words: [first] }) => NUMBERING.test(first?.text ?? ''));
    },
    get haveFigures() {
      return areMost(values, hasFigure);
    },
    get areAmounts() {
      return areMost(values, isNumber);
    },
    get isHeaded() {
      return isHeaded(rows, around.find);
    },
    get areFilledIn() {
      return areMost(values, isFilledIn);
    },
    get areSetApart() {
      return rows.filter(isSetApart).length > MOST * rows.length;
    },
    get areFigures() {
      return areMost(labels, hasFigure);
    },
    get areRepeated() {
      return 2 * new Set(labels.map(textOfLine)).size <= labels.length;
    },
    get isRuled() {
      return isRuled(boxOf(rows), labels[0]?.fontSize ?? 0, around.rulings);
    },
    get areNames() {
      const areNamed = rows.every((row) => isName(row.label) && isWrittenInOrder(row, around.position));
      return areNamed && values.some(hasFigure);
    },
    get goesOn() {
      return goesOn(rows, areTold, around);
    },
  };
}

/** The outline of rows. */
export const boxOf = (rows: readonly Labelled[]): Box => union(partsIn(rows).map((part) => part.box));

/** Whether texts level with rows, that no line parts from these, are of the same rows. */
function goesOn(rows: readonly Labelled[], areTold: boolean, { find, rulings, position }: Surroundings): boolean {
  const box = boxOf(rows);
  const own = new Set(partsIn(rows));
  const slack = (rows[0]?.label.fontSize ?? 0) / 2;
  const beside = find(acrossPage(box)).filter(
    (part) =>
      !own.has(part) &&
      rows.some(({ label }) => Math.abs(label.baseline - part.baseline) <= LEVEL * label.fontSize) &&
      !isParted(part.box, box, rulings.vertical, slack),
  );
  if (beside.length === 0) return false;
  // What is right of values that nothing tells are the next cells of their rows.
  if (!areTold && beside.some((part) => part.box[0] >= box[2])) {
    const isOther = 2 * beside.filter(isWorded).length > beside.length && isWrittenFirst([...own], beside, position);
    return !isOther || !rows.every((row) => isWrittenInOrder(row, position));
  }
  return !areWrittenApart(beside, [...own], position);
}

/** Whether a text is near above the values, and not above all of the rows, from further left on, as a line of an address. */
function isHeaded(rows: readonly Labelled[], find: FindIn<Line>): boolean {
  const start = Math.min(...rows.map(({ label }) => label.box[0])) - EDGE * (rows[0]?.label.fontSize ?? 0);
  const [x0, top, x1] = union(rows.flatMap(({ value }) => value.map(({ box }) => box)));
  const above = find(acrossPage([x0, top - NEAR * (rows[0]?.label.fontSize ?? 0), x1, top]));
  return above.some(({ box }) => box[0] >= start && overlap(box[0], box[2], x0, x1) > 0);
}

/** Whether a line, longer than one under a title, is drawn among rows, or right above or below them. */
const isRuled = ([x0, y0, x1, y1]: Box, size: number, { horizontal, vertical }: Rulings): boolean =>
  horizontal.some(
    ({ at, from, to }) => at > y0 - size && at < y1 + size && overlap(from, to, x0, x1) > MOST * (x1 - x0),
  ) || vertical.some(({ at, from, to }) => at > x0 && at < x1 && overlap(from, to, y0, y1) > 0);

/**
 * Whether an upright line along a whole list parts it from what is beside it: from the middle of its first row at least to
 * that of its last, as boxes of text reach above and below their letters.
 * @param slack half the size of its type in points.
 */
const isParted = (beside: Box, [x0, y0, x1, y1]: Box, vertical: readonly Ruling[], slack: number): boolean =>
  vertical.some(
    ({ at, from, to }) =>
      from <= y0 + slack &&
      to >= y1 - slack &&
      ((at >= x1 - TOLERANCE && at <= beside[0]) || (at >= beside[2] - TOLERANCE && at <= x0)),
  );
