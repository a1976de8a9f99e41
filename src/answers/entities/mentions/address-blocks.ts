import { overlapping, unionOf } from '../../text/overlapping.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { BUILDING, UNIT_BEFORE } from '../recognizers/address/vocabulary.ts';
import type { Field } from './fields.ts';
import { hasLegalForm, wholeName } from './name-shape.ts';
import { SCORES } from './scores.ts';

/** A street before its number. */
const STREET_FIRST =
  /^(?:\p{Lu}|ul\.|al\.|os\.|pl\.|c\/|rua|calle|via|rue|av)[^@:;!?=]{3,50}[ ,]\d{1,5} ?[a-z]?(?:[ ,/–-]{1,3}[\p{L}\d.ºª°/-]{1,8}){0,4}$/iu;
/** A number before its street, a flat, or a box. */
const NUMBER_FIRST =
  /^(?:\d{1,5}[ -]?[a-z]?(?: bis| ter)?,? (?:\p{Lu}|rue|avenue|av|boulevard|bd|place|chemin|allée|impasse|quai)|(?:flat|unit|apt\.?|apartment|suite|shop|plot|house|h\.? ?no\.?|door no\.?|po box|p\.o\. box|postfach|postbus|apartado)[ ,.]{1,2}\S{1,8}(?=[ ,]|$)).{0,60}$/iu;
/** The end of a date, which is no number of a house. */
const YEAR_LAST = /(?:19|20)\d\d$/;
const FLAT = /^(?:flat|unit|apt|apartment|suite|shop|plot|house|h\.? ?no|door)/i;
/** A building or flat before the street. */
const BUILDING_BEFORE = new RegExp(
  `^(?:[\\p{L}\\d'’.-]+ ){0,4}(?:${BUILDING}|${UNIT_BEFORE})(?: [\\p{L}\\d]{1,4})?, $`,
  'iu',
);
const WORD_OF_NAME = /\p{L}{3}/u;
/** A postcode of one of the ten countries with a place, in either order. */
const TOWN =
  /^(?:(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2,3}[ -]\d{2,3}|\d{4} ?[A-Z]{2}|\d{5}-\d{3})[ ,]{1,2}\p{Lu}[\p{L} .,'’()/-]{2,50}|\p{Lu}[\p{L} .,'’()/-]{2,50}[ ,–-]{1,3}(?:\d{5}(?:-\d{4}|-\d{3})?|\d{4}|\d{3} ?\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:,? [\p{L} ]{2,30})?)$/u;

const isStreet = (text: string): boolean =>
  (STREET_FIRST.test(text)
    ? /^(?:\p{Lu}|ul\.|al\.|os\.|pl\.|c\/|rua|calle|via|rue|av)/u.test(text)
    : NUMBER_FIRST.test(text)) &&
  WORD_OF_NAME.test(text) &&
  text.split(/\s+/).length <= 9;

/** Lines of an address between the name and the street, and between the street and the town. */
const MOST_LINES = 3;

const isShort = ({ text }: Field): boolean => text.length <= 70 && !/[:@]|\. \p{Lu}\p{Ll}+ \p{Ll}/u.test(text);

/** Postal addresses whose lines stand below each other and that no rule finds, and the names above all addresses. */
export function addressBlocks(fields: readonly Field[], addresses: readonly Span[]): Candidate[] {
  const ruled = unionOf(addresses);
  const blocks = fields.flatMap((street, index) => blockAt(fields, street, index, ruled));
  const known = new Set([...addresses, ...blocks].flatMap((found) => startOfLine(fields, found)));
  return [
    ...blocks,
    ...fields
      .flatMap(({ start }, index) => (known.has(start) ? nameAbove(fields, index) : []))
      .filter((name) => overlapping(ruled, name).length === 0),
  ];
}

/** Where the line begins in which an address does, perhaps behind a flat or building: `Garden Flat, 61a Tollington Park`. */
function startOfLine(fields: readonly Field[], { start }: Span): number[] {
  const [field] = overlapping(fields, { start, end: start + 1 });
  const before = field?.text.slice(0, start - field.start) ?? '';
  return field && (before === '' || BUILDING_BEFORE.test(before)) ? [field.start] : [];
}

/** @param ruled what the addresses cover that rules find. */
function blockAt(fields: readonly Field[], street: Field, index: number, ruled: readonly Span[]): Candidate[] {
  if (!isShort(street) || !isStreet(street.text) || TOWN.test(street.text) || YEAR_LAST.test(street.text)) return [];
  const rest = fields.slice(index + 1, index + 1 + MOST_LINES);
  const town = rest.findIndex((field) => TOWN.test(field.text));
  if (
    town < 0 ||
    !rest
      .slice(0, town + 1)
      .every(
        (field, at) =>
          field.newLine && isShort(field) && (at === town || FLAT.test(street.text) || !isStreet(field.text)),
      )
  )
    return [];
  const end = (rest[town] ?? street).end;
  if (overlapping(ruled, { start: street.start, end }).length > 0) return [];
  return [{ type: 'ADDRESS', start: street.start, end, score: SCORES.letterhead, rule: 'letterhead' }];
}

function nameAbove(fields: readonly Field[], street: number): Candidate[] {
  for (let index = street - 1; index >= Math.max(0, street - MOST_LINES); index--) {
    const field = fields[index] as Field;
    if (!isShort(field) || (index < street - 1 && field.line.kind === 'heading')) return [];
    if (field.label) return [];
    if (hasLegalForm(field.text)) continue;
    const name = wholeName(field.text, 2);
    if (!name) continue;
    const [start, end] = [field.start + name.start, field.start + name.end];
    return [{ type: 'PERSON', start, end, score: SCORES.letterhead, rule: 'letterhead', inContext: true }];
  }
  return [];
}
