import { isLabelled, isRunning } from './captions.ts';
import { itemsOf } from './items.ts';
import type { Segment } from './segments.ts';

/** Largest shares of the words of a style in captions and in running text for it to be what a form was filled in with. */
const CAPTIONS_IN_FILLED = 0.1;
const RUNNING_IN_FILLED = 0.6;
/** Share of a style's words in captions from which it is that of the form itself. */
const CAPTIONS_IN_PRINTED = 0.2;
/** Least number of words of a form's own styles, and of those filled in, for both to be told apart. */
const LEAST_PRINTED = 20;
const LEAST_FILLED = 2;

interface Use {
  readonly captions: number;
  readonly running: number;
  readonly all: number;
}

/**
 * The styles that a form was filled in with, other than those of its own captions and running text; none where they are
 * not told apart, as on a scan.
 */
export function filledStyles(segments: readonly Segment[]): ReadonlySet<string> {
  const styles = new Map<string, Use>();
  const items = itemsOf(segments);
  for (const segment of segments) {
    const { style, text } = segment;
    if (style === undefined) continue;
    const words = text.split(' ').length;
    const { captions, running, all } = styles.get(style) ?? { captions: 0, running: 0, all: 0 };
    styles.set(style, {
      captions: captions + (items.has(segment) || isLabelled(text) ? words : 0),
      running: running + (isRunning(text) ? words : 0),
      all: all + words,
    });
  }
  const filled = [...styles].filter(
    ([, { captions, running, all }]) => captions <= CAPTIONS_IN_FILLED * all && running <= RUNNING_IN_FILLED * all,
  );
  const printed = [...styles].filter(([, { captions, all }]) => captions >= CAPTIONS_IN_PRINTED * all);
  const count = (some: typeof filled): number => some.reduce((sum, [, { all }]) => sum + all, 0);
  const told = count(printed) >= LEAST_PRINTED && count(filled) >= LEAST_FILLED;
  return new Set(told ? filled.map(([style]) => style) : []);
}
