import { expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { cell, flowing, item, list, paragraph, run, table } from '../documents.ts';

const tablesOf = (document: Document) =>
  answer(document, 'extract_tables').json?.tables as { page: number; html: string }[];

test('a table has a caption, a head and a body', () => {
  const block = table([cell('Year', { header: true })], [cell('1843')]);
  const [first] = tablesOf(flowing({ ...block, caption: [run('Table 1: Notes')] } as never));
  expect(first).toEqual({
    page: 1,
    html:
      '<table>\n<caption>Table 1: Notes</caption>\n<thead>\n<tr><th>Year</th></tr>\n</thead>\n' +
      '<tbody>\n<tr><td>1843</td></tr>\n</tbody>\n</table>',
  });
});

test('spans are attributes', () => {
  const [first] = tablesOf(
    flowing(table([cell('a', { columnSpan: 2 }), cell('b', { rowSpan: 2 })], [cell('c'), cell('d')])),
  );
  expect(first?.html).toContain('<td colspan="2">a</td><td rowspan="2">b</td>');
});

test('what a document says is text, never markup', () => {
  const [first] = tablesOf(flowing(table([cell('<script>alert("1 & 2")</script>')])));
  expect(first?.html).toContain('<td>&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</td>');
});

test('links that would run something are text', () => {
  const linked = (link: string) => {
    const blocks = [{ kind: 'paragraph' as const, page: 1, runs: [run('here', { link })] }];
    return tablesOf(flowing(table([cell('', { blocks })])))[0]?.html;
  };
  expect(linked('https://example.org/')).toContain('<a href="https://example.org/">here</a>');
  for (const address of ['javascript:alert(1)', 'java\nscript:alert(1)', ' data:text/html,x', 'vbscript:x']) {
    expect(linked(address)).toContain('<td>here</td>');
  }
});

test('a table that runs over pages is one, on the page where it begins', () => {
  const second = { ...table([cell('two')]), page: 2, continued: true };
  const found = tablesOf(flowing(table([cell('one')]), paragraph('between', 2), second));
  expect(found).toHaveLength(1);
  expect(found[0]?.page).toBe(1);
  expect(found[0]?.html).toMatch(/one.*two/s);
});

test('tables in lists are found; those in cells stay where they are', () => {
  const inner = table([cell('inner')]);
  expect(tablesOf(flowing(list(item('•', inner))))).toHaveLength(1);
  const nested = tablesOf(flowing(table([cell('', { blocks: [inner] })])));
  expect(nested).toHaveLength(1);
  expect(nested[0]?.html.match(/<table>/g)).toHaveLength(2);
});

test('a document without tables has an empty list', () => {
  expect(tablesOf(flowing(paragraph('Text')))).toEqual([]);
});
