import { height } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import type { Glyph } from '../source.ts';

/** Points: width of the bands in which rules are looked up. It changes speed only. */
const BAND = 4;
/** Height in font sizes from which a rule is the side of more cells than one; a shorter one is when another is in line. */
const TALL = 3;
/** Points within which rules are in line. */
const IN_LINE = 0.5;

/** Whether a rule stands between two glyphs of different text objects: text that is cut off at the edge of its cell. */
export type IsWalled = (a: Glyph, b: Glyph) => boolean;

/** Tells which neighbours the vertical rules of a page part. */
export function wallsOf(rules: readonly Rule[]): IsWalled {
  const bands = Map.groupBy(
    rules.filter(({ orientation }) => orientation === 'vertical'),
    bandOf,
  );
  const isSide = (rule: Rule, size: number): boolean =>
    height(rule.box) >= TALL * size ||
    (bands.get(bandOf(rule))?.some((other) => other !== rule && Math.abs(other.box[0] - rule.box[0]) < IN_LINE) ??
      false);
  return (a, b) => {
    if (bands.size === 0 || a.style.object === b.style.object || a.style.rotation !== 0) return false;
    const from = middleOf(a);
    const to = middleOf(b);
    const y = (b.box[1] + b.box[3]) / 2;
    const last = Math.floor(to / BAND);
    for (let band = Math.floor(from / BAND); band <= last; band++) {
      for (const rule of bands.get(band) ?? []) {
        const { box } = rule;
        const isBetween = box[0] > from && box[0] < to && box[1] <= y && box[3] >= y;
        if (isBetween && isSide(rule, b.style.size)) return true;
      }
    }
    return false;
  };
}

const bandOf = ({ box }: Rule): number => Math.floor(box[0] / BAND);

const middleOf = ({ box }: Glyph): number => (box[0] + box[2]) / 2;
