import type { ParseAnswer } from '../../api/schemas.ts';
import { strings } from '../strings.ts';

/** Messages that say where the text of a whole page comes from, or why it has none. */
const SAYING: ReadonlySet<string> = new Set([
  'recognised',
  'not_recognised',
  'nothing_recognised',
  'recognition_failed',
  'recognition_given_up',
  'recognition_off',
  'unreadable_page',
]);

/** Where the text of a page comes from. */
export interface PageOrigin {
  /** A sentence or part of one. */
  readonly text: string;
  /** Whether it is not simply the text of the file. */
  readonly notable: boolean;
}

/**
 * Where the text of each page comes from, by one-based number: the file, or recognition and why.
 * @param pageCount pages that the document has, of which some may not have been read; 0 while that is not known
 */
export function pageOrigins(
  { markdown, messages = [] }: ParseAnswer,
  pageCount: number,
): ReadonlyMap<number, PageOrigin> {
  const origins = new Map<number, PageOrigin>();
  for (const { page } of markdown.pages) origins.set(page, { text: strings.pages.fromFile, notable: false });
  for (const { code, page, text } of messages) if (page && SAYING.has(code)) origins.set(page, { text, notable: true });
  for (let page = 1; page <= pageCount; page++) {
    if (!origins.has(page)) origins.set(page, { text: strings.pages.notRead, notable: true });
  }
  return origins;
}
