import { describe, expect, test } from 'vitest';
import type { Page, Rule } from '../../../../src/document/page.ts';
import { findRunningHeads } from '../../../../src/layout/page/running-heads.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { BODY, type LineSpec, page, prose, words } from '../page.ts';

describe('furniture', () => {
  test('is a head that stands apart from the text below a wide margin', () => {
    const withHead = (number: number): Page =>
      page([{ text: `${number} A title`, y: 130 }, ...prose(4, 160), ...prose(4, 300)], { number });
    expect(kinds(blocksOf(...[1, 2, 3].map(withHead))).filter((kind) => kind === 'furniture')).toHaveLength(3);
  });

  const withHead = (number: number) =>
    page([{ text: `Annual report ${number}`, y: 30 }, ...prose(4, 100), { text: String(number), x: 300, y: 770 }], {
      number,
    });

  test('is what comes back in the margins of pages, numbers aside', () => {
    const blocks = blocksOf(withHead(1), withHead(2), withHead(3));
    expect(kinds(blocks).filter((kind) => kind === 'furniture')).toHaveLength(6);
    expect(texts(blocks.filter((block) => block.kind === 'furniture'))).toContain('Annual report 2');
  });

  test('is found in a long book by a few looks at each line', () => {
    let looks = 0;
    const counted = (number: number) => {
      const lines = linesOf([
        { text: `Annual report ${number}`, y: 30 },
        ...prose(4, 100),
        { text: String(number), x: 300, y: 770 },
      ]);
      for (const line of lines) {
        const { words: own } = line;
        Object.defineProperty(line, 'words', {
          get: () => {
            looks++;
            return own;
          },
        });
      }
      return { number, width: 612, height: 792, rules: [], lines };
    };
    const pages = Array.from({ length: 500 }, (_, index) => counted(index + 1));
    expect(findRunningHeads(pages, BODY).size).toBe(1000);
    expect(looks).toBeLessThan(500 * 100);
  });

  test('is not what numbers in a table at the top of pages are', () => {
    const pages = [1, 2, 3, 4].map((number) =>
      page([{ text: `${number * number}.5`, y: 60 }, ...prose(4, 300)], { number }),
    );
    expect(kinds(blocksOf(...pages)).includes('furniture')).toBe(false);
  });

  test('is what is written upwards beside all other text', () => {
    const [word] = words({ text: 'Stamp', y: 400 });
    const stamp = { ...(word as NonNullable<typeof word>), box: [20, 300, 32, 360] as const, rotation: 270 };
    const of = page([], { words: [...prose(4, 300).flatMap(words), stamp] });
    expect(kinds(blocksOf(of))).toEqual(['paragraph', 'furniture']);
  });
});

/** On how many of the pages the line `Head` is a running head. */
function headsOn(pages: readonly (readonly LineSpec[])[]): number {
  const heads = findRunningHeads(
    pages.map((lines, index) => ({ number: index + 1, width: 612, height: 792, rules: [], lines: linesOf(lines) })),
    BODY,
  );
  return [...heads].filter((line) => textOfLine(line) === 'Head').length;
}

/** Pages of which the first ones have a head; its baseline is `apart` points lower on every other page. */
const pagesWithHead = (pages: number, heads: number, apart = 0): LineSpec[][] =>
  Array.from({ length: pages }, (_, index) => [
    ...(index < heads ? [{ text: 'Head', y: 40 + apart * (index % 2) }] : []),
    ...prose(4, 300),
  ]);

describe('a line that repeats', () => {
  /** Two pages with the line right below another one, so that it is not outermost. */
  const below = (y: number): LineSpec[][] =>
    ['one', 'two'].map((text) => [{ text, y: y - 12 }, { text: 'Head', y }, ...prose(4, 400)]);

  test('is a running head in the upper tenth of the page, not at 14 %', () => {
    expect(headsOn(below(77))).toBe(2);
    expect(headsOn(below(108))).toBe(0);
  });

  test('is a running head at baselines 10 points apart, not 15', () => {
    expect(headsOn(pagesWithHead(2, 2, 10))).toBe(2);
    expect(headsOn(pagesWithHead(2, 2, 15))).toBe(0);
  });

  test('is a running head on one of three pages, not on one of four, and on two at least', () => {
    expect(headsOn(pagesWithHead(6, 2))).toBe(2);
    expect(headsOn(pagesWithHead(8, 2))).toBe(0);
    expect(headsOn(pagesWithHead(2, 1))).toBe(0);
  });

  test('is a running head on three pages of any number, not on two of twenty', () => {
    expect(headsOn(pagesWithHead(20, 3))).toBe(3);
    expect(headsOn(pagesWithHead(20, 2))).toBe(0);
  });
});

/** Texts of the running heads of pages with the given lines, the number of the page for `#`. */
function headTexts(
  count: number,
  lines: (number: number) => readonly LineSpec[],
  rules: readonly Rule[] = [],
): string[] {
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    width: 612,
    height: 792,
    rules,
    lines: linesOf([...lines(index + 1), ...prose(4, 300)]),
  }));
  return [...new Set([...findRunningHeads(pages, BODY)].map(textOfLine))];
}

describe('beside the number of its page', () => {
  const NAMES = ['Preface', 'Growing rice', 'Storing rice', 'Index'];
  const titled = (number: number, size = 10): LineSpec[] => [
    { text: NAMES[number - 1] as string, y: 40, size },
    { text: `${number + 10}`, x: 500, y: 40 },
  ];

  test('the name of each chapter is a running head, though it stands on one page only', () => {
    expect(headTexts(4, titled)).toEqual(expect.arrayContaining(NAMES));
    expect(headTexts(4, (number) => titled(number).slice(0, 1))).toEqual([]);
  });

  test('a title in large type is none, nor is a line of text where other pages have the number alone', () => {
    expect(headTexts(4, (number) => titled(number, 16)).filter((text) => NAMES.includes(text))).toEqual([]);
    const alone = (number: number): LineSpec[] => titled(number).slice(number === 4 ? 0 : 1);
    expect(headTexts(4, alone)).not.toContain('Index');
  });
});

describe('above a rule across the page', () => {
  const NAMES = ['Growing rice', 'Drying rice', 'Storing rice', 'Selling rice'];
  const rule: Rule = { box: [50, 46, 560, 46.5], orientation: 'horizontal' };
  const below = (size: number, name: (number: number) => string) => (number: number) => [
    { text: `${number}.2 ${(NAMES[number - 1] as string).toUpperCase()}`, y: 40, size },
    { text: name(number), y: 120, size: 14 },
  ];
  const title = (number: number): string => `${number}.2 ${NAMES[number - 1]}`;
  const headsWith = (size: number, name: (number: number) => string, rules: readonly Rule[]): string[] =>
    headTexts(4, below(size, name), rules).filter((text) => /RICE/.test(text));

  test('what a title of the text says is a running head, though no other page has it', () => {
    expect(headsWith(10, title, [rule])).toHaveLength(4);
  });

  test('it is none without the rule, in large type, or where no title says so', () => {
    expect(headsWith(10, title, [])).toEqual([]);
    expect(headsWith(14, title, [rule])).toEqual([]);
    expect(headsWith(10, (number) => `Part ${'abcd'[number]}`, [rule])).toEqual([]);
  });

  test('it is none in a row of a table', () => {
    const row = (number: number): LineSpec[] =>
      ['Rice', 'Oats', 'Rye'].map((text, column) => ({
        text: `${text} ${'abcde'[number]}`,
        x: 72 + 150 * column,
        y: 40,
      }));
    const again = (number: number): LineSpec[] => [...row(number), ...row(number).map((cell) => ({ ...cell, y: 120 }))];
    expect(headTexts(4, again, [rule])).toEqual([]);
  });
});

test('a Roman numeral alone at the edge of two pages in a row is their number, in a long document too', () => {
  const numbered = (number: number) => (number < 3 ? [{ text: ['iii', 'iv'][number - 1] as string, y: 760 }] : []);
  expect(headTexts(20, numbered)).toEqual(['iii', 'iv']);
});

test('a rule across the page parts a running head from a line of text right below', () => {
  const close = (number: number): LineSpec[] => [
    { text: 'A manual', y: 50 },
    ...prose(4, 62).map((line, index) => ({ ...line, text: `${number * index} ${line.text}` })),
  ];
  const rule: Rule = { box: [50, 52.6, 560, 53], orientation: 'horizontal' };
  expect(headTexts(4, close)).not.toContain('A manual');
  expect(headTexts(4, close, [rule])).toContain('A manual');
});

describe('what repeats is kept', () => {
  test('where it heads the columns of a table', () => {
    const table = (): LineSpec[] =>
      [60, 84, 108].flatMap((y, row) =>
        ['Date', 'Place', 'Rate'].map((text, column) => ({
          text: row > 0 ? `${text}${row}` : text,
          x: 72 + 150 * column,
          y,
        })),
      );
    expect(headTexts(3, (number) => (number === 1 ? table() : table().slice(0, 3).concat(table().slice(6))))).toEqual(
      [],
    );
  });

  test('where it is a form of more rows than running heads have', () => {
    const form = (): LineSpec[] =>
      ['Acme', 'Main Street 1', 'Springfield', 'Invoice'].map((text, row) => ({ text, y: 40 + 12 * row }));
    expect(headTexts(2, form)).toEqual([]);
  });

  test('where it is the label of what stands below it', () => {
    expect(headTexts(2, () => [{ text: 'Agreement between:', y: 40 }])).toEqual([]);
  });

  test('where it is larger than the text, as titles are', () => {
    expect(headTexts(2, () => [{ text: 'Agenda', y: 40, size: 14 }])).toEqual([]);
    expect(headTexts(2, () => [{ text: 'Agenda', y: 40, size: 12 }])).toEqual(['Agenda']);
  });

  test('where it stands above the text as its paragraphs stand above each other, like the date of two letters', () => {
    const letter =
      (y: number) =>
      (number: number): LineSpec[] =>
        ['May 5', `Dear ${'ABC'[number - 1]}`, `Thank you for ${'abc'[number - 1]}`].map((text, row) => ({
          text,
          y: row === 0 ? y : 40 + 24 * row,
        }));
    expect(headTexts(2, letter(40))).toEqual([]);
    expect(headTexts(2, letter(30))).toEqual(['May 5']);
    expect(headTexts(3, letter(40))).toEqual(['May 5']);
  });

  test('where it stands in a drawn cell, not where one rule parts it from its number', () => {
    const foot = (number: number): LineSpec[] => [
      { text: 'Annual report', x: 100, y: 40 },
      { text: `${number}`, x: 300, y: 40 },
    ];
    const rule = (x: number): Rule => ({ box: [x, 25, x, 50], orientation: 'vertical' });
    expect(headTexts(2, foot, [rule(250)])).toEqual(['Annual report', '1', '2']);
    expect(headTexts(2, () => [{ text: 'Copy', x: 100, y: 40 }], [rule(90), rule(250)])).toEqual([]);
  });
});

describe('a page number', () => {
  test('is not the number of an item at the top of the page', () => {
    const item = (number: number): LineSpec[] => [
      { text: `${number}.`, x: 72, y: 60 },
      { text: `Clause about matter ${'abc'[number]}`, x: 108, y: 60 },
    ];
    expect(headTexts(3, item)).toEqual([]);
  });

  test.each(['#', 'Page # of 9', '– # –', '[#]', '9/#'])('written %s is no text, whatever its type', (form) => {
    const of = (number: number): LineSpec[] => [{ text: form.replace('#', `${number + 6}`), x: 300, y: 780, size: 20 }];
    expect(headTexts(3, of)).toHaveLength(3);
  });

  test('is one on the only page that has any, with the title beside it, where both stand apart from the text', () => {
    const second = (...lines: LineSpec[]): string[] => headTexts(4, (number) => (number === 2 ? lines : []));
    const title = { text: '1 Methods', y: 60 };
    expect(second(title, { text: '2', x: 500, y: 60 })).toEqual(['1 Methods', '2']);
    expect(second(title, { text: '– 2 –', x: 500, y: 60 })).toEqual(['1 Methods', '– 2 –']);
    expect(second(title, { text: '3', x: 500, y: 60 })).toEqual([]);
    expect(second(title, { text: 'Table 2', x: 500, y: 60 })).toEqual([]);
    expect(second({ ...title, size: 14 }, { text: '2', x: 500, y: 60 })).toEqual([]);
    expect(second(title, { text: '2', x: 500, y: 60 }, { text: 'Text', y: 78 })).toEqual([]);
  });

  test('makes running heads of up to four rows around it', () => {
    const letter = (number: number): LineSpec[] =>
      ['Mr. T. Hook', '15 March', `Page ${number}`].map((text, row) => ({ text, y: 30 + 12 * row }));
    expect(headTexts(2, letter)).toEqual(['Mr. T. Hook', '15 March', 'Page 1', 'Page 2']);
    expect(headTexts(2, (number) => letter(number).slice(0, 2).concat({ text: 'Re: lease', y: 54 }))).toEqual([]);
  });
});

describe('on a single page', () => {
  const foot: LineSpec = { text: 'Printed in May', y: 770, size: 8 };
  const only = (...lines: LineSpec[]): string[] => headTexts(1, () => lines);

  test('a row in a margin no higher than that beside the text is a running head', () => {
    expect(only({ text: 'Acme Ltd', y: 40 }, { ...foot }, { ...foot, text: '1', x: 500 })).toEqual([
      'Acme Ltd',
      'Printed in May',
      '1',
    ]);
    expect(only({ text: 'Acme Ltd', y: 74 })).toEqual([]);
  });

  test.each<[string, LineSpec[]]>([
    ['in larger type', [{ text: 'Acme Ltd', y: 40, size: 12 }]],
    ['in bold type', [{ text: 'Acme Ltd', y: 40, weight: 700 }]],
    ['close to the text in its size', [{ text: 'Acme Ltd', y: 50 }, ...prose(4, 68)]],
    ['with a telephone number', [{ text: 'Acme, tel. (555) 010 2030', y: 40 }]],
    ['with an address', [{ text: 'post@acme.example', y: 40 }]],
    [
      'of two rows, as letterheads are',
      [
        { text: 'Acme Ltd', y: 40 },
        { text: 'Main Street', y: 52 },
      ],
    ],
    ['of many parts', [72, 150, 250, 350].map((x) => ({ text: 'part', x, y: 40 }))],
  ])('a head %s is text', (_, lines) => {
    expect(only(...lines)).toEqual([]);
  });

  test('that was taken out of a longer document, its head tells of which', () => {
    expect(only({ text: 'A long book', y: 40 }, { text: '96', x: 500, y: 770 })).toEqual(['96']);
  });

  const onOneOfFour = (line: LineSpec): string[] => headTexts(4, (number) => (number === 2 ? [line] : []));

  test.each(['13', '- 13 -', '[xii]', 'Page 4 of 9', 'Seite 4'])('%s alone at the foot is its number', (text) => {
    expect(only({ text, x: 300, y: 770, weight: 700 })).toEqual([text]);
    expect(onOneOfFour({ text, x: 300, y: 770, weight: 700 })).toEqual([text]);
  });

  test.each<[string, LineSpec]>([
    ['a year', { text: '2019', y: 770 }],
    ['the number of an equation', { text: '(13)', x: 500, y: 770 }],
    ['the number of an item', { text: '13.', y: 770 }],
    ['the number of a chapter above the text', { text: '13', y: 40, weight: 700 }],
    ['a number close to the text', { text: '13', y: 353 }],
    ['an amount', { text: '13.50', x: 500, y: 770 }],
  ])('%s alone is text', (_, line) => {
    expect(onOneOfFour(line)).toEqual([]);
  });

  test('what is all its text stays', () => {
    const page = { number: 1, width: 612, height: 792, rules: [], lines: linesOf([{ text: 'Left blank', y: 40 }]) };
    expect([...findRunningHeads([page], BODY)]).toEqual([]);
  });
});
