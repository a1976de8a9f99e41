import type { PiiAnswer } from '../../../api/schemas.ts';
import type { Region } from '../../../redaction/burning.ts';
import { characters, lettersOf } from '../../../redaction/letters.ts';
import type { Mark } from '../../state/pointing.svelte.ts';

/** A place of an entry, and the mark of its boxes. */
export interface EntryPlace {
  readonly page: number;
  readonly mark: string | undefined;
}

/** One value of one type, with all its places. */
export interface Entry {
  /** Names it among the entries, also when the document is read again. */
  readonly key: string;
  readonly type: string;
  readonly text: string;
  /** The best of its places: a probability from 0 to 1. */
  readonly score: number;
  readonly places: readonly EntryPlace[];
  /** For each of them, the index of its entity in the answer. */
  readonly indices: readonly number[];
  readonly regions: readonly Region[];
}

const indexOf = ({ evidence: { pointer } }: Mark): number => Number(pointer.split('/')[3]);

/** The entities of an answer, those of one type and the same letters as one, in the order of their first places. */
export function entriesOf({ json: { entities } }: PiiAnswer, marks: readonly Mark[]): Entry[] {
  const marksOf = Map.groupBy(marks, indexOf);
  const found = entities.map((entity, index) => ({ ...entity, index, marks: marksOf.get(index) ?? [] }));
  const groups = Map.groupBy(found, ({ type, text }) => `${type} ${lettersOf(characters(text)).text || text}`);
  return [...groups].map(([key, group]) => ({
    key,
    type: group[0]?.type ?? '',
    text: group[0]?.text ?? '',
    score: Math.max(...group.map(({ score }) => score)),
    indices: group.map(({ index }) => index),
    places: group.map(({ page, marks: own }) => ({ page, mark: own[0]?.id })),
    regions: group.flatMap(({ marks: own }) => own.map(({ evidence: { page, boxes } }) => ({ page, boxes }))),
  }));
}

/** Types that tell where and when more than who; they come after the others. */
const LAST: ReadonlySet<string> = new Set(['ORGANIZATION', 'LOCATION', 'DATE', 'URL']);

/** Entries by type: first persons, then what tells who they are, the most frequent first. */
export const entriesByType = (entries: readonly Entry[]): (readonly [type: string, entries: readonly Entry[]])[] =>
  [...Map.groupBy(entries, ({ type }) => type)].sort(
    ([type, own], [other, others]) => rank(type) - rank(other) || placesIn(others) - placesIn(own),
  );

const rank = (type: string): number => (type === 'PERSON' ? 0 : LAST.has(type) ? 2 : 1);

const placesIn = (entries: readonly Entry[]): number => entries.reduce((sum, { places }) => sum + places.length, 0);

/** A part of the document's text. */
export interface TextPart {
  readonly text: string;
  /** The key of the entry that it is a place of. */
  readonly entry?: string;
  readonly mark?: string | undefined;
}

/** The text of a document, cut at the places of its entities; of places that overlap, the first. */
export function textParts({ json: { entities }, text = '' }: PiiAnswer, entries: readonly Entry[]): TextPart[] {
  const keys = new Map(
    entries.flatMap(({ key, indices, places }) =>
      indices.map((index, at) => [index, { entry: key, mark: places[at]?.mark }]),
    ),
  );
  const parts: TextPart[] = [];
  let at = 0;
  const places = entities.map(({ start, end }, index) => ({ start, end, index }));
  for (const { start, end, index } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push({ text: text.slice(at, start) }, { text: text.slice(start, end), ...keys.get(index) });
    at = end;
  }
  parts.push({ text: text.slice(at) });
  return parts.filter((part) => part.text !== '');
}
