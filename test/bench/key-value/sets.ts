import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AskedKey } from '../../../src/answers/key-values/question/asked-key.ts';
import { instructionFor } from './instructions.ts';

/** The values of each key. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** A pair of a form of which everything is asked. */
export interface Pair {
  readonly key: string;
  readonly value: string;
}

/** A document, what is asked of it, and what it says. */
export interface AskedDocument {
  readonly set: string;
  readonly id: string;
  /** Absolute path. */
  readonly path: string;
  readonly split: 'train' | 'dev';
  /** What one form is: a fit may leave it out as a whole. */
  readonly template: string;
  /** Empty where every pair is asked. */
  readonly instruction: readonly AskedKey[];
  readonly truth: Values | readonly Pair[];
}

/** Sets of the corpus, by what decides about their bars; a shipped weight may be fitted where `reusable`. */
export const SETS = {
  'funsd-train': { group: 'funsd', reusable: false },
  'funsd-forms': { group: 'funsd', reusable: false },
  'sroie-train': { group: 'sroie', reusable: false },
  'sroie-receipts': { group: 'sroie', reusable: false },
  'kleister-nda-train': { group: 'kleister-nda', reusable: false },
  'kleister-nda': { group: 'kleister-nda', reusable: false },
  invoices: { group: 'invoices', reusable: true },
  'vrdu-adbuy': { group: 'vrdu-adbuy', reusable: true },
  'vrdu-registration': { group: 'vrdu-registration', reusable: true },
  'tax-forms': { group: 'tax-forms', reusable: true },
} as const;

/** The name of a set, which is that of its folder. */
export type SetName = keyof typeof SETS;

interface Item {
  readonly id: string;
  readonly input: string;
  readonly truth: string;
  readonly split?: 'train' | 'dev';
  readonly template?: string;
  readonly stratum?: string;
}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** Values are strings and numbers; a list of records, such as the lines of an invoice, is a table and not asked here. */
function valuesOf(truth: Readonly<Record<string, unknown>>): Values {
  const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  return Object.fromEntries(
    Object.entries(truth)
      .map(([key, value]) => [key, Array.isArray(value) ? value : [value]] as const)
      .filter(([, values]) => values.every(isPlain))
      .map(([key, values]) => [key, values.map(String)]),
  );
}

/** The documents of a set. Throws an `Error` when the corpus does not hold it. */
export async function readAsked(corpus: string, set: SetName): Promise<AskedDocument[]> {
  const folder = join(corpus, set);
  if (!existsSync(folder)) throw new Error(`The corpus has no set ${set}: ${folder} is not there.`);
  const { items } = (await readJson(join(folder, 'manifest.json'))) as { items: readonly Item[] };
  const described = join(folder, 'descriptions.json');
  const own = existsSync(described) ? await readJson(described) : {};
  return Promise.all(
    items.map(async ({ id, input, truth, split, template, stratum }) => {
      const { pairs, values, keys, ...rest } = await readJson(join(folder, truth));
      const said = pairs ?? valuesOf(values ?? rest);
      const asked: readonly string[] = pairs ? [] : (keys ?? Object.keys(said));
      return {
        set,
        id,
        path: join(folder, input),
        split: split ?? (set.endsWith('-train') ? 'train' : 'dev'),
        template: template ?? stratum ?? set,
        instruction: instructionFor(set, asked, own),
        truth: said,
      };
    }),
  );
}
