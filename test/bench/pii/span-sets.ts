import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A range of a text in UTF-16 offsets and what it is. */
export interface TypedSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

/** A text with its true entities. */
export interface LabelledText {
  readonly text: string;
  readonly spans: readonly TypedSpan[];
}

/** A part of a set that is reported by itself. */
export interface SpanSet {
  readonly name: string;
  readonly texts: readonly LabelledText[];
}

/**
 * Synthetic sentences from templates, in two parts. Only those of templates with an even number were looked at while
 * rules and tagger were made. Throws an `Error` when the corpus does not hold the set.
 */
export async function presidioSets(corpus: string): Promise<SpanSet[]> {
  const items = await itemsOf(corpus, 'pii-presidio');
  const isEven = ({ id }: Item): boolean => Number.parseInt(id.split('-')[1]?.slice(0, 4) ?? '', 16) % 2 === 0;
  const looked = await textsOf(items.filter(isEven));
  const closed = await textsOf(items.filter((item) => !isEven(item)));
  return [
    { name: 'presidio, looked at', texts: looked },
    { name: 'presidio, never opened', texts: closed },
    { name: 'presidio', texts: [...looked, ...closed] },
  ];
}

/** Prose with names, one set for each source. Throws an `Error` when the corpus does not hold the set. */
export async function nameSets(corpus: string): Promise<SpanSet[]> {
  const items = await itemsOf(corpus, 'ner-open');
  return Promise.all(items.map(async (item) => ({ name: item.stratum, texts: await textsOf([item]) })));
}

interface Item {
  readonly id: string;
  readonly stratum: string;
  readonly path: string;
}

async function itemsOf(corpus: string, set: string): Promise<Item[]> {
  const manifest = join(corpus, set, 'manifest.json');
  if (!existsSync(manifest)) throw new Error(`The corpus has no set ${set}: ${manifest} is not there.`);
  const { items } = JSON.parse(await readFile(manifest, 'utf8')) as {
    items: readonly { id: string; stratum: string; input: string }[];
  };
  return items.map(({ id, stratum, input }) => ({ id, stratum, path: join(corpus, set, input) }));
}

async function textsOf(items: readonly Item[]): Promise<LabelledText[]> {
  const files = await Promise.all(items.map(({ path }) => readFile(path, 'utf8')));
  return files.flatMap((file) =>
    file
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as LabelledText),
  );
}
