import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonResume } from './json-resume.ts';
import type { Subject } from './subject.ts';

/** The set of the corpus: the same people in many themes, printed by a browser. */
const SET = 'resume-jsonresume';

/** Themes that those who write rules look at; a rule is kept by what it does to the others. */
const LOOKED_AT: ReadonlySet<string> = new Set([
  'caffeine',
  'class',
  'crisp',
  'elegant',
  'flat',
  'full',
  'jacrys',
  'macchiato',
  'onepage',
]);

interface Item {
  readonly id: string;
  readonly input: string;
  readonly truth: string;
  readonly text: string;
  readonly theme: string;
  readonly layout: string;
}

/** A person of the corpus, by the name of the file of the truth. */
export interface Person {
  readonly name: string;
  readonly resume: JsonResume;
}

async function readItems(corpus: string): Promise<readonly Item[]> {
  const manifest = await readFile(join(corpus, SET, 'manifest.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly items: readonly Item[] }).items;
}

const personOf = ({ truth }: Item): string => truth.replace(/^.*\/|\.json$/g, '');

const readTruth = async (corpus: string, { truth }: Item): Promise<JsonResume> =>
  JSON.parse(await readFile(join(corpus, SET, truth), 'utf8'));

/** The people of the corpus. Throws an `Error` when it does not hold the set. */
export async function people(corpus: string): Promise<Person[]> {
  const each = Map.groupBy(await readItems(corpus), personOf);
  return Promise.all(
    [...each].map(async ([name, [item]]) => ({ name, resume: await readTruth(corpus, item as Item) })),
  );
}

/** The resumes of the corpus: people in themes. Throws an `Error` when it does not hold the set. */
export async function themes(corpus: string): Promise<Subject[]> {
  const subjects = (await readItems(corpus)).map(async (item): Promise<Subject> => {
    const theme = item.theme.replace(/^jsonresume-theme-|@.*$/g, '');
    return {
      id: item.id,
      groups: { theme, layout: item.layout, person: personOf(item) },
      isLookedAt: LOOKED_AT.has(theme),
      truth: await readTruth(corpus, item),
      printed: await readFile(join(corpus, SET, item.text), 'utf8'),
      bytes: async () => new Uint8Array(await readFile(join(corpus, SET, item.input))),
    };
  });
  return Promise.all(subjects);
}
