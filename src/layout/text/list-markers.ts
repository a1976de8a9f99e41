import { BULLET_ALONE, type Marker, markerOfText } from '../../document/list-marker.ts';
import { isCheckBox, isRoundButton } from '../page/check-box.ts';
import type { Line } from '../page/lines.ts';

/** The circle of lists within lists in word processors: the letter, in a font of fixed width before text that has another. */
const LETTER_O = 'o';
const CIRCLE: Marker = { kind: 'bullet', text: '◦', ordinal: 0 };

/** An area's code and a number, as telephones have in many countries (ITU-T E.123): no item is so many digits. */
const TELEPHONE = /^\(\d{2,5}\) ?\d(?:[ .–-]?\d){4,}/;
/** Words of the longest one: its parts may be apart. */
const TELEPHONE_WORDS = 5;

/** The marker that a line begins with, if any. A box to tick is none where its line has another: they are choices. */
export function markerOf(line: Line): Marker | undefined {
  const [first, second, ...others] = line.words;
  if (!first || !second || !(second.spaced || BULLET_ALONE.test(first.text) || isCheckBox(first))) return undefined;
  if (isCheckBox(first) && others.some(isCheckBox)) return undefined;
  if (isRoundButton(first) && others.some(isRoundButton)) return undefined;
  if (first.text === LETTER_O && first.monospace && !second.monospace) return CIRCLE;
  const marker = markerOfText(first.text);
  return marker && first.text.startsWith('(') && isTelephone(line) ? undefined : marker;
}

/** Whether a line begins with a telephone number whose first part is in parentheses. */
const isTelephone = ({ words }: Line): boolean =>
  TELEPHONE.test(
    words
      .slice(0, TELEPHONE_WORDS)
      .map(({ text }) => text)
      .join(' '),
  );
