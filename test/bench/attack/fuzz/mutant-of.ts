import { seeded } from '../../pii/random.ts';
import { type Mutant, mutate } from './mutate.ts';
import type { Seed } from './seeds.ts';

const ENDPOINTS = ['parse', 'parse', 'extract_tables', 'extract_key_value', 'extract_pii'];

/** A mutant, and what is asked about it. Equal for an equal seed and index. */
export function mutantOf(
  all: readonly Seed[],
  seed: number,
  index: number,
): Mutant & { endpoint: string; ocr: string } {
  const random = seeded(seed * 1_000_003 + index);
  const mutant = mutate(random.of(all), random, random.of(all).bytes);
  return { ...mutant, endpoint: random.of(ENDPOINTS), ocr: random.below(8) === 0 ? 'auto' : 'never' };
}
