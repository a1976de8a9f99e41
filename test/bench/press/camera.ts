import type { PageImage } from '../../../src/document/page-image.ts';
import { png, scan } from '../../fixtures/scan.ts';
import { withNoise } from './noise.ts';

/** Pixels per inch of the paper: a page fills most of a picture of twelve megapixels. */
const RESOLUTION = 260;
/** Share of the page's width by which its far edge is shorter, as of a camera held at a slant; degrees of turn. */
const NARROWER = 0.04;
const TURN = 0.7;
/** Width of the table around the page, in shares of its width, and how light it is of 255. */
const BORDER = 0.03;
const TABLE = 96;
/** Light of the lamp at the near and the far corner of the page, as shares of white; amplitude of noise of 255. */
const LIGHT = [0.98, 0.72] as const;
const NOISE = 16;

/** The first printed page as a photograph of the paper on a table: PNG, in perspective, unevenly lit. */
export async function photographOf(pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const [page] = await scan(pdf.slice(), RESOLUTION);
  if (!page) throw new Error('The document has no page.');
  return png(withNoise(inPerspective(page), NOISE));
}

function inPerspective(page: PageImage): PageImage {
  const border = Math.round(BORDER * page.width);
  const [width, height] = [page.width + 2 * border, page.height + 2 * border];
  const pixels = new Uint8Array(width * height);
  const [cos, sin] = [Math.cos((TURN * Math.PI) / 180), Math.sin((TURN * Math.PI) / 180)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - width / 2) / page.width, (y - height / 2) / page.width];
      const [turnedX, turnedY] = [dx * cos + dy * sin, dy * cos - dx * sin];
      // Nearer things are larger: a plane seen at a slant divides both directions by the same depth.
      const depth = 1 + NARROWER * turnedY;
      const [u, v] = [turnedX / depth, turnedY / depth].map((share) => share * page.width) as [number, number];
      const light = LIGHT[0] + (LIGHT[1] - LIGHT[0]) * ((x / width + (height - y) / height) / 2);
      pixels[y * width + x] = light * (sample(page, u + page.width / 2, v + page.height / 2) ?? TABLE);
    }
  }
  return { width, height, pixels, resolution: 72 };
}

/** The value between the pixels around a place; none outside the page. */
function sample({ width, height, pixels }: PageImage, x: number, y: number): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined;
  const [right, below] = [x - left, y - top];
  const at = (column: number, row: number): number => pixels[(top + row) * width + left + column] as number;
  const upper = at(0, 0) * (1 - right) + at(1, 0) * right;
  return upper * (1 - below) + (at(0, 1) * (1 - right) + at(1, 1) * right) * below;
}
