import type { PageImage } from '../../../src/document/page-image.ts';

/** Noise of a generator with a fixed seed (Numerical Recipes, 3rd edition, section 7.1.5), so that every run reads the same pages. */
export function withNoise(image: PageImage, amplitude: number): PageImage {
  let state = 20_251_121;
  const pixels = image.pixels.map((value) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.max(0, Math.min(255, value + (state / 2 ** 32 - 0.5) * 2 * amplitude));
  });
  return { ...image, pixels };
}
