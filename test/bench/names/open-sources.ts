import { readFile } from 'node:fs/promises';
import type { NameType } from '../../../src/answers/entities/tagger/labels.ts';
import type { Span } from '../../../src/answers/text/span.ts';
import { readInputs } from '../corpus.ts';
import type { NameSpan, Passage } from './passage.ts';

const SET = 'ner-open';

interface Line {
  readonly source: string;
  readonly text: string;
  readonly spans: NameSpan[];
  readonly other: (Span & { readonly type: string })[];
}

/** Bands, teams and parties: some sources have them as organisations. */
const UNSURE = new Set(['GROUP']);

/** Passages of the open sources, labelled as their authors did. */
export async function openSources(corpus: string): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const { path } of await readInputs(corpus, SET)) {
    for (const line of (await readFile(path, 'utf8')).split('\n').filter((text) => text !== '')) {
      const { source, text, spans, other } = JSON.parse(line) as Line;
      passages.push({ source, text, names: spans, unsure: other.filter(({ type }) => UNSURE.has(type)) });
    }
  }
  return passages;
}

/** Roles, pronouns and general words that some sources label as names. */
const NO_NAMES = new Set(
  'borrower lender bank company guarantor trustee servicer agent i he she we they you it us them his her our their god lord'.split(
    ' ',
  ),
);

/**
 * A passage without labels that no user takes for names: handles of Twitter, roles in contracts, pronouns, and what
 * holds no capital in a text that has some.
 */
export function withUsefulNames({ source, text, names, unsure = [] }: Passage): Passage {
  const isUseful = ({ start, end, type }: { start: number; end: number; type: NameType }): boolean => {
    const name = text.slice(start, end);
    if (/^[@#]/.test(name) || /[@#] ?$/.test(text.slice(0, start))) return false;
    if (source === 're3d' && !/^\p{Lu}|^al[- ]/u.test(name)) return false;
    if (
      source === 're3d' &&
      type === 'PERSON' &&
      /(?:secretary|minister|spokesman|official|commander|leader)s?$/i.test(name)
    )
      return false;
    return !NO_NAMES.has(name.toLowerCase());
  };
  const useful = names.filter(isUseful);
  return { source, text, names: useful, unsure: [...unsure, ...names.filter((name) => !useful.includes(name))] };
}
