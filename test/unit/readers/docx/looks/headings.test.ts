import { describe, expect, test } from 'vitest';
import { cell, heading, headingStyles, numbering, paragraph, row, run, table } from '../../../../fixtures/docx.ts';
import { outline, read } from '../read.ts';
import { clothes, prose } from './letters.ts';

const headingsOf = async (styles: string, body: readonly string[], numbers?: string): Promise<string[]> => {
  const { blocks } = await read({ styles, body: body.join(''), ...(numbers !== undefined && { numbering: numbers }) });
  return outline(blocks.filter(({ kind }) => kind === 'heading'));
};

describe.each(clothes)('in a document $name', ({ styles, large, bold, text }) => {
  test('large and bold lines above text are headings of the first and second level', async () => {
    const body = [large('The net store'), bold('Winter'), text(prose('Tar')), bold('Spring'), text(prose('Rope'))];
    expect(await headingsOf(styles, body)).toEqual(['h1 The net store', 'h2 Winter', 'h2 Spring']);
  });

  test('numbers of sections that are set alike tell their levels', async () => {
    const body = [bold('1. Nets'), text(prose('Tar')), bold('1.1 Floats'), text(prose('Cork')), bold('2. Boats')];
    expect(await headingsOf(styles, [...body, text(prose('Oak'))])).toEqual([
      'h1 1. Nets',
      'h2 1.1 Floats',
      'h1 2. Boats',
    ]);
  });

  test('the bold subject of a letter, a date, a name and its office are none', async () => {
    const body = [
      bold('3 May 2021'),
      text('Dear Sir,'),
      bold('Your order of nets'),
      text(prose('Twine')),
      text('Yours faithfully,'),
      bold('Ida Quill'),
      text('Harbour master'),
    ];
    expect(await headingsOf(styles, body)).toEqual([]);
  });

  test('bold sentences, labels with values, and names above addresses are none', async () => {
    const body = [
      text(prose('Tar')),
      bold('Keep the store dry at all times.'),
      text(prose('Rope')),
      bold('Total: 14.20'),
      text(prose('Cork')),
      bold('Quill and Daughter'),
      text('7 Wharf Street'),
      text('Second floor'),
      text('Telephone 020 7946 0018 in the mornings'),
      bold('Reed Brothers'),
      text('9 Wharf Street'),
      text('Behind the old customs house'),
      text('Telephone 020 7946 0019 in the evenings'),
    ];
    expect(await headingsOf(styles, body)).toEqual([]);
  });

  test('a title in its style has the bold lines below it as its sections', async () => {
    const body = [heading(1, 'The net store'), bold('Winter'), text(prose('Tar')), bold('Spring'), text(prose('Rope'))];
    const found = await headingsOf(styles + headingStyles, body);
    expect(found).toEqual(['h1 The net store', 'h2 Winter', 'h2 Spring']);
  });

  test('a large line with a colon is a heading, and a lone bold one with a number of several levels', async () => {
    const body = [large('Nets: a year in the store'), text(prose('Tar')), bold('2.1.1 Floats'), text(prose('Cork'))];
    const found = await headingsOf(styles, body);
    expect(found).toEqual(['h1 Nets: a year in the store', 'h2 2.1.1 Floats']);
  });

  test('one bold line in capitals between a title and text is a heading, and a single word is none', async () => {
    const body = [large('The net store'), text(prose('Tar')), bold('SUNDAYS AND HOLIDAYS'), text(prose('Rope'))];
    expect(await headingsOf(styles, body)).toEqual(['h1 The net store', 'h2 SUNDAYS AND HOLIDAYS']);
    const note = [large('The net store'), text(prose('Tar')), bold('NOTE'), text(prose('Rope'))];
    expect(await headingsOf(styles, note)).toEqual(['h1 The net store']);
  });

  test('lines that recur, such as who speaks, are none', async () => {
    const said = (who: string): string[] => [bold(who), text(prose(`What ${who} says`))];
    expect(await headingsOf(styles, ['Ida', 'Tom', 'Ida', 'Tom'].flatMap(said))).toEqual([]);
  });

  test('lines in the middle of a sentence, as between the parties of a contract, are none', async () => {
    const party = (name: string): string => text(`${name}, who keeps a net store and a boat at the northern quay,`);
    const body = [bold('BETWEEN'), party('Ida Quill'), bold('AND'), party('Tom Reed'), text(prose('Tar'))];
    expect(await headingsOf(styles, body)).toEqual([]);
  });

  test('prose that begins with bold words is no heading', async () => {
    const lead = paragraph(run('Note', '<w:b/>') + run(` ${prose('Twine')}`));
    expect(await headingsOf(styles, [text(prose('Tar')), lead, text(prose('Rope')), lead])).toEqual([]);
  });

  test('where headings have styles, bold lines are none, and a large title is one', async () => {
    const body = [large('The net store'), heading(1, 'Winter'), bold('At night'), text(prose('Tar'))];
    const more = [heading(1, 'Spring'), bold('By day'), text(prose('Rope'))];
    expect(await headingsOf(styles + headingStyles, [...body, ...more])).toEqual([
      ...(styles.includes('House') ? [] : ['h1 The net store']),
      'h1 Winter',
      'h1 Spring',
    ]);
  });
});

test('a bold line that a forced break sets apart from the text below it is a heading', async () => {
  const section = (title: string): string => paragraph(`${run(title, '<w:b/>')}<w:r><w:br/></w:r>${run(prose(title))}`);
  const { blocks } = await read(section('Winter') + section('Spring'));
  expect(outline(blocks)).toEqual(['h1 Winter', prose('Winter'), 'h1 Spring', prose('Spring')]);
});

test('the bold first line of an address stays a line of it', async () => {
  const address = paragraph(`${run('Ida Quill', '<w:b/>')}<w:r><w:br/></w:r>${run('4 Wharf Street')}`);
  expect(outline((await read(address + paragraph(prose('Tar')))).blocks)).toEqual([
    '{b Ida Quill}⏎4 Wharf Street',
    prose('Tar'),
  ]);
});

test.each(['Table 1: Nets', 'Abb. 2 – Boote'])(
  'a bold caption such as %s beside what it names is no heading',
  async (caption) => {
    const grid = table([row([cell('Net'), cell('4')]), row([cell('Float'), cell('11')])]);
    const body = ['Ida', 'Tom'].flatMap((name) => [
      paragraph(prose('Tar')),
      paragraph(run(`${caption} of ${name}`, '<w:b/>')),
      grid,
    ]);
    expect(await headingsOf('', body)).toEqual([]);
  },
);

test('bold numbered paragraphs above text are headings with their numbers, and clauses are none', async () => {
  const numbered = (content: string, level: number): string =>
    paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
  const section = (title: string): string[] => [numbered(run(title, '<w:b/>'), 0), numbered(run(prose(title)), 1)];
  const body = [...section('Nets'), ...section('Boats')];
  const numbers = numbering(1, [
    ['decimal', '%1.'],
    ['decimal', '%1.%2'],
  ]);
  expect(await headingsOf('', body, numbers)).toEqual(['h1 1. Nets', 'h1 2. Boats']);
});

test('bold lines above text are headings in a script without spaces', async () => {
  const section = (title: string, text: string): string[] => [paragraph(run(title, '<w:b/>')), paragraph(text)];
  const body = [
    ...section(
      '第一章 总则',
      '仓库在冬季存放所有船只的绳索和渔网，春季第一批船只出海之前再次取出并仔细检查，损坏的部分由专人修补。',
    ),
    ...section(
      '第二章 管理',
      '每年秋季由港口办公室审查费率，并在公告栏公布，所有船主应当在规定的期限内缴纳停泊费用和维护费用。',
    ),
  ];
  expect(await headingsOf('', body)).toEqual(['h1 第一章 总则', 'h1 第二章 管理']);
});

test.each([
  ['underlined', (text: string) => run(text, '<w:u w:val="single"/>')],
  ['in capitals', (text: string) => run(text.toUpperCase())],
])('several lines that are %s and stand above text are headings', async (_, set) => {
  const body = ['Winter', 'Spring'].flatMap((title) => [paragraph(set(title)), paragraph(prose(title))]);
  expect(await headingsOf('', body)).toHaveLength(2);
});
