import { columnOf, type Form, type Line } from './form.ts';
import { canBeLabel } from './label-signs.ts';
import type { PrintedPair } from './linking.ts';
import type { Piece } from './pieces.ts';
import type { PrintedWord } from './printed-lines.ts';

/** A cross on a short line to write on, as `_X_`, or in capitals; those in brackets are boxes, as `check-boxes` has them. */
const CROSS = /^(_{0,9})(X[Xx]?|x(?=_)|(?<=_)x)[_.]{0,9}$/u;
/** Largest gap between a cross and what it chooses, in heights of the type, and least gap before it. */
const NEAR = 2.5;
/** The number of a choice. */
const ITEM = /^\(?(?:\d{1,2}|\p{L})[.)]\s*/u;
/** Farthest that another choice is above or below what is chosen, in heights of the type. */
const AROUND = 3;
/** Most words of what is chosen. */
const MOST_WORDS = 8;

/** Whether a word is a cross before what it chooses. */
export const isCross = ({ text }: { readonly text: string }): boolean => CROSS.test(text);

/** A cross without the line below it; any other word as it is. */
export function bareCross(word: PrintedWord): PrintedWord {
  const [, before, cross] = CROSS.exec(word.text) ?? [];
  if (before === undefined || cross === undefined) return word;
  const start = word.start + before.length;
  return { ...word, start, end: start + cross.length, text: cross };
}

/** What is chosen by a cross before it, with that cross. */
export function crossPairs(form: Form, line: Line): PrintedPair[] {
  return line.flatMap((cross, at): PrintedPair[] => {
    const [before, label] = [line[at - 1], line[at + 1]];
    if (!label || cross.words.length > 1 || !isCross(cross.words[0])) return [];
    // Behind a label with a line to write on it is the value of that.
    if (before && (before.blank || before.colon || cross.box[0] - before.box[2] < NEAR * cross.size)) return [];
    if (!isChoice(cross, label) || !isAmongChoices(form, label)) return [];
    form.labels.add(label);
    form.values.add(cross);
    return [{ label: [label], value: [cross], kind: 'beside unmarked' }];
  });
}

const isChoice = (cross: Piece, label: Piece): boolean =>
  label.box[0] - cross.box[2] < NEAR * label.size &&
  !label.walled &&
  !label.colon &&
  label.words.length <= MOST_WORDS &&
  /^\p{Lu}\p{L}/u.test(label.text.replace(ITEM, '')) &&
  (ITEM.test(label.text) || canBeLabel(label));

/** Whether something begins near where what is chosen does: what could have been chosen instead. */
const isAmongChoices = (form: Form, label: Piece): boolean =>
  columnOf(form, label).some(({ box }) => Math.abs(box[1] - label.box[1]) < AROUND * label.size);
