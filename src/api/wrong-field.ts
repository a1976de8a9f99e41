import type * as v from 'valibot';
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

/** The sentence that refuses a field which is missing or not what its schema asks for. */
export function wrongField(field: string, issue: v.BaseIssue<unknown>): string {
  const { kind, type, input, received, expected, message } = issue;
  if (input === undefined) return `«${field}» is missing.`;
  if (input === '') return `«${field}» is empty.`;
  const wanted = type === 'picklist' ? choices(expected ?? '') : kinds[type];
  if (kind !== 'schema' || wanted === undefined) return `«${field}» is wrong: ${message}`;
  return `«${field}» must be ${wanted}, not ${said(input, received)}.`;
}

/** `"a", "b" or "c"` of `("a" | "b" | "c")`. */
const choices = (expected: string): string => listed(expected.replace(/^\(|\)$/g, '').split(' | '), 'or');

function said(input: unknown, received: string): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'an object';
  if (typeof input !== 'string' || input.length <= MOST_SAID) return received;
  return `"${input.slice(0, MOST_SAID)}…"`;
}
