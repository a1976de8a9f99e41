import type { Measured } from './measure.ts';

/** Fields of a manifest by which documents are grouped. */
export const groupings = ['producer', 'theme', 'features'] as const;

export type Grouping = (typeof groupings)[number];

/**
 * The documents of a set by what a field of their manifest says, in alphabetical order; a document with several features
 * is in several groups. Empty when the manifest does not have the field.
 */
export function groupsOf(documents: readonly Measured[], grouping: Grouping): Map<string, Measured[]> {
  const groups = new Map<string, Measured[]>();
  for (const measured of documents) {
    for (const name of [measured.document[grouping] ?? []].flat()) {
      groups.set(name, [...(groups.get(name) ?? []), measured]);
    }
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}
