import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type Box, height, width } from '../../../document/geometry.ts';
import type { PageImage } from '../../../document/page-image.ts';
import { type Character, decode } from './decode.ts';
import { resize } from './resize.ts';
import { infer } from './sessions.ts';

/** Height of a line as the network takes it, in pixels. */
const HEIGHT = 48;
/** Least and greatest width in pixels. */
const NARROWEST = 16;
const WIDEST = 3200;
/** Lines read at once, and how much wider than the narrowest the widest of them may be: more is time lost on padding. */
const BATCH = 8;
const SPREAD = 1.15;

interface Line {
  readonly box: Box;
  readonly columns: number;
}

/** Lines of like width together, at most `BATCH` of them. */
export function batches(boxes: readonly Box[]): Line[][] {
  const lines = boxes.map((box) => ({
    box,
    columns: Math.min(WIDEST, Math.max(NARROWEST, Math.ceil((HEIGHT * width(box)) / height(box)))),
  }));
  const result: Line[][] = [];
  for (const line of lines.sort((a, b) => a.columns - b.columns)) {
    const open = result.at(-1);
    if (open && open.length < BATCH && line.columns <= (open[0] as Line).columns * SPREAD) open.push(line);
    else result.push([line]);
  }
  return result;
}

function inputOf(image: PageImage, batch: readonly Line[], columns: number): Float32Array {
  const plane = HEIGHT * columns;
  const input = new Float32Array(batch.length * 3 * plane);
  for (const [index, line] of batch.entries()) {
    const greys = resize(image, line.box, line.columns, HEIGHT);
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < line.columns; x++) {
        const value = (greys[y * line.columns + x] as number) / 127.5 - 1;
        const at = index * 3 * plane + y * columns + x;
        input[at] = value;
        input[at + plane] = value;
        input[at + 2 * plane] = value;
      }
    }
  }
  return input;
}

/** The characters of every line. @throws the reason of the signal when it is aborted between two batches. */
export async function readLines(
  session: InferenceSession,
  image: PageImage,
  boxes: readonly Box[],
  classes: readonly string[],
  signal: AbortSignal | undefined,
): Promise<{ box: Box; characters: Character[] }[]> {
  const read: { box: Box; characters: Character[] }[] = [];
  for (const batch of batches(boxes)) {
    signal?.throwIfAborted();
    const columns = Math.max(...batch.map((line) => line.columns));
    const output = await infer(
      session,
      new Tensor('float32', inputOf(image, batch, columns), [batch.length, 3, HEIGHT, columns]),
    );
    const steps = output.dims[1] as number;
    for (const [index, { box, columns: own }] of batch.entries()) {
      const size = steps * classes.length;
      const rows = output.data.subarray(index * size, (index + 1) * size);
      const ownSteps = Math.max(1, Math.min(steps, Math.round((steps * own) / columns)));
      read.push({ box, characters: decode(rows, ownSteps, classes) });
    }
    output.dispose();
  }
  return read;
}
