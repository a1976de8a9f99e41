import { BULLET_ALONE, type Marker, ordinalOfMarker } from '../../document/list-marker.ts';
import { isCheckBox, isRoundButton } from '../page/check-box.ts';
import type { Line } from '../page/lines.ts';

/** The circle of lists within lists in word processors: the letter, in a font of fixed width before text that has another. */
const LETTER_O = 'o';
const CIRCLE: Marker = { kind: 'bullet', text: '◦', ordinal: 0 };

/** The marker that a line begins with, if any. A box to tick is none where its line has another: they are choices. */
export function markerOf(line: Line): Marker | undefined {
  const [first, second, ...others] = line.words;
  if (!first || !second || !(second.spaced || BULLET_ALONE.test(first.text) || isCheckBox(first))) return undefined;
  if (isCheckBox(first) && others.some(isCheckBox)) return undefined;
  if (isRoundButton(first) && others.some(isRoundButton)) return undefined;
  if (first.text === LETTER_O && first.monospace && !second.monospace) return CIRCLE;
  const ordinal = ordinalOfMarker(first.text);
  if (ordinal === undefined) return undefined;
  return { kind: ordinal === 0 ? 'bullet' : 'number', text: first.text, ordinal };
}
