import { type Box, boxAround, contains, height, holdsMiddle } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';

/** Fewest lines of text on a panel. */
const FEWEST_LINES = 8;
/** Share of a panel's height below which its curves are something on it: those of a chart fill it. */
const SOMEWHERE = 0.5;

/**
 * The shades under text on which curves are drawn somewhere, such as ratings or an icon: they are the ground of a side
 * box, and connect nothing to a drawing.
 */
export function panelsOf({ fills, drawings = [] }: PositionedPage, lines: readonly Line[]): Set<Box> {
  const panels = fills
    .map(({ box }) => box)
    .filter((fill) => {
      if (lines.filter(({ box }) => holdsMiddle(fill, box)).length < FEWEST_LINES) return false;
      const curves = drawings.filter(({ box }) => contains(fill, box, 1));
      return curves.length > 0 && height(boxAround(curves)) < SOMEWHERE * height(fill);
    });
  return new Set(panels);
}
