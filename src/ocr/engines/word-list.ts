import { type Box, height, movedWord } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { crop } from '../image/crop.ts';
import { stacked } from '../image/stacked.ts';
import type { RecognizedWord } from './recognizer.ts';

/** A stretch on a list, and what to add to a place there for its place on the image. */
export interface ListLine {
  readonly stretch: Box;
  readonly top: number;
  readonly bottom: number;
  readonly shift: readonly [x: number, y: number];
}

/** What a list is like: all in pixels. */
interface Layout {
  readonly margin: number;
  /** How far around a stretch is cut out with it, given its height. */
  readonly beyond: (high: number) => { readonly across: number; readonly down: number };
}

/** An image with stretches of another below each other, each in a line of its own, on white. */
export function listOf(
  image: PageImage,
  stretches: readonly Box[],
  { margin, beyond }: Layout,
): { readonly image: PageImage; readonly lines: readonly ListLine[] } {
  const parts = stretches.map((stretch) => {
    const [x0, y0, x1, y1] = stretch;
    const { across, down } = beyond(height(stretch));
    const left = Math.max(0, Math.floor(x0 - across));
    const top = Math.max(0, Math.floor(y0 - down));
    return { stretch, left, top, part: crop(image, [left, top, Math.ceil(x1 + across), Math.ceil(y1 + down)]) };
  });
  const { image: list, tops } = stacked(
    parts.map(({ part }) => part),
    margin,
  );
  const lines = parts.map(({ stretch, left, top, part }, index): ListLine => {
    const y = tops[index] as number;
    return { stretch, top: y, bottom: y + part.height, shift: [left - margin, top - y] };
  });
  return { image: list, lines };
}

/** The words that were read in a line of a list, in their places on the image. */
export const wordsOfLine = (
  { top, bottom, shift: [x, y] }: ListLine,
  read: readonly RecognizedWord[],
): RecognizedWord[] =>
  read
    .filter(({ box }) => (box[1] + box[3]) / 2 > top && (box[1] + box[3]) / 2 < bottom)
    .map((word) => movedWord(word, x, y));
