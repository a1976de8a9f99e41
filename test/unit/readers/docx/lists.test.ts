import { describe, expect, test } from 'vitest';
import {
  cell,
  heading,
  headingStyles,
  listItem,
  numbering,
  paragraph,
  row,
  run,
  style,
  table,
} from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const decimal = [
  ['decimal', '%1.'],
  ['lowerLetter', '%2)'],
  ['lowerRoman', '(%3)'],
] as const;
const bullets = [
  ['bullet', '\uF0B7'],
  ['bullet', 'o'],
] as const;
const legal = [
  ['decimal', '%1'],
  ['decimal', '%1.%2'],
  ['decimal', '%1.%2.%3'],
] as const;
const restarted =
  '<w:num w:numId="9"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>';
const more = '<w:num w:numId="10"><w:abstractNumId w:val="1"/></w:num>';
const everlasting = numbering(4, [
  ['decimal', '%1.'],
  ['decimal', '%2)'],
]).replace('<w:lvl w:ilvl="1">', '<w:lvl w:ilvl="1"><w:lvlRestart w:val="0"/>');
const definitions =
  [decimal, bullets, legal].map((levels, index) => numbering(index + 1, levels)).join('') +
  everlasting +
  restarted +
  more;
const checkbox =
  '<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="0"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>☐</w:t></w:r></w:sdtContent></w:sdt>';
const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>';
const indented = (twips: number): string => `<w:ind w:left="${twips}"/>`;

test.each([
  ['a numbered list', listItem('a') + listItem('b'), ['<1. a><2. b>']],
  ['a bulleted list', listItem('a', 0, 2) + listItem('b', 0, 2), ['<• a><• b>']],
  [
    'lists within lists',
    listItem('a') + listItem('b', 1) + listItem('c', 2) + listItem('d'),
    ['<1. a <a) b <(i) c>>><2. d>'],
  ],
  ['bullets within numbers', listItem('a') + listItem('b', 1, 2) + listItem('c'), ['<1. a <◦ b>><2. c>']],
  [
    'an inner list starts anew',
    listItem('a') + listItem('b', 1) + listItem('c') + listItem('d', 1),
    ['<1. a <a) b>><2. c <a) d>>'],
  ],
  [
    'numbers of all levels',
    listItem('a', 0, 3) + listItem('b', 1, 3) + listItem('c', 2, 3),
    ['<1 a <1.1 b <1.1.1 c>>>'],
  ],
  [
    'a level left out counts as used',
    listItem('a', 0, 3) + listItem('b', 2, 3) + listItem('c', 1, 3),
    ['<1 a <1.1.1 b> <1.2 c>>'],
  ],
  [
    'a list goes on after a paragraph between its items',
    listItem('a') + paragraph('text') + listItem('b'),
    ['<1. a>', 'text', '<2. b>'],
  ],
  [
    'a list goes on after a heading and a table between its items',
    listItem('a') + heading(1, 'Rest') + table([row([cell('x'), cell('y')])]) + listItem('b'),
    ['<1. a>', 'h1 Rest', '|x|y|', '<2. b>'],
  ],
  [
    'a second list of one definition counts on where nothing starts it anew',
    listItem('a') + paragraph('text') + listItem('b', 0, 10),
    ['<1. a>', 'text', '<2. b>'],
  ],
  [
    'a level that never starts anew counts on under the next item',
    listItem('a', 0, 4) + listItem('b', 1, 4) + listItem('c', 0, 4) + listItem('d', 1, 4),
    ['<1. a <1) b>><2. c <2) d>>'],
  ],
  ['a list that starts at another number', listItem('a') + listItem('b', 0, 9), ['<1. a>', '<5. b>']],
  ['two lists side by side', listItem('a', 0, 2) + listItem('b', 0, 1), ['<• a>', '<1. b>']],
  [
    'a paragraph set in belongs to its item',
    listItem('a') + paragraph('more', indented(720)) + listItem('b'),
    ['<1. a more><2. b>'],
  ],
  ['a paragraph set in less does not', listItem('a') + paragraph('more', indented(360)), ['<1. a>', 'more']],
  ['check boxes are the state of their items', listItem(checkbox + run(' todo'), 0, 2), ['<• [ ] todo>']],
  ['numbering by style', paragraph('a', '<w:pStyle w:val="Step"/>'), ['<• a>']],
  [
    'numbering of the style switched off',
    paragraph('a', '<w:pStyle w:val="Step"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
    ['a'],
  ],
  ['a list that nothing defines is text', listItem('a', 0, 77), ['a']],
  [
    'the number of a heading',
    paragraph('Scope', `<w:pStyle w:val="Heading1"/>${numbered}`) + heading(1, 'Plain'),
    ['h1 1 Scope', 'h1 Plain'],
  ],
  ['a level left out by a list', listItem('a', 2) + listItem('b'), ['<(i) a>', '<2. b>']],
])('%s', async (_, body, expected) => {
  const styles = headingStyles + style('Step', 'Step', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>');
  const document = await read({ body, styles, numbering: definitions });
  expect(outline(document.blocks)).toEqual(expected);
});

test.each([
  ['of a symbol font is a dot', '§', 'Wingdings', '•'],
  ['in the private use area is a dot', '\uF0A7', 'Wingdings', '•'],
  ['written as the letter o is a hollow dot', 'o', 'Courier New', '◦'],
  ['of an ordinary font is kept', '–', 'Calibri', '–'],
])('a bullet %s', async (_, text, font, expected) => {
  const level = numbering(1, [['bullet', text]]).replace(
    '</w:lvl>',
    `<w:rPr><w:rFonts w:ascii="${font}"/></w:rPr></w:lvl>`,
  );
  expect(outline((await read({ body: listItem('a'), numbering: level })).blocks)).toEqual([`<${expected} a>`]);
});

/** An instance of its own for each step of indent, all of the first level, as Word's styles List Bullet 2 and 3 have. */
const stepped = [360, 643, 926]
  .map((twips, index) => numbering(index + 1, [['bullet', '·']]).replace('w:left="720"', `w:left="${twips}"`))
  .join('');

describe('lists of different definitions, one below the other,', () => {
  test('are one within the other where they are set in further', async () => {
    const body =
      listItem('a', 0, 1) + listItem('b', 0, 2) + listItem('c', 0, 3) + listItem('d', 0, 2) + listItem('e', 0, 1);
    const { blocks } = await read({ body, numbering: stepped });
    expect(outline(blocks)).toEqual(['<· a <· b <· c>><· d>><· e>']);
  });

  test('stand side by side where the first is set in further, or both alike', async () => {
    const further = listItem('a', 0, 2) + listItem('b', 0, 1);
    expect(outline((await read({ body: further, numbering: stepped })).blocks)).toEqual(['<· a>', '<· b>']);
    const alike = stepped.replace('w:left="643"', 'w:left="380"');
    const sideBySide = listItem('a', 0, 1) + listItem('b', 0, 2);
    expect(outline((await read({ body: sideBySide, numbering: alike })).blocks)).toEqual(['<· a>', '<· b>']);
  });

  test('are set in by the style that numbers them where that says how far', async () => {
    const inner = style(
      'Inner',
      'Inner',
      '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr><w:ind w:left="1080"/></w:pPr>',
    );
    const alike = stepped.replace('w:left="643"', 'w:left="360"');
    const body = listItem('a', 0, 1) + paragraph('b', '<w:pStyle w:val="Inner"/>') + listItem('c', 0, 1);
    expect(outline((await read({ body, styles: inner, numbering: alike })).blocks)).toEqual(['<· a <· b>><· c>']);
  });
});

describe('a paragraph whose bullet is blank', () => {
  const blank = numbering(11, [
    ['bullet', ' '],
    ['bullet', ''],
  ]);

  test('goes on with the item that it is set in like, as pandoc writes it, code too', async () => {
    const styles = style('SourceCode', 'Source Code');
    const code = paragraph(
      'x = 1',
      '<w:pStyle w:val="SourceCode"/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="11"/></w:numPr>',
    );
    const body = listItem('a') + listItem('more', 0, 11) + listItem('b', 1) + code + listItem('c');
    const { blocks } = await read({ body, styles, numbering: definitions + blank });
    expect(outline(blocks)).toEqual(['<1. a more <a) b code "x = 1">><2. c>']);
  });

  test('is a paragraph where no item stands above it', async () => {
    const body = listItem('alone', 0, 11) + listItem('a');
    expect(outline((await read({ body, numbering: definitions + blank })).blocks)).toEqual(['alone', '<1. a>']);
  });

  test('has a bullet all the same where that is a picture', async () => {
    const pictured = blank.replace('<w:lvlText w:val=" "/>', '<w:lvlText w:val=" "/><w:lvlPicBulletId w:val="0"/>');
    expect(outline((await read({ body: listItem('a', 0, 11), numbering: pictured })).blocks)).toEqual(['<• a>']);
  });
});

test('a quotation below a list is none of its items’, however far its style sets it in; one set in by itself is', async () => {
  const styles = style('Quote', 'Intense Quote', '<w:pPr><w:ind w:left="936" w:right="936"/></w:pPr>');
  const quote = (own = ''): string => paragraph('q', `<w:pStyle w:val="Quote"/>${own}`);
  const below = await read({ body: listItem('a') + quote(), styles, numbering: definitions });
  expect(outline(below.blocks)).toEqual(['<1. a>', 'quote <q>']);
  const within = await read({ body: listItem('a') + quote(indented(720)), styles, numbering: definitions });
  expect(outline(within.blocks)).toEqual(['<1. a quote <q>>']);
});
