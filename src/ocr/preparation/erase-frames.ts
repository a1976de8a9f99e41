import { type Box, height, union, width } from '../../document/geometry.ts';
import { type PageImage, WHITE } from '../../document/page-image.ts';
import type { Component } from '../image/connected-components.ts';

/** Heights in type heights: a frame around a line of type; lower ones are letters, higher ones are tables and cards. */
const LOWEST = 1.5;
const HIGHEST = 3.5;
/** Most of its box that a frame covers. */
const COVERAGE = 0.35;
/** How deep its ink lies within its box at most, in shares of its height: as deep as the corners of a pill. */
const DEEP = 0.2;
/** Share of its ink that lies so. */
const ALONG_EDGES = 0.95;
/** Side of its corners in shares of its height, a pixel at least: rounded frames have no ink there, ruled boxes have. */
const CORNER = 0.03;
/** Share of its width that its words take up: the boxes of forms leave room. */
const FULL = 0.6;
/** Fewest components within a frame, and their least height in type heights: a check box holds one. */
const FEWEST = 2;
const LETTER = 0.5;
/** Pixels: the blur around an edge. */
const HALO = 1;

/**
 * The image without rounded frames around a few words: recognisers read their ends as brackets. Boxes that are ruled are
 * left to `eraseRules`, which keeps what crosses them.
 * @param parts the image's connected components.
 * @param typeHeight pixels.
 */
export function eraseFrames(image: PageImage, parts: readonly Component[], typeHeight: number): PageImage {
  const letters = parts.filter(({ box }) => height(box) >= LETTER * typeHeight && height(box) < HIGHEST * typeHeight);
  const frames = letters.filter((part) => isFrame(part, typeHeight) && isFull(part.box, letters));
  if (frames.length === 0) return image;
  const pixels = image.pixels.slice();
  for (const { runs } of frames) {
    for (let run = 0; run < runs.length; run += 3) {
      const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
      const [from, to] = [Math.max(0, first - HALO), Math.min(image.width, end + HALO)];
      for (let y = Math.max(0, row - HALO); y <= Math.min(image.height - 1, row + HALO); y++) {
        pixels.fill(WHITE, y * image.width + from, y * image.width + to);
      }
    }
  }
  return { ...image, pixels };
}

function isFrame({ box, area, runs }: Component, typeHeight: number): boolean {
  const [across, down] = [width(box), height(box)];
  if (down < LOWEST * typeHeight || across < down || area > COVERAGE * across * down) return false;
  const deep = DEEP * down;
  let edges = 0;
  for (let run = 0; run < runs.length; run += 3) {
    const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
    if (row - box[1] < deep || box[3] - row <= deep) edges += end - first;
    else edges += Math.max(0, Math.min(end, box[0] + deep) - first) + Math.max(0, end - Math.max(first, box[2] - deep));
  }
  return edges >= ALONG_EDGES * area && isRounded(box, runs);
}

/** Whether the corners of a component's box hold nothing of it. */
function isRounded([x0, y0, x1, y1]: Box, runs: Int32Array): boolean {
  const side = Math.max(1, Math.floor(CORNER * (y1 - y0)));
  for (let run = 0; run < runs.length; run += 3) {
    const [row, first, end] = [runs[run], runs[run + 1], runs[run + 2]] as [number, number, number];
    if ((row < y0 + side || row >= y1 - side) && (first < x0 + side || end > x1 - side)) return false;
  }
  return true;
}

/** Whether a frame holds letters that fill it. */
function isFull(frame: Box, letters: readonly Component[]): boolean {
  const within = letters.map(({ box }) => box).filter((box) => isWithin(box, frame));
  return within.length >= FEWEST && width(union(within)) >= FULL * width(frame);
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner[0] > outer[0] && inner[1] > outer[1] && inner[2] < outer[2] && inner[3] < outer[3];
