/** The cubic of Catmull and Rom (1974), which keeps strokes that are no thicker than a pixel. @param t distance in pixels, from 0. */
export const sharp = (t: number): number =>
  t < 1 ? 1.5 * t ** 3 - 2.5 * t ** 2 + 1 : t < 2 ? -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2 : 0;
