import { unzlibSync, zlibSync } from 'fflate';
import { TRANSITIONS } from './chain.ts';
import { LABELS } from './labels.ts';
import { type LexiconGroup, lexiconOf } from './lexicon.ts';
import type { NameModel } from './model.ts';
import { inputsOf } from './network.ts';
import type { WordVectors } from './word-vectors.ts';

/** The first number of a file; another layout gets another one. */
const VERSION = 3;

/** What a model's file holds. */
export interface ModelContent extends Omit<NameModel, 'lexicon' | 'classes'> {
  /** Keys in ascending order. */
  readonly lexicon: readonly LexiconGroup[];
  readonly classes: readonly LexiconGroup[];
}

/** Weights of the network are kept as whole numbers of this size, of 16 bits. */
const NETWORK_STEP = 1 / 1024;
const MOST_16 = 0x7fff;

/** The length of what is compressed is kept in this many bytes. */
const LENGTH_BYTES = 4;

/**
 * A model as a file: the length of what is compressed; that: numbers of variable length, ascending ones as differences;
 * then the numbers of vectors as they are: compressed they are a tenth smaller, and loading takes 40 % longer.
 */
export function encodeModel(content: ModelContent): Uint8Array {
  const { keys, weights, scale, transitions, lexicon, classes, vectors, network } = content;
  const bytes: number[] = [];
  const write = (value: number): void => {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  };
  const writeAscending = (values: ArrayLike<number>): void => {
    write(values.length);
    let last = 0;
    for (let at = 0; at < values.length; at++) {
      write((values[at] as number) - last);
      last = values[at] as number;
    }
  };
  const writeFloats = (values: Float32Array): void =>
    void bytes.push(...new Uint8Array(Float32Array.from(values).buffer));
  write(VERSION);
  writeFloats(Float32Array.of(scale));
  writeFloats(transitions);
  writeAscending(keys);
  // Weights of one label are alike, so they are kept together.
  for (let label = 0; label < LABELS; label++) {
    for (let at = label; at < weights.length; at += LABELS) bytes.push((weights[at] as number) & 0xff);
  }
  for (const groups of [lexicon, classes]) {
    write(groups.length);
    for (const group of groups) {
      write(group.value);
      writeAscending(group.keys);
    }
  }
  write(vectors.dimensions);
  writeFloats(vectors.steps);
  writeAscending(vectors.keys);
  write(network.hidden);
  for (const layer of [network.first, network.second]) {
    for (const weight of layer) {
      const value = Math.max(-MOST_16, Math.min(MOST_16, Math.round(weight / NETWORK_STEP)));
      bytes.push(value & 0xff, (value >> 8) & 0xff);
    }
  }
  const packed = zlibSync(Uint8Array.from(bytes), { level: 9 });
  const file = new Uint8Array(LENGTH_BYTES + packed.length + vectors.values.length);
  new DataView(file.buffer).setUint32(0, packed.length);
  file.set(packed, LENGTH_BYTES);
  file.set(vectors.values, LENGTH_BYTES + packed.length);
  return file;
}

/** The model in a file. Throws an `Error` when the file is damaged or of another version. */
export function decodeModel(file: Uint8Array): NameModel {
  const { lexicon, classes, ...learned } = contentOf(file);
  return { ...learned, lexicon: lexiconOf(lexicon), classes: lexiconOf(classes) };
}

/** What a model's file holds. Throws an `Error` when it is damaged or of another version. */
export function contentOf(file: Uint8Array): ModelContent {
  const compressed = LENGTH_BYTES + new DataView(file.buffer, file.byteOffset).getUint32(0);
  const bytes = unzlibSync(file.subarray(LENGTH_BYTES, compressed));
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('The model of names is cut short.');
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const readAscending = (): Int32Array => {
    const values = new Int32Array(read());
    let last = 0;
    for (let index = 0; index < values.length; index++) {
      last += read();
      values[index] = last;
    }
    return values;
  };
  const readFloats = (count: number): Float32Array => {
    at += count * 4;
    return new Float32Array(bytes.slice(at - count * 4, at).buffer);
  };
  if (read() !== VERSION) throw new Error('The model of names is of another version.');
  const scale = readFloats(1)[0] as number;
  const transitions = readFloats(TRANSITIONS);
  const keys = readAscending();
  const weights = new Int8Array(keys.length * LABELS);
  for (let label = 0; label < LABELS; label++) {
    for (let index = label; index < weights.length; index += LABELS) weights[index] = bytes[at++] as number;
  }
  const readGroups = (): LexiconGroup[] =>
    Array.from({ length: read() }, () => ({ value: read(), keys: readAscending() }));
  const readVectors = (): WordVectors => {
    const dimensions = read();
    const steps = readFloats(dimensions);
    const vectorKeys = readAscending();
    const values = file.subarray(compressed);
    if (values.length * 2 !== vectorKeys.length * dimensions) throw new Error('The model of names is cut short.');
    return { dimensions, keys: vectorKeys, values, steps };
  };
  const readLayer = (count: number): Float32Array => {
    at += count * 2;
    return Float32Array.from(new Int16Array(bytes.slice(at - count * 2, at).buffer), (value) => value * NETWORK_STEP);
  };
  const [lexicon, classes, vectors] = [readGroups(), readGroups(), readVectors()];
  const hidden = read();
  const network = {
    hidden,
    first: readLayer(inputsOf(vectors.dimensions) * hidden),
    second: readLayer((hidden + 1) * LABELS),
  };
  return { keys, weights, scale, transitions, lexicon, classes, vectors, network };
}
