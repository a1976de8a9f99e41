import { type Box, movedBox } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { crop } from '../image/crop.ts';
import { setCloser } from '../image/set-closer.ts';
import { stacked } from '../image/stacked.ts';
import type { TypedStretch } from '../ink/typed-stretches.ts';
import type { RecognizedWord } from './recognizer.ts';

/** Room between letters in shares of their height as the fonts have it that recognisers were taught on; between words. */
const ROOM = { letters: 0.15, words: 0.7 } as const;
/** Shares of the letters' height that are cut out around a stretch. */
const AROUND = { across: 0.3, down: 0.15 } as const;

/** An image with stretches of another below each other, and the words in one of them as words of the other image. */
export interface TypedList {
  readonly image: PageImage;
  /** From left to right. */
  wordsOf(index: number, read: readonly RecognizedWord[]): RecognizedWord[];
}

/** Stretches in type of one width below each other, set closer, each in a line of its own, on white. */
export function typedList(image: PageImage, stretches: readonly TypedStretch[]): TypedList {
  const lines = stretches.map((stretch) => closer(image, stretch));
  const margin = Math.max(...stretches.map(({ type }) => Math.ceil(type)));
  const { image: list, tops } = stacked(
    lines.map((line) => line.image),
    margin,
  );
  return {
    image: list,
    wordsOf(index, read) {
      const { image: part, from, left, top } = lines[index] as (typeof lines)[number];
      const row = tops[index] as number;
      const at = (x: number): number => {
        const column = Math.round(x) - margin;
        return left + (from[Math.min(from.length - 1, Math.max(0, column))] ?? 0);
      };
      return read
        .filter(({ box }) => (box[1] + box[3]) / 2 > row && (box[1] + box[3]) / 2 < row + part.height)
        .sort((a, b) => a.box[0] - b.box[0])
        .map((word) => {
          const [x0, y0, x1, y1] = word.box;
          const shift = top - row;
          return { ...word, box: [at(x0), y0 + shift, at(x1 - 1) + 1, y1 + shift], baseline: word.baseline + shift };
        });
    },
  };
}

/** A stretch cut out of an image, with letters as near each other as in other type, and where it was. */
function closer(image: PageImage, { box: [x0, y0, x1, y1], type, pitch, groups }: TypedStretch) {
  const [across, down] = [Math.round(AROUND.across * type), Math.round(AROUND.down * type)];
  const [left, top] = [Math.max(0, x0 - across), Math.max(0, y0 - down)];
  const part = crop(image, [left, top, x1 + across, y1 + down]);
  const marks = groups.flat().map((box): Box => movedBox(box, -left, -top));
  // Without an empty place between them, two are nearer than a pitch.
  const roomOf = (a: Box, b: Box): number => Math.round(type * (b[0] - a[2] >= pitch ? ROOM.words : ROOM.letters));
  return { ...setCloser(part, marks, roomOf), left, top };
}
