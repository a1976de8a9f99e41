import type { Random } from '../../pii/random.ts';
import { mutatedArchive } from './archives.ts';
import type { Seed } from './seeds.ts';
import { mutatedTokens, PDF_SYNTAX } from './tokens.ts';

export interface Mutant {
  /** What was done to which document. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Mutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

function flipped(bytes: Uint8Array, random: Random): Uint8Array {
  const changed = bytes.slice();
  for (let flips = 1 + random.below(32); flips > 0; flips--) {
    const place = random.below(changed.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << random.below(8));
  }
  return changed;
}

/** A stretch of one document in place of a stretch of the other. */
function spliced(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const [at, from] = [random.below(bytes.length), random.below(other.length)];
  const length = random.below(4000);
  const kept = bytes.subarray(at + random.below(4000));
  return Buffer.concat([bytes.subarray(0, at), other.subarray(from, from + length), kept]);
}

/** A stretch that stands there more than once. */
function repeated(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const stretch = bytes.subarray(at, at + 1 + random.below(2000));
  const times = 1 + random.below(200);
  return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: times }, () => stretch), bytes.subarray(at)]);
}

const truncated = (bytes: Uint8Array, random: Random): Uint8Array => bytes.slice(0, 1 + random.below(bytes.length));

const ofBytes: Readonly<Record<string, Mutation>> = { flipped, spliced, repeated, truncated };
const mutations: Readonly<Record<Seed['type'], Readonly<Record<string, Mutation>>>> = {
  pdf: { ...ofBytes, tokens: (bytes, random) => mutatedTokens(bytes, random, PDF_SYNTAX) },
  docx: { ...ofBytes, parts: mutatedArchive },
};

/** A document after one or two mutations; those of its syntax are as frequent as all others together. */
export function mutate({ name, type, bytes }: Seed, random: Random, other: Uint8Array): Mutant {
  const own = Object.keys(mutations[type]);
  const syntax = own.at(-1) ?? '';
  const chosen = Array.from({ length: 1 + random.below(2) }, () => (random.below(2) === 0 ? syntax : random.of(own)));
  // Syntax first: an archive whose bytes are damaged cannot be opened for it.
  chosen.sort((a, b) => Number(b === syntax) - Number(a === syntax));
  const mutant = chosen.reduce((given, mutation) => mutations[type][mutation]?.(given, random, other) ?? given, bytes);
  return { name: `${type} ${name}: ${chosen.join(', ')}`, bytes: mutant };
}
