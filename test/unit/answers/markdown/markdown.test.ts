import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import type { Block, Cell, ListItem, Run } from '../../../../src/document/block.ts';
import type { Document } from '../../../../src/document/document.ts';
import { page } from '../../layout/page.ts';

const run = (text: string, style: Partial<Run> = {}): Run => ({ text, spaced: true, words: [], ...style });
const paragraph = (text: string, page = 1): Block => ({ kind: 'paragraph', page, runs: [run(text)] });
const item = (marker: string, ...blocks: readonly Block[]): ListItem => ({ marker, blocks });
const list = (ordered: boolean, ...items: readonly ListItem[]): Block => ({ kind: 'list', page: 1, ordered, items });
const cell = (text: string, style: Partial<Cell> = {}): Cell => ({
  header: false,
  columnSpan: 1,
  rowSpan: 1,
  blocks: text === '' ? [] : [paragraph(text)],
  ...style,
});

function documentOf(blocks: readonly Block[], pageCount = 1): Document {
  const pages = Array.from({ length: pageCount }, (_, i) => ({
    number: i + 1,
    width: 0,
    height: 0,
    source: 'flow' as const,
    blocks: blocks.filter((block) => block.page === i + 1),
  }));
  return { pageCount, pages, blocks };
}

const contentOf = (...blocks: readonly Block[]): string => markdown(documentOf(blocks)).content;
const inline = (...runs: readonly Run[]): string => contentOf({ kind: 'paragraph', page: 1, runs });

describe('blocks', () => {
  test('stand apart by one empty line', () => {
    expect(contentOf({ kind: 'heading', page: 1, level: 2, runs: [run('Title')] }, paragraph('Text'))).toBe(
      '## Title\n\nText',
    );
  });

  test('furniture is left out', () => {
    expect(contentOf({ kind: 'furniture', page: 1, runs: [run('Page 1')] }, paragraph('Text'))).toBe('Text');
  });

  test('code is fenced, with more ticks than it holds', () => {
    expect(contentOf({ kind: 'code', page: 1, text: 'a\n```\nb', words: [] })).toBe('````\na\n```\nb\n````');
  });

  test('quotes and footnotes keep their paragraphs together; a lone word is no definition to readers without notes', () => {
    const blocks = [paragraph('One'), paragraph('Two')];
    expect(contentOf({ kind: 'quote', page: 1, blocks })).toBe('> One\n>\n> Two');
    expect(contentOf({ kind: 'footnote', page: 1, marker: '1', blocks })).toBe('[^1]: One &#32;\n\n    Two');
  });

  test('figures say what they show', () => {
    expect(contentOf({ kind: 'figure', page: 1, alternative: 'A road', caption: [run('Figure 1')] })).toBe(
      '![A road]()\n\nFigure 1',
    );
    expect(contentOf({ kind: 'figure', page: 1, alternative: '' })).toBe('');
  });
});

describe('lists', () => {
  test('nest below their item and keep printed numbers', () => {
    const inner = list(false, item('•', paragraph('inner')));
    expect(contentOf(list(true, item('3.', paragraph('three'), inner), item('4.', paragraph('four'))))).toBe(
      '3. three\n   - inner\n4. four',
    );
  });

  test('stand apart from the text of their item where their first number would go on in it', () => {
    const inner = list(true, item('3.', paragraph('three')));
    const content = contentOf(list(false, item('•', paragraph('outer'), inner)));
    expect(content).toBe('- outer\n\n  3. three');
    expect(marked.parse(content)).toContain('<ol start="3">');
  });

  test('show check boxes', () => {
    const done: ListItem = { marker: '☑', checked: true, blocks: [paragraph('done')] };
    const open: ListItem = { marker: '☐', checked: false, blocks: [paragraph('open')] };
    expect(contentOf(list(false, done, open))).toBe('- [x] done\n- [ ] open');
  });

  test.each([
    ['ticks, crosses and stars', ['✓', '✘', '★'], ['✓ ', '✘ ', '★ ']],
    ['shapes that differ from item to item', ['●', '■', '◆'], ['● ', '■ ', '◆ ']],
    ['no bullets', ['•', '•', '•'], ['', '', '']],
    ['no shapes that are bullets', ['■', '■', '■'], ['', '', '']],
    ['no bullets of which one is of another level', ['➢', '➢', '●'], ['', '', '']],
    ['no dots and dashes', ['•', '–', '▪'], ['', '', '']],
  ])('keep as text: %s', (_, markers, kept) => {
    const items = markers.map((marker) => item(marker, paragraph('a')));
    expect(contentOf(list(false, ...items))).toBe(kept.map((sign) => `- ${sign}a`).join('\n'));
  });

  test('keep markers that Markdown does not know as text', () => {
    expect(contentOf(list(true, item('(a)', paragraph('first')), item('iv.', paragraph('next'))))).toBe(
      '- (a) first\n- iv. next',
    );
  });

  test('with several paragraphs in an item are loose', () => {
    expect(contentOf(list(false, item('•', paragraph('a'), paragraph('b')), item('•', paragraph('c'))))).toBe(
      '- a\n\n  b\n\n- c',
    );
  });
});

describe('tables', () => {
  test('are pipes where cells are simple, with pipes in cells escaped', () => {
    const rows = [
      [cell('A'), cell('B')],
      [cell('1|2'), cell('')],
    ];
    expect(contentOf({ kind: 'table', page: 1, rows })).toBe('| A | B |\n| --- | --- |\n| 1\\|2 |  |');
  });

  test('of a page are HTML where cells span, escaped and with their head', () => {
    const rows = [[cell('A & B', { header: true, columnSpan: 2 })], [cell('<1>'), cell('2')]];
    const blocks: readonly Block[] = [{ kind: 'table', page: 1, rows }];
    expect(markdown({ pageCount: 1, pages: [page([])], blocks }).content).toBe(
      '<table>\n<thead>\n<tr><th colspan="2">A &amp; B</th></tr>\n</thead>\n<tbody>\n<tr><td>&lt;1&gt;</td><td>2</td></tr>\n</tbody>\n</table>',
    );
  });

  test('of a document that flows leave empty what a merged cell covers', () => {
    const rows = [
      [cell('A', { rowSpan: 2 }), cell('B', { columnSpan: 2 })],
      [cell('C'), cell('D')],
    ];
    expect(contentOf({ kind: 'table', page: 1, rows })).toBe('| A | B |  |\n| --- | --- | --- |\n|  | C | D |');
  });

  test('of a document that flows are HTML where cells of the head span', () => {
    const rows = [[cell('Both', { header: true, columnSpan: 2 })], [cell('1'), cell('2', { rowSpan: 2 })], [cell('3')]];
    expect(contentOf({ kind: 'table', page: 1, rows })).toBe(
      '<table>\n<thead>\n<tr><th colspan="2">Both</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td rowspan="2">2</td></tr>\n<tr><td>3</td></tr>\n</tbody>\n</table>',
    );
  });

  test('of a document that flows break lines between the paragraphs of a cell', () => {
    const rows = [[cell('x', { blocks: [paragraph('x'), paragraph('y')] })]];
    expect(contentOf({ kind: 'table', page: 1, rows })).toBe('| x<br>y |\n| --- |');
  });

  test('are HTML where a cell holds more than paragraphs', () => {
    const rows = [[cell('x', { blocks: [paragraph('x'), list(false, item('•', paragraph('y')))] })]];
    expect(contentOf({ kind: 'table', page: 1, rows })).toContain('<td><p>x</p><ul><li>y</li></ul></td>');
  });

  test('in HTML have small characters for scripts where Unicode has them, else tags', () => {
    const raised = (text: string, spaced: boolean): Run => run(text, { spaced, position: 'superscript' });
    const runs = [run('5 mm'), raised('2', false), raised('th', true)];
    const blocks = [list(false, item('•', { kind: 'paragraph', page: 1, runs }))];
    const rows = [[cell('', { blocks })]];
    expect(contentOf({ kind: 'table', page: 1, rows })).toContain('<li>5 mm² <sup>th</sup></li>');
  });

  test.each([
    ['from one', ['1.', '2.'], '<ol><li>a</li><li>a</li></ol>'],
    ['from another number', ['3.', '4.'], '<ol start="3"><li>a</li><li>a</li></ol>'],
    ['with a number left out', ['1.', '3.'], '<ul><li>1. a</li><li>3. a</li></ul>'],
    ['by letters', ['(a)', '(b)'], '<ul><li>(a) a</li><li>(b) a</li></ul>'],
  ])('number a list in a cell as printed: %s', (_, markers, html) => {
    const numbered = list(true, ...markers.map((marker) => item(marker, paragraph('a'))));
    expect(contentOf({ kind: 'table', page: 1, rows: [[cell('', { blocks: [numbered] })]] })).toContain(html);
  });

  test('are preceded by their caption', () => {
    expect(contentOf({ kind: 'table', page: 1, rows: [[cell('A')]], caption: [run('Table 1')] })).toBe(
      'Table 1\n\n| A |\n| --- |',
    );
  });
});

describe('inline text', () => {
  test('marks styles, with white space outside the marks', () => {
    expect(
      inline(run('a'), run('b', { bold: true }), run('c', { italic: true }), run('d', { strikethrough: true })),
    ).toBe('a **b** *c* ~~d~~');
    expect(inline(run('a'), run('both', { bold: true, italic: true }))).toBe('a ***both***');
  });

  test('joins runs that are not spaced', () => {
    expect(inline(run('under'), run('stood', { spaced: false, italic: true }), run('.', { spaced: false }))).toBe(
      'under*stood*.',
    );
  });

  test('writes raised and lowered digits in Unicode, and letters as they are', () => {
    expect(inline(run('10'), run('3', { spaced: false, position: 'superscript' }))).toBe('10³');
    expect(inline(run('H'), run('2', { spaced: false, position: 'subscript' }), run('O', { spaced: false }))).toBe(
      'H₂O',
    );
    expect(inline(run('7'), run('th', { spaced: false, position: 'superscript' }))).toBe('7th');
  });

  test('links, and shortens a link to itself', () => {
    expect(inline(run('here', { link: 'https://example.org/a_(b)' }))).toBe('[here](<https://example.org/a_(b)>)');
    expect(inline(run('https://example.org/', { link: 'https://example.org/' }))).toBe('https://example.org/');
  });

  test('no link that would run code, embed a page or open a file', () => {
    const addresses = [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      ' data:text/html,x',
      'file:///etc/hosts',
      'ftp://a.b/',
    ];
    expect(addresses.map((link) => inline(run('here', { link })))).toEqual(addresses.map(() => 'here'));
    const hidden = ['javascript&colon;alert(1)', '//a.example/x', 'annex.pdf', '\\\\host\\share'];
    expect(hidden.map((link) => inline(run('here', { link })))).toEqual(hidden.map(() => 'here'));
    const kept = ['mailto:a@example.org', 'tel:+441234', '#annex'];
    expect(kept.map((link) => inline(run('here', { link })))).toEqual(kept.map((link) => `[here](${link})`));
  });

  test('an address that is its own link is written bare, the stop behind it left out of the link', () => {
    const address = 'https://example.org/a_b';
    expect(inline(run('At'), run(`${address}.`, { link: address }))).toBe(`At ${address}.`);
    expect(inline(run(address, { link: address, code: true }))).toBe(address);
    expect(inline(run('https://example.org/ a_b', { link: address }))).toBe(address);
    expect(inline(run('a@example.org', { link: 'mailto:a@example.org' }))).toBe('a@example.org');
    expect(inline(run('The guide.', { link: address }))).toBe(`[The guide](${address}).`);
  });

  test('an address keeps its angle brackets where text touches it', () => {
    const address = 'https://example.org/';
    expect(inline(run('<', {}), run(address, { link: address, spaced: false }))).toContain(`<${address}>`);
    expect(inline(run(address, { link: address }), run('and', { spaced: false }))).toBe(`<${address}>and`);
  });

  test('emphasis leaves punctuation to what is beside it, where delimiters would not close', () => {
    const bold = (text: string, spaced = false): Run => run(text, { bold: true, spaced });
    expect(inline(bold('rate ('), run('Ω', { spaced: false }), bold(')'))).toBe('**rate** (Ω)');
    expect(inline(run('Berg'), bold(', Lind'))).toBe('Berg, **Lind**');
    expect(inline(bold('What?', true))).toBe('**What?**');
  });

  test('marks of notes and affiliations are no formula, whatever font sets them', () => {
    const mark = run('∗', { spaced: false, position: 'superscript', mathFont: true });
    expect(inline(run('Anna Berg'), mark)).toBe('Anna Berg∗');
  });

  test('scripts of a formula that Unicode lacks are written as in TeX', () => {
    const script = (position: 'superscript' | 'subscript') => run('n−1', { spaced: false, position, mathFont: true });
    expect(inline(run('x'), script('superscript'))).toBe('x^{n−1}');
    expect(inline(run('x'), script('subscript'))).toBe('x_{n−1}');
    expect(inline(run('x'), run('n', { spaced: false, position: 'superscript' }))).toBe('xⁿ');
  });

  test('code is fenced with more ticks than it holds', () => {
    expect(inline(run('a`b', { code: true }))).toBe('``a`b``');
  });

  test('forced line breaks are kept', () => {
    expect(inline(run('a'), run('b', { lineBreak: true }))).toBe('a  \nb');
  });
});

describe('escaping', () => {
  test.each([
    'Two * three is six',
    'snake_case and file_name',
    '3 < 4 and AT&T',
    'a [bracket] and (another)',
    'C:\\path',
    '1. a number',
    'Price: $5 ~ $6 | tax!',
    '50% - 60%',
    'Name: ______ Date: ______',
    '0.05* and 0.01**, both significant*',
    'from ~5 to ~6',
    'see https://example.org/~a/b_c_d and http://example.org/~b',
    'AT&T, R&D; x',
    'it is [a] (b)',
    'a = b',
  ])('leaves %j as it is, for it means nothing', (text) => {
    expect(contentOf(paragraph(text))).toBe(text);
  });

  test.each([
    ['# not a heading', '\\# not a heading'],
    ['> not a quote', '\\> not a quote'],
    ['- not a bullet', '\\- not a bullet'],
    ['a *b* c', 'a \\*b* c'],
    ['a __b__ c', 'a \\_\\_b__ c'],
    ['<b>bold</b>', '\\<b>bold\\</b>'],
    ['[text](target)', '[text]\\(target)'],
    ['`code`', '\\`code\\`'],
    ['~~struck~~', '\\~\\~struck~~'],
  ])('keeps %j from becoming markup', async (text, escaped) => {
    expect(contentOf(paragraph(text))).toBe(escaped);
    const html = await marked.parse(escaped);
    const shown = html
      .replace(/<\/?p>|\n/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>');
    expect(shown).toBe(text);
  });
});

describe('a mark that has no partner in its own run', () => {
  test.each([
    ['beside emphasis', [run('*'), run('right', { italic: true, spaced: false }), run('*', { spaced: false })]],
    ['in another run', [run('one *x'), run('two', { bold: true }), run('three*')]],
  ])('is escaped %s, lest it become markup', async (_, runs) => {
    const html = await marked.parse(inline(...runs));
    expect(html.match(/\*/g)).toHaveLength(2);
  });

  test('stays as it is at a distance from emphasis', () => {
    expect(inline(run('Bold', { bold: true }), run('and rare*'))).toBe('**Bold** and rare*');
  });
});

describe('pages', () => {
  test('are given one by one', () => {
    const { pages } = markdown(documentOf([paragraph('One'), paragraph('Two', 2)], 3));
    expect(pages).toEqual([
      { page: 1, content: 'One' },
      { page: 2, content: 'Two' },
      { page: 3, content: '' },
    ]);
  });

  test('share a paragraph that runs over them, whole in the content and in parts page by page', () => {
    const blocks: Block[] = [paragraph('It goes'), { ...paragraph('on.', 2), continued: true }];
    const { content, pages } = markdown(documentOf(blocks, 2));
    expect(content).toBe('It goes on.');
    expect(pages.map((page) => page.content)).toEqual(['It goes', 'on.']);
  });

  test('may break a word, which is whole in the content', () => {
    const blocks: Block[] = [paragraph('possi-'), { ...paragraph('bility', 2), continued: true }];
    expect(markdown(documentOf(blocks, 2)).content).toBe('possibility');
  });

  test('may part the last item of a list within a list, which is whole in the content', () => {
    const item = (marker: string, ...blocks: Block[]) => ({ marker, blocks });
    const list = (...items: ReturnType<typeof item>[]): Block => ({ kind: 'list', page: 1, ordered: true, items });
    const blocks = [
      paragraph('It begins:'),
      list(item('1.', paragraph('One')), item('2.', paragraph('Two'), list(item('(a)', paragraph('It goes'))))),
      { ...paragraph('on.', 2), continued: true },
    ];
    expect(markdown(documentOf(blocks, 2)).content).toBe('It begins:\n\n1. One\n2. Two\n   - (a) It goes on.');
  });

  test('do not join a list in a text box with the text around', () => {
    const items = [{ marker: '•', blocks: [paragraph('Aside')] }];
    const blocks: Block[] = [
      paragraph('It goes'),
      { kind: 'list', page: 1, ordered: false, items, textBox: 1 },
      { ...paragraph('on.', 2), continued: true },
    ];
    expect(markdown(documentOf(blocks, 2)).content).toBe('It goes on.\n\n- Aside');
  });

  test('may part a table, which is one in the content', () => {
    const table = (text: string, page: number): Block => ({
      kind: 'table',
      page,
      rows: [[cell(text)]],
      continued: page > 1,
    });
    expect(markdown(documentOf([table('a', 1), table('b', 2)], 2)).content).toBe('| a |\n| --- |\n| b |');
  });
});
