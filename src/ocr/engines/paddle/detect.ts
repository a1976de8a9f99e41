import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type Box, clipped, grown, height, width } from '../../../document/geometry.ts';
import type { PageImage } from '../../../document/page-image.ts';
import { components } from '../../image/connected-components.ts';
import { resize } from './resize.ts';
import { infer } from './sessions.ts';

/** Pixels: the longer side of the network's input. At this size, letters of small type on a whole page keep 10 pixels. */
const SIDE = 1440;
/** Pixels: the sides of the network's input are multiples of this. */
const STEP = 32;
/** Mean and deviation of the three colours of the pictures that the network was trained on: ImageNet's. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
/** Thresholds of a pixel and of a line, and how far a line reaches beyond its map: PP-OCRv4's own settings. */
const PIXEL = 0.3;
const LINE = 0.6;
const UNCLIP = 1.6;
/** Pixels of the map: thinner lines are specks. */
const LEAST_SIDE = 3;

const toStep = (pixels: number): number => Math.max(STEP, Math.round(pixels / STEP) * STEP);

function normalise(greys: Float32Array): Float32Array {
  const input = new Float32Array(greys.length * 3);
  for (let channel = 0; channel < 3; channel++) {
    const [mean, deviation] = [MEAN[channel] as number, DEVIATION[channel] as number];
    for (let at = 0; at < greys.length; at++) {
      input[channel * greys.length + at] = ((greys[at] as number) / 255 - mean) / deviation;
    }
  }
  return input;
}

/** The boxes on a map of probabilities whose mean is high enough, grown to the size of their lines. */
export function linesOnMap(map: Float32Array, columns: number, rows: number): Box[] {
  const pixels = Uint8Array.from(map, (probability) => (probability > PIXEL ? 0 : 255));
  const lines: Box[] = [];
  for (const { box, area, runs } of components({ width: columns, height: rows, pixels, resolution: 1 }, 0)) {
    const [w, h] = [width(box), height(box)];
    if (Math.min(w, h) < LEAST_SIDE) continue;
    let sum = 0;
    for (let run = 0; run < runs.length; run += 3) {
      const row = (runs[run] as number) * columns;
      for (let x = runs[run + 1] as number; x < (runs[run + 2] as number); x++) sum += map[row + x] as number;
    }
    if (sum / area < LINE) continue;
    const grow = (w * h * UNCLIP) / (2 * (w + h));
    lines.push(grown(box, grow));
  }
  return lines;
}

/** The boxes of the lines of an image, in its pixels, in no particular order. */
export async function detectLines(session: InferenceSession, image: PageImage): Promise<Box[]> {
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const [columns, rows] = [toStep(image.width * scale), toStep(image.height * scale)];
  const greys = resize(image, [0, 0, image.width, image.height], columns, rows);
  const output = await infer(session, new Tensor('float32', normalise(greys), [1, 3, rows, columns]));
  const [right, down] = [image.width / columns, image.height / rows];
  const lines = linesOnMap(output.data, columns, rows);
  output.dispose();
  return lines.map(([x0, y0, x1, y1]) => clipped([x0 * right, y0 * down, x1 * right, y1 * down], image));
}
