import type { PageSource } from '../pages/page-source.ts';
import type { Evidence } from '../state/pointing.svelte.ts';

/** A box in points on a page, by its one-based number. */
export interface CropPlace {
  readonly page: number;
  readonly box: Evidence['boxes'][number];
}

/** CSS pixels: the height of the crop, and how far it reaches to the sides of the word at most. */
const [HEIGHT, BESIDE] = [34, 70];
/** The share of the crop's height that the word has. */
const WORD_SHARE = 0.62;
/** Most CSS pixels per point, so that the image of a page of small print stays small. */
const LARGEST_SCALE = 4;

/** Draws a word with a little of what is beside it, over the whole canvas. Rejects when `signal` is aborted. */
export async function drawCrop(
  source: PageSource,
  { page, box: [x0, y0, x1, y1] }: CropPlace,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  const scale = Math.min(LARGEST_SCALE, (WORD_SHARE * HEIGHT) / Math.max(1, y1 - y0));
  const size = await source.size(page);
  const whole = document.createElement('canvas');
  await source.draw(page, whole, scale * devicePixelRatio, signal);
  const beside = BESIDE / scale;
  const [left, right] = [Math.max(0, x0 - beside), Math.min(size.width, x1 + beside)];
  const height = HEIGHT / scale;
  const top = (y0 + y1 - height) / 2;
  const pixels = whole.width / size.width;
  canvas.width = Math.round((right - left) * pixels);
  canvas.height = Math.round(height * pixels);
  canvas.getContext('2d')?.drawImage(whole, -left * pixels, -top * pixels);
}
