import type { Line } from '../page/lines.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';

/** Fewest lines to write on below each other. Chosen on forms of our own, as all here. */
const FEWEST = 3;
/** Share of them with a caption left of them at least, and of the texts left of them that are captions. */
const CAPTIONED = 0.6;
const CAPTIONS = 0.8;
/** How far below the baseline of its caption a line is, and above it, in font sizes, at most. */
const BELOW = 0.5;
const ABOVE = 0.1;

/** Whether rulings below each other are lines to write on: each begins behind a text on it, the caption of what is written. */
export function areToWriteOn(rulings: readonly Ruling[], lines: readonly Line[]): boolean {
  if (rulings.length < FEWEST) return false;
  const captioned = rulings.filter((ruling) => lines.some((line) => isCaptionOf(ruling, line)));
  if (captioned.length < FEWEST || captioned.length < CAPTIONED * rulings.length) return false;
  // Beside a column of text some of its lines are on the height of rulings too.
  const [top, bottom] = [Math.min(...rulings.map(({ at }) => at)), Math.max(...rulings.map(({ at }) => at))];
  const from = Math.min(...rulings.map((ruling) => ruling.from));
  const beside = lines.filter(({ box, baseline }) => box[2] <= from + TOLERANCE && baseline > top && baseline < bottom);
  return captioned.length >= CAPTIONS * beside.length;
}

const isCaptionOf = ({ at, from }: Ruling, { box, baseline, fontSize }: Line): boolean =>
  box[2] <= from + TOLERANCE && at - baseline <= BELOW * fontSize && baseline - at <= ABOVE * fontSize;
