import { type DrawingSpec, pdf, type TextSpec } from '../../../../fixtures/pdf.ts';
import { type Random, seeded } from '../../../pii/random.ts';
import type { Color, Palette } from '../color-image.ts';
import type { Page } from './page.ts';
import { amount, date, goods, type Language, person, place, prose } from './sentences.ts';

type Part = keyof Palette;
type Font = NonNullable<TextSpec['font']>;
/** A line or a box of a page before its colours are known. */
type Item =
  | { readonly text: string; readonly x: number; readonly size?: number; readonly font?: Font; readonly color?: Part }
  | { readonly box: Part; readonly from: number; readonly to: number; readonly height: number }
  | { readonly down: number };

const [LEFT, RIGHT, TOP] = [56, 540, 50];

/** Text in lines of at most so many characters. */
function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string;
    if (last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const lines = (
  text: string,
  most: number,
  rest: Omit<Extract<Item, { text: string }>, 'text' | 'x'> & { x?: number } = {},
): Item[] =>
  wrapped(text, most).flatMap((line) => [{ text: line, x: LEFT, ...rest }, { down: (rest.size ?? 11) * 1.3 }]);
const row = (
  cells: readonly (readonly [x: number, text: string])[],
  rest: { font?: Font; color?: Part } = {},
): Item[] => [...cells.map(([x, text]) => ({ text, x, ...rest })), { down: 17 }];
const band = (height: number, content: readonly Item[], color: 'band' | 'panel' = 'band'): Item[] => [
  { box: color, from: LEFT - 14, to: RIGHT + 14, height },
  { down: 19 },
  ...content,
  { down: 10 },
];
const many = (count: number, make: () => readonly Item[]): Item[] => Array.from({ length: count }, make).flat();
const title = (text: string, under: string, font: Font): Item[] =>
  band(52, [
    { text, x: LEFT, size: 17, font, color: 'onBand' },
    { down: 19 },
    { text: under, x: LEFT, size: 10, color: 'onBand' },
    { down: 16 },
  ]);
const note = (random: Random, font: Font, language?: Language): Item[] =>
  band(
    48,
    lines(prose(random, 2, language).split(' ').slice(0, 22).join(' '), 78, { font, color: 'onPanel' }),
    'panel',
  );

const KINDS: readonly ((random: Random) => Item[])[] = [
  (random) => [
    ...title(`Statement of account ${random.digits(7)}`, `${place(random)} Savings Society`, 'Helvetica-Bold'),
    ...band(
      26,
      row(
        [
          [LEFT, 'Day'],
          [140, 'Purpose'],
          [330, 'Paid out'],
          [430, 'Paid in'],
        ],
        { font: 'Helvetica-Bold', color: 'onBand' },
      ),
    ),
    ...many(22, () =>
      row([
        [LEFT, date(random)],
        [140, goods(random)],
        [330, amount(random)],
        [430, amount(random)],
      ]),
    ),
    ...note(random, 'Helvetica'),
    ...lines(prose(random, 2), 84, { color: 'muted', size: 10 }),
  ],
  (random) => [
    ...title('Minutes of the meeting', `Held at ${place(random)} on ${date(random)}`, 'Times-Bold'),
    ...many(5, () => [
      ...lines(`Item ${random.digits(2)}: ${goods(random)}`, 70, { font: 'Times-Bold', size: 13 }),
      ...lines(prose(random, 3), 92, { font: 'Times-Roman', size: 12 }),
      { down: 6 },
    ]),
    ...note(random, 'Times-Roman'),
    ...lines(`Written by ${person(random)}`, 80, { font: 'Times-Italic', size: 12 }),
  ],
  (random) => [
    ...title('Questionnaire for visitors', `Sheet ${random.digits(3)}`, 'Helvetica-Bold'),
    ...many(8, () => [
      ...lines(`${1 + random.below(30)}. ${prose(random, 1)}`, 82, { size: 11 }),
      ...lines(`Answer: ${person(random)}, ${amount(random)}`, 80, { font: 'Courier', size: 11 }),
      { down: 8 },
    ]),
    ...note(random, 'Helvetica'),
  ],
  (random) => [
    ...title(`Delivery note ${random.digits(5)}`, `To ${person(random)}, ${place(random)}`, 'Courier-Bold'),
    ...band(
      26,
      row(
        [
          [LEFT, 'Pieces'],
          [130, 'Goods'],
          [300, 'Code'],
          [420, 'Weight'],
        ],
        { font: 'Courier-Bold', color: 'onBand' },
      ),
    ),
    ...many(18, () =>
      row(
        [
          [LEFT, random.digits(2)],
          [130, goods(random)],
          [300, random.digits(6)],
          [420, amount(random)],
        ],
        { font: 'Courier' },
      ),
    ),
    ...note(random, 'Courier-Bold'),
    ...lines(prose(random, 4), 72, { font: 'Courier', size: 10.5 }),
  ],
  (random) => [
    ...title('Rules of the house', `Approved on ${date(random)}`, 'Times-Bold'),
    ...wrapped(prose(random, 9), 46).flatMap((left, index): Item[] => {
      const right = wrapped(prose(seeded(77), 9), 46)[index] ?? '';
      return [
        { text: left, x: LEFT, font: 'Times-Roman', size: 11.5 },
        { text: right, x: 312, font: 'Times-Roman', size: 11.5 },
        { down: 15 },
      ];
    }),
    ...note(random, 'Times-Bold'),
    ...lines(prose(random, 5), 88, { font: 'Times-Roman', size: 11.5 }),
  ],
  (random) => [
    ...title('Rundschreiben', `${place(random)}, den ${date(random)}`, 'Helvetica-Bold'),
    ...many(3, () => [...lines(prose(random, 4, 'german'), 80), { down: 8 }]),
    ...note(random, 'Helvetica', 'german'),
    ...many(2, () => [...lines(prose(random, 3, 'german'), 80), { down: 8 }]),
  ],
  (random) => [
    ...title('Circulaire aux membres', `${place(random)}, le ${date(random)}`, 'Times-Bold'),
    ...many(3, () => [...lines(prose(random, 4, 'french'), 86, { font: 'Times-Roman', size: 12 }), { down: 8 }]),
    ...note(random, 'Times-Roman', 'french'),
    ...many(2, () => [...lines(prose(random, 3, 'french'), 86, { font: 'Times-Roman', size: 12 }), { down: 8 }]),
  ],
];

const share = (color: Color): Color => color.map((value) => value / 255) as unknown as Color;
const [WIDTH, HEIGHT] = [595, 842];

function drawing(items: readonly Item[], palette: Palette): DrawingSpec {
  const text: TextSpec[] = [];
  const fills: NonNullable<DrawingSpec['fills']>[number][] = [
    { box: [0, 0, WIDTH, HEIGHT], color: share(palette.paper) },
  ];
  let y = TOP;
  for (const item of items) {
    if ('down' in item) y += item.down;
    else if ('box' in item) {
      fills.push({ box: [item.from, y, item.to, y + item.height], color: share(palette[item.box]) });
    } else {
      const { color = 'ink', ...rest } = item;
      text.push({ ...rest, y, color: share(palette[color]) });
    }
  }
  return { text, fills };
}

/** Pages drawn line by line with the standard fonts: statements, minutes, notes, two columns; some German and French. */
export const drawnPages: readonly Page[] = KINDS.map((kind, index) => {
  const items = kind(seeded(7_000 + index));
  return {
    id: `drawn-${index + 1}`,
    text: items.map((item) => ('text' in item ? item.text : '')).join(' '),
    make: async (palette) => pdf({ pages: [{ width: WIDTH, height: HEIGHT, ...drawing(items, palette) }] }),
  };
});
