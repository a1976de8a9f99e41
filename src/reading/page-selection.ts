import { DocumentError } from '../document/document-error.ts';

/** The form of `pages`: numbers and ranges, e.g. `1-3,7`. */
export const PAGE_SELECTION = /^\s*\d{1,6}(\s*-\s*\d{1,6})?(\s*,\s*\d{1,6}(\s*-\s*\d{1,6})?)*\s*$/;

/**
 * One-based page numbers that a selection names, ascending and each once.
 * Throws `DocumentError` (`invalid_request`) when it names a page that the document has not.
 */
export function selectPages(selection: string, pageCount: number): number[] {
  const numbers = new Set<number>();
  for (const part of selection.split(',')) {
    const [first = 0, last = first] = part.split('-').map(Number);
    const fault = faultOf(first, last, pageCount);
    if (fault) throw new DocumentError('invalid_request', `«pages» asks for ${part.trim()}, but ${fault}.`);
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Why a document has no such pages; undefined where it has them. */
function faultOf(first: number, last: number, pageCount: number): string | undefined {
  if (first < 1) return 'pages are counted from 1';
  if (last < first) return 'a range begins with its lower number';
  if (last > pageCount) return `the document has ${pageCount === 1 ? '1 page' : `${pageCount} pages`}`;
  return undefined;
}
