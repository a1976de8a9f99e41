import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import { isRightToLeft } from '../page/direction.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import type { Line } from '../page/lines.ts';
import type { NearLines } from '../reading-order/near-lines.ts';
import { markerOf } from './list-markers.ts';

/** Distances of a label and of its value from the colon, in font sizes, up to which they belong to it. */
const FARTHEST_LABEL = 20;
const FARTHEST_VALUE = 6;

/** A colon with what it parts. */
export interface LabelledRow {
  /** Where it ends, in points. */
  readonly edge: number;
  /** Its word; of a colon that the label ends with, none. */
  readonly colon: readonly Word[];
  readonly baseline: number;
  readonly fontSize: number;
  readonly label: readonly Word[];
  readonly value: readonly Word[];
  /** The lines of the page that it is made of. */
  readonly lines: readonly Line[];
}

const isColon = ({ text }: Word): boolean => text === ':' || text === '：';
/** Whether a word is a colon, or ends with one. */
export const hasColon = ({ text }: Word): boolean => /[:：]$/.test(text);

/** The row of a line with one colon; where the colon stands alone, its label and its value may be lines of their own. */
export function rowOf(line: Line, near: NearLines): LabelledRow | undefined {
  const { words, baseline, fontSize } = line;
  const at = words.findIndex(hasColon);
  const word = words[at];
  if (!word || words.filter(hasColon).length > 1 || isInFixedPitch({ words })) return undefined;
  const colon = isColon(word) ? [word] : [];
  const [own, rest] = [words.slice(0, at + 1 - colon.length), words.slice(at + 1)];
  const isWhole = own.length > 0 && rest.length > 0;
  const beside = isWhole ? [] : besideOf(line, near);
  const before = own.length > 0 ? line : nearest(beside, ({ box }) => word.box[0] - box[2], FARTHEST_LABEL * fontSize);
  const after = rest.length > 0 ? line : nearest(beside, ({ box }) => box[0] - word.box[2], FARTHEST_VALUE * fontSize);
  if (!before || !after) return undefined;
  const label = before === line ? own : before.words;
  const value = after === line ? rest : after.words;
  if (!label.some(({ text }) => /\p{L}/u.test(text)) || isRightToLeft(label)) return undefined;
  if (markerOf(before)) return undefined;
  if ((before !== line && label.some(hasColon)) || (after !== line && value.some(hasColon))) return undefined;
  return { edge: word.box[2], colon, baseline, fontSize, label, value, lines: [...new Set([before, line, after])] };
}

/** The other lines at the height of a line. */
export const besideOf = (line: Line, near: NearLines): Line[] =>
  near.around(line, line.fontSize).filter((other) => other !== line && onOneLine(other.box, line.box));

/** The line at the least distance, which is none below 0. */
function nearest(lines: readonly Line[], distanceOf: (line: Line) => number, farthest: number): Line | undefined {
  let found: Line | undefined;
  let least = farthest;
  for (const line of lines) {
    const distance = distanceOf(line);
    if (distance < 0 || distance > least) continue;
    [found, least] = [line, distance];
  }
  return found;
}
