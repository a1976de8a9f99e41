import { type PageImage, WHITE } from '../../document/page-image.ts';
import { paste } from './paste.ts';

/** Images below each other on white, and the row in which each begins. */
export interface Stacked {
  readonly image: PageImage;
  readonly tops: readonly number[];
}

/** Images below each other on white, with a margin in pixels around each. Their resolution is that of the first. */
export function stacked(parts: readonly PageImage[], margin: number): Stacked {
  const width = Math.max(...parts.map((part) => part.width)) + 2 * margin;
  const height = parts.reduce((sum, part) => sum + part.height + margin, margin);
  const resolution = parts[0]?.resolution ?? 1;
  const image = { width, height, resolution, pixels: new Uint8Array(width * height).fill(WHITE) };
  const tops: number[] = [];
  let y = margin;
  for (const part of parts) {
    paste(image, part, margin, y);
    tops.push(y);
    y += part.height + margin;
  }
  return { image, tops };
}
