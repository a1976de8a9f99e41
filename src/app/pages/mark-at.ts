import type { Mark } from '../state/pointing.svelte.ts';

/** The mark with the smallest box around a point of its page, in points. */
export function markAt(marks: readonly Mark[], x: number, y: number): Mark | undefined {
  let found: { readonly mark: Mark; readonly area: number } | undefined;
  for (const mark of marks) {
    for (const [x0, y0, x1, y1] of mark.evidence.boxes) {
      const area = (x1 - x0) * (y1 - y0);
      if (x >= x0 && x <= x1 && y >= y0 && y <= y1 && area < (found?.area ?? Number.POSITIVE_INFINITY))
        found = { mark, area };
    }
  }
  return found?.mark;
}
