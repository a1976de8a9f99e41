import { describe, expect, test } from 'vitest';
import { PAGE_SELECTION, selectPages } from '../../../src/reading/page-selection.ts';

describe('a page selection', () => {
  test.each([
    ['1', [1]],
    ['1-3,7', [1, 2, 3, 7]],
    ['7, 1 - 2, 2', [1, 2, 7]],
  ])('%j names pages in ascending order, each once', (selection, pages) => {
    expect(selection).toMatch(PAGE_SELECTION);
    expect(selectPages(selection, 10)).toEqual(pages);
  });

  test.each([
    ['11', 'the document has 10 pages'],
    ['9-11', 'the document has 10 pages'],
    ['0', 'pages are counted from 1'],
    ['3-2', 'a range begins with its lower number'],
  ])('%j asks for pages that a document of 10 has not, and is told why', (selection, reason) => {
    expect(() => selectPages(selection, 10)).toThrow(`«pages» asks for ${selection}, but ${reason}.`);
  });

  test.each(['', 'all', '1-', '-2', '1,,2', '1.5'])('%j is not of the form', (selection) => {
    expect(selection).not.toMatch(PAGE_SELECTION);
  });
});
