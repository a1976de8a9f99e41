import { describe, expect, test } from 'vitest';
import { sectionsOfText } from '../../../../src/answers/sections/sections.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import type { Document } from '../../../../src/document/document.ts';
import { page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

/** The sections of a document: their names and the texts of their lines. */
const sectionsIn = (document: Document): Record<string, string[]> =>
  Object.fromEntries(
    sectionsOfText(plainText(document), document.pages).map(({ name, heading, body }) => [
      heading || name,
      body.map(({ text }) => text),
    ]),
  );

const HEADING = { size: 13, weight: 700 };

describe('reading regions', () => {
  test('a column is read whole before the one beside it, and goes on overleaf below itself', () => {
    const left = (text: string, y: number, style = {}) => ({ text, x: 50, y, ...style });
    const right = (text: string, y: number, style = {}) => ({ text, x: 250, y, ...style });
    const document = printed(
      [
        left('Skills', 100, HEADING),
        left('Thatching', 120),
        left('Hedge laying', 134),
        left('Languages', 160, HEADING),
        left('Welsh', 180),
        right('Experience', 100, HEADING),
        right('Thatcher at Reed and Straw', 120),
        right('2015 – 2019', 134),
        right('Roofed forty barns and a chapel in the valley', 148),
        right('Apprentice at Reed and Straw', 190),
      ],
      [
        left('English', 60),
        left('Breton', 74),
        left('Cornish', 88),
        right('2012 – 2015', 60),
        right('Education', 90, HEADING),
        right('Brecon Agricultural College', 110),
      ],
    );
    expect(sectionsIn(document)).toMatchObject({
      Skills: ['Thatching', 'Hedge laying'],
      Languages: ['Welsh', 'English', 'Breton', 'Cornish'],
      Experience: [
        'Thatcher at Reed and Straw',
        '2015 – 2019',
        'Roofed forty barns and a chapel in the valley',
        'Apprentice at Reed and Straw',
        '2012 – 2015',
      ],
      Education: ['Brecon Agricultural College'],
    });
  });

  test('columns end above cards that reach over both, whose dates stand at the right', () => {
    const at = (text: string, x: number, y: number, style = {}) => ({ text, x, y, ...style });
    const document = printed(
      page(
        [
          at('Profile', 50, 100, HEADING),
          at('I thatch roofs that last for', 50, 120),
          at('forty years', 50, 134),
          at('and more', 50, 148),
          at('Skills', 320, 100, HEADING),
          at('Thatching', 320, 120),
          at('Hedge laying', 320, 134),
          at('Coppicing', 320, 148),
          at('Experience', 50, 200, HEADING),
          at('Thatcher at Reed and Straw', 50, 230),
          at('2015 – 2019', 480, 230),
          at('Roofed forty barns', 50, 244),
          at('Apprentice at Long Straw', 50, 290),
          at('2012 – 2015', 480, 290),
          at('Cut reed on the levels', 50, 304),
        ],
        {
          fills: [
            { box: [40, 215, 560, 252], color: '#eeeeee' },
            { box: [40, 275, 560, 312], color: '#eeeeee' },
          ],
        },
      ),
    );
    const { Experience = [], Skills = [] } = sectionsIn(document);
    expect(Skills).toEqual(['Thatching', 'Hedge laying', 'Coppicing']);
    expect(Experience.join(' ')).toContain('2015 – 2019');
    expect(Experience.join(' ')).toContain('2012 – 2015');
  });

  test('labels of sections in a gutter have their text beside them', () => {
    const row = (label: string, y: number, ...texts: readonly string[]) => [
      { text: label, x: 50, y, weight: 700 },
      ...texts.map((text, index) => ({ text, x: 180, y: y + 14 * index })),
    ];
    const document = printed([
      ...row('Profile', 100, 'I lay hedges that hold cattle without a strand of wire, and teach others to.'),
      ...row('Experience', 140, 'Hedge layer at Quickthorn', '2015 – 2019', 'Laid nine miles of hedge'),
      ...row('Education', 200, 'Brecon Agricultural College'),
    ]);
    expect(sectionsIn(document)).toEqual({
      Profile: ['I lay hedges that hold cattle without a strand of wire, and teach others to.'],
      Experience: ['Hedge layer at Quickthorn', '2015 – 2019', 'Laid nine miles of hedge'],
      Education: ['Brecon Agricultural College'],
    });
  });

  test('headings in a gutter beside the middle of their sections head all of these', () => {
    const block = (label: string, y: number, ...texts: readonly string[]) => [
      { text: label, x: 50, y: y + 7 * (texts.length - 1), weight: 700 },
      ...texts.map((text, index) => ({ text, x: 180, y: y + 14 * index })),
    ];
    const document = printed([
      ...block('Profile', 100, 'I lay hedges that hold cattle without a strand of wire, and teach', 'others to.'),
      ...block('Experience', 150, 'Hedge layer', '2015 – 2019', 'Laid nine miles of hedge', 'Thatcher', '2012 – 2015'),
      ...block('Education', 242, 'Brecon Agricultural College', '2010 – 2012'),
    ]);
    expect(sectionsIn(document)).toEqual({
      Profile: ['I lay hedges that hold cattle without a strand of wire, and teach', 'others to.'],
      Experience: ['Hedge layer', '2015 – 2019', 'Laid nine miles of hedge', 'Thatcher', '2012 – 2015'],
      Education: ['Brecon Agricultural College', '2010 – 2012'],
    });
  });

  test('a period in a gutter is read before what stands beside it, in one piece', () => {
    const document = printed([
      { text: 'Experience', x: 50, y: 100, ...HEADING },
      { text: '2015 –', x: 50, y: 130 },
      { text: '2019', x: 50, y: 144 },
      { text: 'Hedge layer', x: 180, y: 130 },
      { text: 'Quickthorn', x: 180, y: 144 },
      { text: 'Laid nine miles of hedge', x: 180, y: 158 },
      { text: '2012 –', x: 50, y: 190 },
      { text: '2015', x: 50, y: 204 },
      { text: 'Apprentice', x: 180, y: 190 },
      { text: 'Reed and Straw', x: 180, y: 204 },
    ]);
    expect(sectionsIn(document).Experience).toEqual([
      '2015 – 2019',
      'Hedge layer',
      'Quickthorn',
      'Laid nine miles of hedge',
      '2012 – 2015',
      'Apprentice',
      'Reed and Straw',
    ]);
  });

  test('a period over several lines in a gutter on the right is one, with how long it took', () => {
    const stacked = (y: number, dates: readonly string[], ...texts: readonly string[]) => [
      ...texts.map((text, index) => ({ text, x: 50, y: y + 16 * index })),
      ...dates.map((text, index) => ({ text, x: 450, y: y + 12 * index })),
    ];
    const document = printed([
      { text: 'Experience', x: 50, y: 100, ...HEADING },
      ...stacked(
        130,
        ['Mar 2019', 'to', 'Present', '6 years'],
        'Hedge layer',
        'Quickthorn',
        'Laid nine miles of hedge',
      ),
      ...stacked(200, ['May 2015', '—', 'Feb 2019', 'a year'], 'Thatcher', 'Reed and Straw', 'Roofed forty barns'),
    ]);
    expect(sectionsIn(document).Experience).toEqual([
      'Mar 2019 to Present 6 years',
      'Hedge layer',
      'Quickthorn',
      'Laid nine miles of hedge',
      'May 2015 — Feb 2019 a year',
      'Thatcher',
      'Reed and Straw',
      'Roofed forty barns',
    ]);
  });

  test('periods are in a gutter where another section has labels of lists in it', () => {
    const document = printed([
      { text: 'Experience', x: 180, y: 100, ...HEADING },
      { text: '2015 –', x: 50, y: 130 },
      { text: '2019', x: 50, y: 144 },
      { text: 'Hedge layer', x: 180, y: 130 },
      { text: 'Quickthorn', x: 180, y: 144 },
      { text: 'Skills', x: 180, y: 180, ...HEADING },
      { text: 'Roofs', x: 50, y: 204 },
      { text: 'Thatching', x: 180, y: 204 },
      { text: 'Boundaries', x: 50, y: 218 },
      { text: 'Hedge laying', x: 180, y: 218 },
      { text: 'Animals', x: 50, y: 232 },
      { text: 'Shearing', x: 180, y: 232 },
    ]);
    expect(sectionsIn(document)).toMatchObject({
      Experience: ['2015 – 2019', 'Hedge layer', 'Quickthorn'],
      Skills: ['Roofs Thatching', 'Boundaries Hedge laying', 'Animals Shearing'],
    });
  });

  test('years beside lines of their own are each a date', () => {
    const document = printed([
      { text: 'Certificates', x: 50, y: 100, ...HEADING },
      { text: '2015', x: 50, y: 130 },
      { text: 'Chain saw', x: 180, y: 130 },
      { text: '2019', x: 50, y: 146 },
      { text: 'First aid', x: 180, y: 146 },
      { text: '2021', x: 50, y: 162 },
      { text: 'Tree climbing', x: 180, y: 162 },
    ]);
    expect(sectionsIn(document).Certificates).toEqual([
      '2015',
      'Chain saw',
      '2019',
      'First aid',
      '2021',
      'Tree climbing',
    ]);
  });

  test('cards of a section that stand side by side are read one after another', () => {
    const card = (x: number, ...[title = '', ...texts]: readonly string[]) => [
      { text: title, x, y: 130, weight: 700 },
      ...texts.map((text, index) => ({ text, x, y: 144 + 14 * index })),
    ];
    const document = printed([
      { text: 'Skills', x: 50, y: 100, ...HEADING },
      ...card(50, 'Roofs', 'Thatching', 'Slating'),
      ...card(250, 'Hedges', 'Laying', 'Planting', 'Coppicing'),
      ...card(420, 'Walls', 'Dry stone'),
    ]);
    expect(sectionsIn(document).Skills).toEqual([
      ...['Roofs', 'Thatching', 'Slating'],
      ...['Hedges', 'Laying', 'Planting', 'Coppicing'],
      ...['Walls', 'Dry stone'],
    ]);
  });

  test('chips in rows are of the card whose title stands above them, also where more of them begin below one another', () => {
    const chips = (y: number, ...starts: readonly (readonly [text: string, x: number])[]) =>
      starts.map(([text, x]) => ({ text, x, y }));
    const document = printed([
      { text: 'Skills', x: 50, y: 100, ...HEADING },
      ...chips(130, ['Roofs', 50], ['Hedges', 320]).map((title) => ({ ...title, weight: 700 })),
      ...chips(146, ['Expert', 50], ['Advanced', 320]),
      ...chips(180, ['Reed thatch', 58], ['Slating', 135], ['Laying', 328], ['Coppicing', 390]),
      ...chips(204, ['Zinc', 58], ['Copper', 121]),
    ]);
    const found = sectionsIn(document).Skills?.join(' | ') ?? '';
    expect(found.indexOf('Hedges')).toBeGreaterThan(found.indexOf('Copper'));
    expect(found.indexOf('Laying')).toBeGreaterThan(found.indexOf('Hedges'));
  });

  test('titles and their dates on the right are rows, no columns', () => {
    const document = printed([
      { text: 'Experience', x: 50, y: 100, ...HEADING },
      { text: 'Hedge layer, Quickthorn', x: 50, y: 120 },
      { text: '2015 – 2019', x: 450, y: 120 },
      { text: 'Apprentice, Reed and Straw', x: 50, y: 140 },
      { text: '2012 – 2015', x: 450, y: 140 },
      { text: 'Education', x: 50, y: 170, ...HEADING },
      { text: 'Brecon Agricultural College', x: 50, y: 190 },
      { text: '2010 – 2012', x: 450, y: 190 },
    ]);
    const { Experience, Education } = sectionsIn(document);
    expect(Experience?.join(' ')).toMatch(/Quickthorn.*2015 – 2019|2015 – 2019.*Quickthorn.*2012 – 2015.*Apprentice/);
    expect(Education?.join(' ')).toContain('2010 – 2012');
  });

  test('a heading that wraps in a narrow column is one', () => {
    const left = (text: string, y: number, style = {}) => ({ text, x: 50, y, ...style });
    const right = (text: string, y: number, style = {}) => ({ text, x: 250, y, ...style });
    const document = printed([
      left('Professional', 100, HEADING),
      left('Experience', 116, HEADING),
      left('Hedge layer', 140),
      left('Certificates', 170, HEADING),
      left('Tractor licence', 190),
      right('Profile', 100, HEADING),
      right('I lay hedges that hold cattle without a strand of wire.', 120),
      right('Education', 150, HEADING),
      right('Brecon Agricultural College', 170),
    ]);
    expect(sectionsIn(document)).toMatchObject({ 'Professional Experience': ['Hedge layer'] });
  });

  test('a date on the right of a title stays beside it where rules make cells of several lines', () => {
    const rule = (y: number) => ({ box: [50, y, 540, y] as const, orientation: 'horizontal' as const });
    const lines = [
      { text: 'Education', x: 50, y: 100, ...HEADING },
      { text: 'Hedge laying', x: 50, y: 120, weight: 700 },
      { text: '2010 – 2012', x: 450, y: 120 },
      { text: 'Brecon Agricultural College', x: 50, y: 134 },
      { text: 'Forestry', x: 50, y: 156, weight: 700 },
      { text: '2007 – 2010', x: 450, y: 156 },
      { text: 'University of Radnor', x: 50, y: 170 },
      { text: 'Courses in trees and in walls', x: 50, y: 184 },
      { text: 'Skills', x: 50, y: 210, ...HEADING },
      { text: 'Thatching', x: 50, y: 230 },
    ];
    const document = printed({ ...page(lines), rules: [rule(104), rule(214)] });
    expect(sectionsIn(document).Skills).toEqual(['Thatching']);
    expect(sectionsIn(document).Education?.join(' ')).toMatch(/2010 – 2012.*College.*2007 – 2010.*Radnor/);
  });
});

test('names of groups side by side right below a heading are in its section, though they are words of headings', () => {
  const document = printed([
    { text: 'Mary Weaver', x: 50, y: 50, size: 20, weight: 700 },
    { text: 'Skills', x: 50, y: 100, size: 15, weight: 700 },
    { text: 'Software', x: 50, y: 124, ...HEADING },
    { text: 'Spreadsheets', x: 50, y: 142 },
    { text: 'Ledgers', x: 50, y: 156 },
    { text: 'Tools', x: 200, y: 124, ...HEADING },
    { text: 'Billhook', x: 200, y: 142 },
    { text: 'Mallet', x: 200, y: 156 },
    { text: 'Experience', x: 50, y: 190, size: 15, weight: 700 },
    { text: 'Hedge layer at Quickthorn', x: 50, y: 214 },
  ]);
  expect(Object.keys(sectionsIn(document))).toEqual(expect.arrayContaining(['Skills', 'Experience']));
  expect(sectionsIn(document).Experience).toEqual(['Hedge layer at Quickthorn']);
});

test('what stands in two columns below one heading is in its section, where the next two headings are side by side', () => {
  const document = printed([
    { text: 'Mary Weaver', x: 50, y: 50, size: 20, weight: 700 },
    { text: 'Projects', x: 50, y: 100, ...HEADING },
    { text: 'Gatehouse', x: 50, y: 124, weight: 700 },
    { text: 'A gate that closes itself', x: 50, y: 138 },
    { text: 'Millpond', x: 300, y: 124, weight: 700 },
    { text: 'A sluice for dry summers', x: 300, y: 138 },
    { text: 'Education', x: 50, y: 180, ...HEADING },
    { text: 'University of Brecon', x: 50, y: 204 },
    { text: 'BSc Forestry', x: 50, y: 218 },
    { text: 'Languages', x: 300, y: 180, ...HEADING },
    { text: 'Welsh', x: 300, y: 204 },
    { text: 'Breton', x: 300, y: 218 },
  ]);
  const found = sectionsIn(document);
  expect(found.Projects).toEqual(expect.arrayContaining(['Gatehouse', 'Millpond']));
  expect(found).toMatchObject({ Education: ['University of Brecon', 'BSc Forestry'], Languages: ['Welsh', 'Breton'] });
});
