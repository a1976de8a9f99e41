import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { components } from '../../../../src/ocr/image/connected-components.ts';
import { eraseFrames } from '../../../../src/ocr/preparation/erase-frames.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const TYPE = 20;
const erased = (image: PageImage): PageImage => eraseFrames(image, components(image, 128), TYPE);
const inkOf = ({ pixels }: PageImage): number => pixels.filter((grey) => grey < 128).length;

/** Letters of 20 pixels, and a frame of lines three pixels thick so far around them; rounded, its corners lie deeper. */
function framed({
  across,
  down,
  letters = 5,
  round = true,
}: {
  readonly across: number;
  readonly down: number;
  readonly letters?: number;
  readonly round?: boolean;
}): PageImage {
  const image = blankImage(700, 400, 255);
  for (let letter = 0; letter < letters; letter++) fill(image, 200 + letter * 16, 200, 10, TYPE);
  const [x0, y0, x1, y1] = [200 - across, 200 - down, 274 + across, 200 + TYPE + down];
  fill(image, x0, y0, x1 - x0, 3);
  fill(image, x0, y1 - 3, x1 - x0, 3);
  fill(image, x0, y0, 3, y1 - y0);
  fill(image, x1 - 3, y0, 3, y1 - y0);
  for (const x of [x0, x1 - 5]) {
    for (const y of [y0, y1 - 5]) {
      if (!round) continue;
      fill(image, x, y, 5, 5, 255);
      fill(image, x === x0 ? x + 2 : x, y === y0 ? y + 2 : y, 3, 3);
    }
  }
  return image;
}

test.each([
  { across: 20, down: 8 },
  { across: 24, down: 12 },
])('a rounded frame around a word goes, and the word stays: %o', (sizes) => {
  expect(inkOf(erased(framed(sizes)))).toBe(5 * 10 * TYPE);
});

test('a ruled box, a wide one, a check box with a cross, a card, and a solid panel stay', () => {
  const ruled = framed({ across: 20, down: 8, round: false });
  const box = framed({ across: 20, down: 10, letters: 1 });
  const wide = framed({ across: 60, down: 10 });
  const card = framed({ across: 20, down: 60 });
  const panel = blankImage(700, 400, 255);
  fill(panel, 100, 180, 300, 60);
  for (const image of [ruled, box, wide, card, panel]) expect(erased(image)).toBe(image);
});
