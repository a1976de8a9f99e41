import { Cited } from '../cited.ts';
import type { KeyValues } from './answer.ts';
import type { AskedKey } from './question/asked-key.ts';
import { normalizerFor } from './values/normalized/normalizer.ts';

/** Values found in a text, each with its standard form where it has one. A pair that nobody asked for is asked by its label. */
export function withNormalized(text: string, instruction: readonly AskedKey[], found: KeyValues): KeyValues {
  const asked = new Map(instruction.map((one) => [one.key, one]));
  const normalize = normalizerFor(text);
  return Object.fromEntries(
    Object.entries(found).map(([key, values]) => {
      const question = asked.get(key) ?? { key, description: '' };
      return [key, values.map(({ value, sources }) => new Cited(value, sources, normalize(value, question)))];
    }),
  );
}
