import * as v from 'valibot';
import { listed } from '../formats/lists.ts';

/** Characters of a text that is said again. */
const MOST_SAID = 30;

/** What fields are, in words, by the names that Valibot has for their schemas. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  strict_object: 'an object',
  boolean: 'true or false',
};

/**
 * The sentence that refuses a field which is missing or not what its schema asks for.
 * @param field its place, e.g. `extract_args.pages`.
 * @param entries the schemas of the body's fields, which say what to send.
 */
export function wrongField(field: string, issue: v.BaseIssue<unknown>, entries: object): string {
  const { kind, type, input, received, expected, message } = issue;
  if (input === undefined) return `«${field}» is missing${advice(field, entries)}`;
  if (input === '') return `«${field}» is empty${advice(field, entries)}`;
  const wanted = type === 'picklist' ? choices(expected ?? '') : kinds[type];
  if (kind !== 'schema' || wanted === undefined) return `«${field}» is wrong: ${message}`;
  return `«${field}» must be ${wanted}, not ${said(input, received)}.`;
}

/** `"a", "b" or "c"` of `("a" | "b" | "c")`. */
const choices = (expected: string): string => listed(expected.replace(/^\(|\)$/g, '').split(' | '), 'or');

/** The end of a sentence: what to send as a field, by its description. */
function advice(field: string, entries: object): string {
  const schema = (entries as Readonly<Record<string, v.GenericSchema>>)[field];
  const description = schema && v.getDescription(schema);
  return description === undefined ? '.' : `: send ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}

function said(input: unknown, received: string): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'an object';
  if (typeof input !== 'string' || input.length <= MOST_SAID) return received;
  return `"${input.slice(0, MOST_SAID)}…"`;
}
