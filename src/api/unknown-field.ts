import type * as v from 'valibot';
import { editDistance } from '../platform/edit-distance.ts';

/** Names are alike that differ in at most this share of the letters of the longer one. */
const MOST_EDITS = 0.4;
/** A longer name is not compared letter by letter: none of ours is nearly as long. */
const MAX_NAME = 100;

/** A field of a request, by the names of the objects that hold it and its own. */
type Path = readonly string[];

/** `file_content` and `fileContent` are one name. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The fields of a schema's object, and of the objects in it. */
function fieldsOf(schema: v.GenericSchema, within: Path = []): Path[] {
  const { entries, wrapped } = schema as { entries?: Record<string, v.GenericSchema>; wrapped?: v.GenericSchema };
  if (wrapped) return fieldsOf(wrapped, within);
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const path = [...within, name];
    return [path, ...fieldsOf(field, path)];
  });
}

/** How unlike two names are, from 0 to 1: the share of letters to change; little where one name is part of the other. */
function unlikeness(one: string, other: string): number {
  const [a, b] = [letters(one), letters(other)];
  if (a === '') return 1;
  const isPart = a.length > 1 && (a.includes(b) || b.includes(a));
  const longer = Math.max(a.length, b.length);
  return isPart ? Math.min(MOST_EDITS, 1 - Math.min(a.length, b.length) / longer) : editDistance(a, b) / longer;
}

const written = (path: Path): string => `«${path.join('.')}»`;

/**
 * The sentence that refuses a field which a schema of strict objects does not have. It names the field that is most like
 * it, in whichever object that is, or else all that there are.
 */
export function unknownField(schema: v.GenericSchema, path: Path): string {
  const [name = '', within] = [path.at(-1), path.slice(0, -1)];
  const fields = fieldsOf(schema);
  const beside = fields.filter((field) => field.slice(0, -1).join() === within.join());
  const others = fields.filter((field) => !beside.includes(field));
  const likeness = (field: Path): number => unlikeness(name, field.at(-1) as string);
  const refused = `${written([...within, name.slice(0, MAX_NAME)])} is not a field of this request`;
  const [nearest] =
    name.length > MAX_NAME
      ? []
      : [...beside, ...others]
          .filter((field) => likeness(field) <= MOST_EDITS)
          .sort((a, b) => likeness(a) - likeness(b));
  if (nearest) return `${refused}: did you mean ${written(nearest)}?`;
  return `${refused}. There are ${beside.map(written).join(', ')}.`;
}
