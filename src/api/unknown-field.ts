import type * as v from 'valibot';
import { mostAlike } from '../platform/most-alike.ts';

/** A field of a request, by the names of the objects that hold it and its own. */
type Path = readonly string[];

/** The fields of a schema's object, and of the objects in it. */
function fieldsOf(schema: v.GenericSchema, within: Path = []): Path[] {
  const { entries, wrapped } = schema as { entries?: Record<string, v.GenericSchema>; wrapped?: v.GenericSchema };
  if (wrapped) return fieldsOf(wrapped, within);
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const path = [...within, name];
    return [path, ...fieldsOf(field, path)];
  });
}

/** Characters of a name that a sentence quotes. */
const MOST_QUOTED = 100;

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
  const refused = `${written([...within, name.slice(0, MOST_QUOTED)])} is not a field of this request`;
  const nearest = mostAlike(name, [...beside, ...others], (field) => field.at(-1) as string);
  if (nearest) return `${refused}: did you mean ${written(nearest)}?`;
  return `${refused}. There are ${beside.map(written).join(', ')}.`;
}
