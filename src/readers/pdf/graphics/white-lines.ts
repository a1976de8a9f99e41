import type { Box } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';

/** Points by which a white line and what is beside it may be apart. */
const BESIDE = 1;
/** Most comparisons: where there are more, all lines count, as in a picture. */
const MOST_LOOKS = 4_000_000;

interface Boxed {
  readonly box: Box;
}

/**
 * The white lines that part anything: over or beside a shade or a picture, or in a grid that is all white, as tables have
 * that arrange text. Those on paper that meet a line which is seen part nothing: that says what is parted.
 * @param rules the lines that are not white.
 * @param shades all else that is painted and not white.
 */
export function partingWhiteLines(
  lines: readonly Rule[],
  rules: readonly Boxed[],
  shades: readonly Boxed[],
): readonly Rule[] {
  if (lines.length * (rules.length + shades.length) > MOST_LOOKS) return lines;
  return lines.filter(({ box }) => {
    const meets = (other: Boxed): boolean => areTouching(other.box, box);
    return !rules.some(meets) || shades.some(meets);
  });
}

const areTouching = (a: Box, b: Box): boolean =>
  a[0] <= b[2] + BESIDE && b[0] <= a[2] + BESIDE && a[1] <= b[3] + BESIDE && b[1] <= a[3] + BESIDE;
