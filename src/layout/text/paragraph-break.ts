import type { Box } from '../../document/geometry.ts';
import type { Marker } from '../../document/list-marker.ts';
import type { Word } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { isNumber } from '../figures/formulas.ts';
import { isBold } from '../metrics.ts';
import { isCapitals } from '../page/capitals.ts';
import { isCheckBox } from '../page/check-box.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import { colorOf } from '../page/line-color.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { areCentred, type Column, isSameSize, sameSize } from './column-measure.ts';
import { hasLabel } from './forced-breaks.ts';
import { hasTerm, haveKeys } from './keys.ts';
import {
  beginsInLowerCase,
  endsInFullStop,
  endsInRange,
  endsSentence,
  hasParts,
  haveAlignedParts,
  isShort,
  isStretched,
} from './line-ends.ts';
import { markerOf } from './list-markers.ts';
import { beginsAtOtherEdge } from './other-edge.ts';
import { syntaxOf } from './program-text.ts';
import { positionOf } from './runs.ts';
import { isNextSection } from './section-numbers.ts';
import { haveSignKeys } from './sign-keys.ts';
import { ADDRESS } from './typed-addresses.ts';

// Thresholds without another origin were chosen on odl-bench, dev half; lengths are shares of the font size.

/** Distance of baselines, in shares of the usual one, above which a paragraph begins: white space. */
const LOOSE_PITCH = 1.25;
/** Distance of baselines up to which a sentence may go on where other lines of the column are closer. CSS: 1.5 is common. */
const WIDEST_LEADING = 1.8;
/** The same where the line before is full: text that is set double among other text. LaTeX sets 2 to 2.1, Word 2.3. */
const DOUBLE_LEADING = 2.5;
/** Fewest words of a full line of running text. */
const FEWEST_WORDS = 8;
/** Least and largest indent of a first line. TeX indents by 1.5 to 2, Word by half an inch. */
const INDENT = 0.8;
const DEEPEST_INDENT = 5;
/** Distance up to which lines begin at one edge. */
const ALIGNED = 0.4;
/** Size in shares of the text's above which lines are those of titles. */
const LARGER_THAN_BODY = 1.12;
/** Size of an initial in shares of the line's. */
const LARGE_INITIAL = 1.6;
/** Lines that tell whether a paragraph is justified: the first of one may be indented. */
const FEWEST_JUSTIFIED = 2;
/** Letters of a line in capitals: fewer may be the name of an institution at the end of a title. */
const FEWEST_CAPITALS = 5;
/** Share of the column's width that ragged text may leave at the end of a line. Chosen on wild, even half: .02 to .09. */
const RAGGED = 0.25;

/** The number of a line of a form, perhaps with a letter: 7, 12b. */
const NUMBER_OF_BOX = /^\(?\d{1,3}[a-z]?[.)]?$/i;

/** Signs of notes that no text has among its words. */
const NOTE_SIGN = /^(?:[*∗]{2,3}|[†‡]{1,2})$/u;

/** A line that may begin a paragraph, with what is around it. */
export interface Break {
  /** The lines of the paragraph that is open. */
  readonly open: readonly Line[];
  readonly before: Line;
  readonly line: Line;
  readonly next: Line | undefined;
}

/** What tells whether a line begins a paragraph. */
interface BreakFeatures {
  /** Distance of the baselines in points. */
  readonly pitch: number;
  /** The same within the open paragraph, or usually in the column. */
  readonly usualPitch: number;
  /** A sentence goes on at a distance that lines of text may have. */
  readonly isLed: boolean;
  readonly otherSize: boolean;
  /** The line before is the number of an equation. */
  readonly afterEquation: boolean;
  /** Bold begins or ends with the line. */
  readonly otherWeight: boolean;
  /** Each line has a colour of its own, and room for another one is between them. */
  readonly otherColour: boolean;
  readonly marker: Marker | undefined;
  /** The line begins with a number and a box to tick. */
  readonly isChoice: boolean;
  /** The line begins with the number of the section after the one that the paragraph begins with. */
  readonly nextSection: boolean;
  /** The line before stands in the middle of the column, in another font. */
  readonly belowTitle: boolean;
  /** The line and the one that begins the paragraph are rows of a key of signs: see `haveSignKeys`. */
  readonly nextSign: boolean;
  /** The line begins with the sign of a note, and then says something. */
  readonly noteMark: boolean;
  /** The line is set flush left, centred or flush right, unlike the one before. */
  readonly otherEdge: boolean;
  /** The open paragraph is an item of a list. */
  readonly inList: boolean;
  /** Both lines have parts apart that are aligned, as labels and values are. */
  readonly alignedParts: boolean;
  /** The line's first word would have fitted on the line before: the break was meant. */
  readonly afterShort: boolean;
  /** Size in shares of the text's. */
  readonly relativeSize: number;
  readonly bold: boolean;
  /** The middles of the lines are above each other, and one line may go on with the other. */
  readonly centred: boolean;
  /** The lines are centred, and one of them is an address. */
  readonly besideAddress: boolean;
  /** The line goes on with a sentence, below a line that ends near the edge. */
  readonly goesOn: boolean;
  /** Both are among lines that mostly stand on their own. */
  readonly inVerse: boolean;
  /** The line and the one that begins the paragraph begin with bold keys, and no forced break is between: see `haveKeys`. */
  readonly nextKey: boolean;
  /** Both the line and the one that begins the paragraph have labels or terms, and the line before ends a sentence. */
  readonly isEntry: boolean;
  /** The line or the one before is surely one of a program. */
  readonly besideProgram: boolean;
  /** The lines are centred and not full, and one of them alone is in capitals. */
  readonly otherCase: boolean;
  /** One of the lines is all code, and they begin at different edges. */
  readonly besideCode: boolean;
  /** A forced line break comes before the line, and no paragraph. */
  readonly isForced: boolean;
  readonly indented: boolean;
  readonly outdented: boolean;
}

/** Weights set by hand on odl-bench, dev half. Lines of titles are not parted by where they begin or end. */
const PARAGRAPH_BREAK = decisionOf<BreakFeatures>('paragraph break', [
  {
    name: 'white space',
    weight: WEIGHT.sufficient,
    holds: ({ pitch, usualPitch, isLed }) => pitch > LOOSE_PITCH * usualPitch && !isLed,
  },
  { name: 'other size', weight: WEIGHT.sufficient, holds: ({ otherSize }) => otherSize },
  { name: 'after an equation', weight: WEIGHT.sufficient, holds: ({ afterEquation }) => afterEquation },
  { name: 'other weight', weight: WEIGHT.sufficient, holds: ({ otherWeight }) => otherWeight },
  { name: 'other colour, apart', weight: WEIGHT.sufficient, holds: ({ otherColour }) => otherColour },
  { name: 'bullet', weight: WEIGHT.sufficient, holds: ({ marker }) => marker?.kind === 'bullet' },
  { name: 'numbered box to tick', weight: WEIGHT.sufficient, holds: ({ isChoice }) => isChoice },
  { name: 'next item', weight: WEIGHT.sufficient, holds: ({ marker, inList }) => marker !== undefined && inList },
  {
    name: 'number after a short line',
    weight: WEIGHT.sufficient,
    holds: ({ marker, afterShort }) => marker !== undefined && afterShort,
  },
  { name: 'next section', weight: WEIGHT.sufficient, holds: ({ nextSection }) => nextSection },
  { name: 'below a title', weight: WEIGHT.sufficient, holds: ({ belowTitle }) => belowTitle },
  { name: 'next sign', weight: WEIGHT.sufficient, holds: ({ nextSign }) => nextSign },
  { name: 'sign of a note', weight: WEIGHT.sufficient, holds: ({ noteMark }) => noteMark },
  { name: 'other edge', weight: WEIGHT.sufficient, holds: ({ otherEdge }) => otherEdge },
  {
    name: 'bold line of a list',
    weight: WEIGHT.sufficient,
    holds: ({ bold, relativeSize, inVerse }) => bold && relativeSize <= LARGER_THAN_BODY && inVerse,
  },
  { name: 'next key', weight: WEIGHT.sufficient, holds: ({ nextKey }) => nextKey },
  { name: 'aligned parts', weight: WEIGHT.sufficient, holds: ({ alignedParts }) => alignedParts },
  { name: 'beside a line of a program', weight: WEIGHT.sufficient, holds: ({ besideProgram }) => besideProgram },
  { name: 'other case', weight: WEIGHT.sufficient, holds: ({ otherCase }) => otherCase },
  { name: 'beside a line of code', weight: WEIGHT.sufficient, holds: ({ besideCode }) => besideCode },
  { name: 'large', weight: WEIGHT.against, holds: ({ relativeSize }) => relativeSize > LARGER_THAN_BODY },
  { name: 'bold', weight: WEIGHT.against, holds: ({ bold }) => bold },
  { name: 'centred', weight: WEIGHT.against, holds: ({ centred }) => centred },
  { name: 'next line of an address', weight: WEIGHT.against, holds: ({ isForced }) => isForced },
  { name: 'goes on in lower case', weight: WEIGHT.against, holds: ({ goesOn }) => goesOn },
  { name: 'next entry', weight: WEIGHT.for, holds: ({ isEntry }) => isEntry },
  { name: 'indented', weight: WEIGHT.for, holds: ({ indented }) => indented },
  { name: 'outdented', weight: WEIGHT.for, holds: ({ outdented }) => outdented },
  { name: 'after a short line', weight: WEIGHT.for, holds: ({ afterShort }) => afterShort },
  { name: 'beside an address', weight: WEIGHT.for, holds: ({ besideAddress }) => besideAddress },
  { name: 'line of verse', weight: WEIGHT.for, holds: ({ inVerse }) => inVerse },
]);

/** The features of a possible break; those that most lines do not need are measured when they are asked for. */
class MeasuredBreak implements BreakFeatures {
  readonly #at: Break;
  readonly #column: Column;

  constructor(at: Break, column: Column) {
    this.#at = at;
    this.#column = column;
  }

  get pitch(): number {
    return this.#at.line.baseline - this.#at.before.baseline;
  }

  get usualPitch(): number {
    const { open, line } = this.#at;
    const usual = this.#column.pitchAt(line.fontSize);
    const own = open.length > 1 ? pitchWithin(open) : usual;
    return Math.max(own, Math.min(usual, own * 1.1));
  }

  get isLed(): boolean {
    const { line } = this.#at;
    // A letter alone may be the name of a variable.
    const isWord = (line.words[0]?.text.length ?? 0) > 1;
    if (!isWord || this.pitch > DOUBLE_LEADING * line.fontSize) return false;
    return this.pitch <= WIDEST_LEADING * line.fontSize ? this.goesOn : this.#isSentenceAtEdge;
  }

  /** Whether a sentence fills the line before and goes on at the column's edge. */
  get #isSentenceAtEdge(): boolean {
    const { before, line } = this.#at;
    const isAtEdge = Math.abs(line.box[0] - this.#column.box[0]) < ALIGNED * line.fontSize;
    const { strength, isOpen } = syntaxOf(line);
    const isSentence = isText(before) && strength === 0 && !isOpen;
    return isSentence && isAtEdge && !this.afterShort && beginsInLowerCase(line) && !endsSentence(before);
  }

  get otherSize(): boolean {
    const { before, line } = this.#at;
    return !sameSize(before, line) && !sameSizeWhereTheyMeet(before, line);
  }

  get afterEquation(): boolean {
    return isNumber(this.#at.before);
  }

  get otherWeight(): boolean {
    const { before, line } = this.#at;
    return (
      before.bold !== line.bold &&
      !isStretched(before) &&
      (hasNoBold(before.bold ? line : before, this.#column.typography) || this.#isBoldOutside)
    );
  }

  get otherColour(): boolean {
    const { before, line } = this.#at;
    const [above, below] = [colorOf(before), colorOf(line)];
    const isOther = above !== undefined && below !== undefined && above !== below;
    return isOther && this.pitch > WIDEST_LEADING * line.fontSize && !beginsInLowerCase(line);
  }

  /** Whether the line is bold after a short one, and begins left of the paragraph, some words of which are bold too. */
  get #isBoldOutside(): boolean {
    const { open, line } = this.#at;
    const first = open[0] as Line;
    return line.bold && first.box[0] - line.box[0] > INDENT * line.fontSize && this.afterShort;
  }

  get marker(): Marker | undefined {
    const { open, line } = this.#at;
    const marker = markerOf(line);
    const isPart = marker && (partsWords(marker, open) || endsInRange(this.#at.before) || this.#isWithinItem(marker));
    return isPart ? undefined : marker;
  }

  get isChoice(): boolean {
    const [number, box] = this.#at.line.words;
    return number !== undefined && box !== undefined && NUMBER_OF_BOX.test(number.text) && isCheckBox(box);
  }

  get nextSection(): boolean {
    const { open, line } = this.#at;
    return isNextSection(open[0]?.words[0]?.text ?? '', line.words[0]?.text ?? '');
  }

  get belowTitle(): boolean {
    const { before, line } = this.#at;
    const { box } = this.#column;
    const [left, right] = [before.box[0] - box[0], box[2] - before.box[2]];
    const isInMiddle = Math.min(left, right) > before.fontSize && Math.abs(left - right) < before.fontSize;
    return isInMiddle && before.box[0] - line.box[0] > line.fontSize && haveNoCommonFont(before, line);
  }

  get nextSign(): boolean {
    return haveSignKeys(this.#at.open[0] as Line, this.#at.line);
  }

  get noteMark(): boolean {
    const { line } = this.#at;
    const [first, second] = line.words;
    if (NOTE_SIGN.test(first?.text ?? '') && second?.spaced) return true;
    return first !== undefined && positionOf(first, line) === 'superscript' && isNoteMark(first.text, second?.text);
  }

  get otherEdge(): boolean {
    return beginsAtOtherEdge(this.#at.open, this.#at.line, this.#column.box);
  }

  get inList(): boolean {
    return markerOf(this.#at.open[0] as Line) !== undefined;
  }

  /** Whether what looks like a number stands amid the text of an item: where its lines begin, and in no order. */
  #isWithinItem(marker: Marker): boolean {
    const { open, before, line } = this.#at;
    if (marker.kind === 'bullet' || this.afterShort || !hangsInItem(open, line)) return false;
    if (marker.ordinal !== 1) return true;
    return isInitial(marker.text) && (!endsSentence(before) || endsInInitial(before));
  }

  get afterShort(): boolean {
    const { before, line } = this.#at;
    return isShort(before, line, this.#column.rightOf(before));
  }

  get alignedParts(): boolean {
    return haveAlignedParts(this.#at.before, this.#at.line);
  }

  get relativeSize(): number {
    return this.#at.line.fontSize / this.#column.typography.fontSize;
  }

  get bold(): boolean {
    return this.#at.line.bold;
  }

  get centred(): boolean {
    const { before, line } = this.#at;
    const standsAlone = this.afterShort || this.besideAddress || this.inVerse;
    return areCentred(before, line) && !this.#isJustified && (beginsInLowerCase(line) || !standsAlone);
  }

  /** Whether the lines of the open paragraph begin and end at its edges: a shorter one happens to stand in the middle. */
  get #isJustified(): boolean {
    const { open } = this.#at;
    const last = open.slice(-FEWEST_JUSTIFIED);
    const isAt = (edge: 0 | 2): boolean =>
      last.every(({ box, fontSize }) => Math.abs(box[edge] - (last[0] as Line).box[edge]) < ALIGNED * fontSize);
    return last.length === FEWEST_JUSTIFIED && isAt(0) && isAt(2);
  }

  get besideAddress(): boolean {
    const { before, line } = this.#at;
    return (
      areCentred(before, line) && [before, line].some(({ words }) => words.every(({ text }) => ADDRESS.test(text)))
    );
  }

  get goesOn(): boolean {
    const { before, line } = this.#at;
    const { box } = this.#column;
    const isNearEdge = box[2] - before.box[2] < RAGGED * (box[2] - box[0]);
    const edges = [before, ...(markerOf(before) ? before.words.slice(1, 2) : [])].map(({ box: [x0] }) => x0);
    const isAligned = edges.some((x0) => Math.abs(line.box[0] - x0) < ALIGNED * line.fontSize);
    return isNearEdge && isAligned && beginsInLowerCase(line) && !endsSentence(before);
  }

  get inVerse(): boolean {
    const { before, line } = this.#at;
    const { verse } = this.#column;
    return verse.has(before) && verse.has(line) && !beginsInLowerCase(line) && !this.#isWrapped;
  }

  /** Whether the line follows a full one more closely than lines of the column usually do. */
  get #isWrapped(): boolean {
    const usual = this.#column.pitchAt(this.#at.line.fontSize);
    return LOOSE_PITCH * this.pitch < usual && !this.afterShort;
  }

  get nextKey(): boolean {
    const { open, line } = this.#at;
    return !this.isForced && haveKeys(open[0] as Line, line);
  }

  get isEntry(): boolean {
    const { open, before, line } = this.#at;
    const first = open[0] as Line;
    return ((hasLabel(line) && hasLabel(first)) || (hasTerm(line) && hasTerm(first))) && endsInFullStop(before);
  }

  get besideProgram(): boolean {
    const { before, line } = this.#at;
    return syntaxOf(before).strength === 2 || syntaxOf(line).strength === 2;
  }

  get otherCase(): boolean {
    const { before, line } = this.#at;
    if (!areCentred(before, line) || !isShort(before, line, this.#column.box[2])) return false;
    return isInCapitals(before) ? hasSmallLetters(line) : isInCapitals(line) && hasSmallLetters(before);
  }

  get besideCode(): boolean {
    const { open, before, line } = this.#at;
    const { typography } = this.#column;
    if (typography.monospace || isInFixedPitch(before) === isInFixedPitch(line)) return false;
    if (Math.abs(line.box[0] - before.box[0]) < INDENT * line.fontSize) return false;
    const isLedTo = isInFixedPitch(line) && endsSentence(before) && !before.words.some(({ monospace }) => monospace);
    return isLedTo || !hangsInItem(open, line);
  }

  get isForced(): boolean {
    return this.#column.breaks.has(this.#at.line);
  }

  get indented(): boolean {
    return isIndented(this.#at, this.#column.box) && !hangsInItem(this.#at.open, this.#at.line);
  }

  get outdented(): boolean {
    return isOutdented(this.#at.open, this.#at.line);
  }
}

/** Whether a line begins a paragraph rather than going on with the open one. */
export const startsParagraph = (at: Break, column: Column, trace?: Trace): boolean =>
  decide(PARAGRAPH_BREAK, new MeasuredBreak(at, column), at.line.box, trace);

/** Whether a line is running text: most of its words are, unlike those of a formula. */
const isText = ({ words }: Line): boolean =>
  words.length >= FEWEST_WORDS &&
  2 * words.filter(({ text }) => /^[\p{L}\p{Pd}'’]{2,}[,;]?$/u.test(text)).length > words.length;

/** Whether a line is in capitals, and not the name of an institution alone. */
const isInCapitals = (line: Line): boolean =>
  isCapitals(textOfLine(line)) && textOfLine(line).replace(/\P{L}/gu, '').length >= FEWEST_CAPITALS;

const hasSmallLetters = (line: Line): boolean => /\p{Ll}{2}/u.test(textOfLine(line));

/** Whether a line begins where the text of the open item does, further in than its marker. */
function hangsInItem([item]: readonly Line[], line: Line): boolean {
  const text = item && markerOf(item) && item.words[1];
  if (!text) return false;
  const isAligned = Math.abs(line.box[0] - text.box[0]) < ALIGNED * line.fontSize;
  return isAligned && Math.abs(line.box[0] - item.box[0]) >= INDENT * line.fontSize;
}

const isInitial = (text: string): boolean => /^\p{Lu}\.$/u.test(text);

const endsInInitial = ({ words }: Line): boolean => isInitial(words.at(-1)?.text ?? '');

/** Whether one line ends in the size in which the next begins: small capitals are no change of size, unlike a part apart. */
function sameSizeWhereTheyMeet(before: Line, line: Line): boolean {
  if (hasParts(before) || hasParts(line)) return false;
  const [end, start] = [before.words.at(-1) as Word, line.words[0] as Word];
  return isSameSize(end.fontSize, start.fontSize);
}

function pitchWithin(lines: readonly Line[]): number {
  const first = lines[0] as Line;
  const last = lines.at(-1) as Line;
  return (last.baseline - first.baseline) / (lines.length - 1);
}

const haveNoCommonFont = (a: Line, b: Line): boolean =>
  !a.words.some((word) => b.words.some(({ fontFamily }) => fontFamily === word.fontFamily));

const hasNoBold = (line: Line, { bold }: Typography): boolean => !bold && !line.words.some(isBold);

/** Whether a line is indented below the end of a text, or of a title, while the lines around it begin at the column's edge. */
function isIndented({ before, line, next }: Break, column: Box): boolean {
  const indent = (line.box[0] - before.box[0]) / line.fontSize;
  if (indent < INDENT || indent > DEEPEST_INDENT) return false;
  const nextReturns = !next || next.box[0] - before.box[0] < ALIGNED * line.fontSize;
  // The text goes on in its font; what is filled in a form does not.
  const isBelowTitle = next && haveNoCommonFont(before, line) && !haveNoCommonFont(line, next);
  return nextReturns && (endsSentence(before) || isShort(before, line, column[2]) || isBelowTitle === true);
}

/** Whether a line returns to the edge after lines that hang below the first one, as in bibliographies. */
function isOutdented(open: readonly Line[], line: Line): boolean {
  const first = open[0] as Line;
  const hanging = open.slice(1);
  // Lines beside an initial are indented too.
  if ((first.words[0]?.fontSize ?? 0) > line.fontSize * LARGE_INITIAL) return false;
  if (hanging.length === 0 || Math.abs(first.box[0] - line.box[0]) > ALIGNED * line.fontSize) return false;
  return hanging.every((other) => other.box[0] - line.box[0] > INDENT * line.fontSize);
}

/** Whether a dot or an arrow parts the words of the lines above too, as in lists of keywords or menus: it is no bullet. */
const partsWords = ({ text }: Marker, open: readonly Line[]): boolean =>
  /[·∙⋅→⇨➔➜►▸▶]/.test(text) && open.some(({ words }) => words.slice(1).some((word) => word.text === text));

/** Whether a raised text is the sign of a note about what comes after it. */
const isNoteMark = (mark: string, next = ''): boolean =>
  /^(?:\d{1,2}|[a-z]|[*∗†‡§¶]+)\)?$/u.test(mark) && /^["“(]?(?:\p{Lu}|\p{L}{2}|\d{2})/u.test(next);
