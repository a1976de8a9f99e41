import type { Rule } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import { drawnLines } from '../tables/page-rulings.ts';
import type { Ruling, Rulings } from '../tables/rulings.ts';

/** Points between the ends of an underline and those of its text, at most. */
const ENDS = 3;
/** Distance of an underline below the baseline, in font sizes, at most. */
const BELOW = 0.35;
/** Points: height of the bands in which lines are looked up. It changes speed only. */
const BAND = 24;

/** The rulings without those that underline a line of text, as some forms underline their labels. */
export function withoutUnderlines({ horizontal, vertical }: Rulings, lines: readonly Line[]): Rulings {
  const bands = Map.groupBy(lines, ({ baseline }) => Math.floor(baseline / BAND));
  const isUnderline = (ruling: Ruling): boolean => {
    const band = Math.floor(ruling.at / BAND);
    return [band - 1, band].some((at) => bands.get(at)?.some((line) => underlines(ruling, line)));
  };
  return { horizontal: horizontal.filter((ruling) => !isUnderline(ruling)), vertical };
}

/** Tells of a line whether one of the rules underlines it, from its first letter to its last. */
export function underlinesAmong(rules: readonly Rule[]): (line: Line) => boolean {
  const bands = Map.groupBy(drawnLines(rules).horizontal, ({ at }) => Math.floor(at / BAND));
  return (line) => {
    const band = Math.floor(line.baseline / BAND);
    return [band, band + 1].some((at) => bands.get(at)?.some((ruling) => underlines(ruling, line)));
  };
}

const underlines = ({ at, from, to }: Ruling, { box, baseline, fontSize }: Line): boolean =>
  at >= baseline &&
  at - baseline <= BELOW * fontSize &&
  Math.abs(from - box[0]) <= ENDS &&
  Math.abs(to - box[2]) <= ENDS;
