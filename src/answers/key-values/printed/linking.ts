import type { Rulings } from '../sheet/rulings.ts';
import { captionPairs } from './captions-above.ts';
import { pairsInBoxes } from './captions-in-boxes.ts';
import { crossPairs } from './crosses.ts';
import { type Form, formOf, type Line } from './form.ts';
import { begunAbove, wholeLabel } from './label-lines.ts';
import { isKnownPiece, isValueForm } from './label-signs.ts';
import { ENOUGH, labelWeight } from './label-weight.ts';
import { listedBelow } from './listed-below.ts';
import type { Piece } from './pieces.ts';
import { isOutOfReach } from './reach.ts';
import { linesAfter, valueAside, valueBelow, valueBeside } from './value-lines.ts';

/** A label and the pieces of its value on a printed page. */
export interface PrintedPair {
  /** Of the lines of the label, from top to bottom. */
  readonly label: readonly [Piece, ...Piece[]];
  readonly value: readonly [Piece, ...Piece[]];
  readonly kind: 'beside' | 'beside unmarked' | 'below' | 'below unmarked';
}

/** Most words of a label that has its value below it. */
const MOST_WORDS_ABOVE = 6;
/** What a value has: a letter, a digit or a mark in a box; a currency alone stands before an amount that is not there. */
const SAYS = /[\p{L}\p{N}✓☑☒☐]/u;
/** Words in brackets that tell what to fill in: `(Describe the situation)`. */
const HINT = /^\([^()\d]{12,}\)$/u;

/** The labels of a page with their values: each piece is part of one pair at most. */
export function pairsOf(lines: readonly Line[], frameOf: Rulings['frameOf']): PrintedPair[] {
  const form = formOf(lines);
  const crossed = lines.flatMap((line) => crossPairs(form, line));
  const chosen = new Set(crossed.map(({ label }) => label[0]));
  const pairs = [...crossed, ...lines.flatMap((line) => pairsBeside(form, line, chosen))];
  const valued = new Set(pairs.flatMap(({ label }) => label));
  const alone = lines.flat().filter((piece) => !valued.has(piece) && !form.values.has(piece));
  const aside = alone.flatMap((label) => pairAside(form, label));
  for (const { label } of aside) valued.add(label[0]);
  const rest = alone.filter((piece) => !valued.has(piece));
  const boxed = pairsInBoxes(form, rest, frameOf);
  const captions = boxed.map(({ label }) => label[0]);
  const unboxed = rest.filter((piece) => !captions.includes(piece));
  const below = unboxed.filter(({ colon }) => colon).flatMap((label) => pairBelow(form, label));
  return [...pairs, ...aside, ...boxed, ...below, ...captionPairs(form, unboxed, captions)];
}

function pairsBeside(form: Form, line: Line, chosen: ReadonlySet<Piece>): PrintedPair[] {
  return line.flatMap((piece, at): PrintedPair[] => {
    if (form.values.has(piece) || chosen.has(piece)) return [];
    if (!form.labels.has(piece) && labelWeight(form, line, at) < ENOUGH) return [];
    form.labels.add(piece);
    const [first, ...others] = valueBeside(form, line, at);
    if (!first || HINT.test(first.text) || ![first, ...others].some(({ text }) => SAYS.test(text))) return [];
    if ((!piece.colon && !isValueOfUnmarked(first)) || isOutOfReach(form, piece, first)) return [];
    if (isSaidAside(piece.text, first.text)) return [];
    const begun = begunAbove(form, piece, first);
    const label: PrintedPair['label'] = begun ? [begun.label, piece] : wholeLabel(form, line, at);
    const rest = [...others, ...linesAfter(form, piece, [first, ...others])];
    const value: PrintedPair['value'] = begun ? [begun.value, first, ...rest] : [first, ...rest];
    for (const part of value) form.values.add(part);
    return [{ label, value, kind: piece.colon ? 'beside' : 'beside unmarked' }];
  });
}

/** Whether a colon stands within brackets: `(four copies: manager)`. */
const isSaidAside = (label: string, value: string): boolean => /\([^()]*$/.test(label) && /^[^()]*\)/.test(value);

/** Whether a piece can be the value of a label without a colon: no label itself, and not in another cell. */
const isValueOfUnmarked = (piece: Piece): boolean =>
  !piece.walled && (piece.filled || isValueForm(piece.text) || !isKnownPiece(piece));

/** A label whose value stands beside it, but half a line higher or lower. */
function pairAside(form: Form, label: Piece): PrintedPair[] {
  const isSure = form.labels.has(label);
  if (form.values.has(label) || (!isSure && !isKnownPiece(label))) return [];
  const [first, ...others] = valueAside(form, label);
  if (!first || (!isSure && !isValueForm(first.text)) || isKnownPiece(first)) return [];
  const value: PrintedPair['value'] = [first, ...others, ...linesAfter(form, label, [first, ...others])];
  for (const part of value) form.values.add(part);
  return [{ label: [label], value, kind: label.colon ? 'beside' : 'beside unmarked' }];
}

/** A label whose value is below it; where a line to write on follows it, it is an empty field instead. */
function pairBelow(form: Form, label: Piece): PrintedPair[] {
  if (label.blank || label.words.length > MOST_WORDS_ABOVE || /^\p{Ll}/u.test(label.text)) return [];
  const listed = listedBelow(form, label);
  const [first, ...others] = listed.length > 0 ? listed : valueBelow(form, label);
  if (!first) return [];
  for (const part of [first, ...others]) form.values.add(part);
  return [{ label: [label], value: [first, ...others], kind: 'below' }];
}
