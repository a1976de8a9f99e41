import type { Span } from '../../text/span.ts';
import { type EntityType, entityTypes } from '../entity-types.ts';
import type { Label } from './labels.ts';
import { listedNames } from './name-list.ts';
import { hasLegalForm, isOrganizationLike } from './name-shape.ts';

/** What a value is read as: offsets within its text. */
export interface Value extends Span {
  readonly type: EntityType;
  /** The score of its own pattern; absent where its shape alone speaks for it. */
  readonly score?: number;
  readonly checked?: boolean;
}

/** How far into a value an entity may begin, behind a sign or a word such as `No.` */
const REACH = 8;

/** A place before the date, where a form asks for both: `Lyon, le 3 mai 1981`. */
const PLACE_OF_BIRTH =
  /^\p{Lu}[\p{L} .'’-]{1,30}(?: \([A-Z]{2}\))?(?:, ?| )(?:(?:on|am|op|le|il|el|em|dnia|den|the) )?(?=\d)/u;

/** The entity that a value begins with, if it is plausible for what its label says; of persons all that it lists. */
export function readValues(text: string, { types, role }: Label): readonly Value[] {
  for (const type of types) {
    const names = type === 'PERSON' && !hasLegalForm(text) ? listedNames(text, role ? 2 : 1) : [];
    if (names.length > 0) return names.map((name) => ({ type, ...name }));
    const value = readAs(text, type);
    if (value) return [value];
  }
  return [];
}

function readAs(text: string, type: EntityType): Value | undefined {
  if (type === 'PERSON') return hasLegalForm(text) ? readAs(text, 'ORGANIZATION') : undefined;
  if (type === 'ORGANIZATION') {
    const end = text.search(/,|\s[–—(|/]|$/u);
    return isOrganizationLike(text.slice(0, end)) ? { type, start: 0, end } : undefined;
  }
  if (type === 'ADDRESS') {
    const isAddress =
      /\p{L}{3}/u.test(text) && /\d/.test(text) && !/[@"{}<>=`]|https?:/i.test(text) && text.length < 160;
    return isAddress && !/[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? { type, start: 0, end: text.length } : undefined;
  }
  if (type === 'DATE_OF_BIRTH') {
    const from = PLACE_OF_BIRTH.exec(text)?.[0].length ?? 0;
    const date = byPattern(text.slice(from), 'DATE');
    return date && { type, start: from + date.start, end: from + date.end };
  }
  return byPattern(text, type);
}

/** The longest match of the type's own patterns that begins within reach. */
function byPattern(text: string, type: EntityType): Value | undefined {
  let best: Value | undefined;
  for (const { start, end, score, checked } of entityTypes[type].recognizer.find(text)) {
    if (start > REACH || (best && best.end - best.start >= end - start)) continue;
    best = { type, start, end, score, ...(checked ? { checked } : {}) };
  }
  return best;
}
