import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { needOf } from '../../../../src/reading/recognition/need.ts';
import { page, word, wordsOf } from '../../ocr/words.ts';

const full = { box: [0, 0, 612, 792] } as const;
const half = { box: [72, 300, 540, 700] } as const;
const english =
  'The committee met on Tuesday to consider the proposals of its members. After a long discussion it agreed that the ' +
  'budget of the coming year should be raised by four per cent, and that the new building on the northern side of the ' +
  'river should be opened before the end of spring.';
/** What a font says whose table of characters is shifted by some places. */
const shifted = (text: string, by: number): string =>
  text.replace(/[!-~]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 33 + by) % 94) + 33));
/** The same within the alphabet. */
const ciphered = (text: string): string =>
  text.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 97 + 3) % 26) + 97));
const places = (count: number): Box[] => Array.from({ length: count }, (_, at) => [72, 12 * at, 100, 12 * at + 10]);
const misread = english.replace(/[aeo]/g, (vowel, at: number) =>
  at % 3 === 0 ? vowel : (['1', '~', '^'][at % 2] ?? vowel),
);
const slips = english.replace('committee', 'comm1ttee').replace('building', 'bui1ding').replace('river', 'riVer');

const needs: readonly (readonly [string, Partial<PositionedPage>, ReturnType<typeof needOf>])[] = [
  ['a picture without text is a scan', { images: [full] }, 'scan'],
  [
    'strips that make up a picture are a scan too',
    { images: [{ box: [0, 0, 612, 250] }, { box: [0, 250, 612, 500] }] },
    'scan',
  ],
  ['curves without text may be letters', { drawings: [{ box: [72, 72, 80, 84] }] }, 'drawn_text'],
  ['an empty page has nothing to recognise', {}, null],
  ['rules alone hold no text', { rules: [{ box: [72, 72, 540, 73], orientation: 'horizontal' }] }, null],
  ['text is text', { words: wordsOf(english) }, null],
  ['the good text under a scan will do', { images: [full], words: wordsOf(english, { invisible: true }) }, null],
  [
    'the bad text under a scan will not',
    { images: [full], words: wordsOf(misread, { invisible: true }) },
    'poor_text_layer',
  ],
  [
    'text under a scan with a digit or a capital in a word here and there is in doubt',
    { images: [full], words: wordsOf(slips, { invisible: true }) },
    'doubtful_text_layer',
  ],
  ['painted text with as many is text', { words: wordsOf(slips) }, null],
  ['a font with shifted letters', { words: wordsOf(shifted(english, 29)) }, 'garbled_font'],
  ['a font with exchanged letters', { words: wordsOf(ciphered(english)) }, 'garbled_font'],
  ['glyphs without meaning', { words: wordsOf('Only this is known'), unmapped: places(40) }, 'garbled_font'],
  ['some glyphs without meaning, as in formulas', { words: wordsOf(english), unmapped: places(12) }, null],
  ['a large picture beside text', { words: wordsOf(english), images: [half] }, 'text_in_images'],
  ['a small picture beside text', { words: wordsOf(english), images: [{ box: [72, 300, 200, 380] }] }, null],
  [
    'a background under text',
    {
      words: Array.from({ length: 300 }, (_, i) => word('background', { box: [72, 20 + 2 * i, 140, 32 + 2 * i] })),
      images: [full],
    },
    null,
  ],
];

test.each(needs)('%s', (_claim, change, need) => {
  expect(needOf(page(change))).toBe(need);
});

describe('what is no garbled font:', () => {
  test.each([
    [
      'German',
      'Die Bundesregierung hat am Mittwoch beschlossen, dass Rechtsschutzversicherungsgesellschaften künftig strenger geprüft werden. Die Länder müssen dem Gesetz noch zustimmen, bevor es im Herbst in Kraft tritt; die Opposition kündigte Widerstand an und sprach von einem Schnellschuss.',
    ],
    [
      'Polish',
      'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa. Każdy człowiek posiada wszystkie prawa i wolności zawarte w niniejszej deklaracji bez względu na różnice.',
    ],
    [
      'Czech',
      'Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím a mají spolu jednat v duchu bratrství. Strč prst skrz krk; vlk zmrzl, zhltl hrst zrn. Každý má všechna práva a všechny svobody, stanovené touto deklarací, bez jakéhokoli rozlišování.',
    ],
    [
      'Welsh',
      'Genir pawb yn rhydd ac yn gydradd â’i gilydd mewn urddas a hawliau. Fe’u cynysgaeddir â rheswm a chydwybod, a dylai pawb ymddwyn y naill at y llall mewn ysbryd cymodlon. Y mae gan bawb hawl i’r holl hawliau a’r rhyddfreiniau a nodir yn y datganiad hwn, yn ddiwahân.',
    ],
    [
      'Russian',
      'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства. Каждый человек должен обладать всеми правами и всеми свободами без какого бы то ни было различия.',
    ],
    [
      'Arabic',
      'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء لكل إنسان حق التمتع بكافة الحقوق والحريات الواردة في هذا الإعلان دون أي تمييز',
    ],
    [
      'Japanese',
      'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。 人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。 すべて人は、人種、皮膚の色、性、言語、宗教',
    ],
    [
      'a table of numbers',
      Array.from({ length: 200 }, (_, i) => `${(i * 7919) % 10007}.${i % 10}${i % 3 === 0 ? '%' : ''}`).join(' '),
    ],
    [
      'formulas',
      'f(x) = a x2 + b x + c , where ∂f/∂x = 2 a x + b and ∑ i=1 n x i = 0 ; let p(y|x) = e−λx λk / k! and q = argmaxθ L(θ) . '.repeat(
        4,
      ),
    ],
    [
      'part numbers beside words',
      `${english} AX-2041 BX-77-C 4711-B KM2 HX900 PC-12/47 M8x40 DIN933 ISO4017 EN10025 S235JR`,
    ],
    [
      'abbreviations in capitals',
      'NATO UNESCO UNICEF WHO IMF WTO OECD EU UN GDP CPI PMI USD GBP CHF JPY HKD SGD NZD BTC '.repeat(3),
    ],
  ])('%s', (_name, text) => {
    expect(needOf(page({ words: wordsOf(text) }))).toBeNull();
  });

  test('code', () => {
    const code =
      'const rows=[...map.entries()].filter(([key,value])=>value!==undefined&&key.startsWith("x-")); return rows.map(([k,v])=>k+"="+v).join("&"); ';
    expect(needOf(page({ words: wordsOf(code.repeat(5), { monospace: true }) }))).toBeNull();
  });
});

test('a second look is for words that the font says nothing of, not for icons', () => {
  const words = wordsOf(english);
  const gap: Box = [72, 72, 110, 84];
  const icon: Box = [72, 100, 82, 112];
  expect(needOf(page({ words, unmapped: [gap] }))).toBeNull();
  expect(needOf(page({ words, unmapped: [gap, icon] }), true)).toBe('unmapped_glyphs');
  expect(needOf(page({ words, unmapped: [icon] }), true)).toBeNull();
});

test('pictures over more than half of a page without text are a scan', () => {
  const covering = (height: number) => page({ images: [{ box: [0, 0, 612, height] }] });
  expect(needOf(covering(397))).toBe('scan');
  expect(needOf(covering(396))).toBe('drawn_text');
});

test('ten words without meaning, and three in ten, condemn a font', () => {
  const unmapped = (count: number, known: number) =>
    page({ words: Array.from({ length: known }, () => word('known')), unmapped: places(count) });
  expect(needOf(unmapped(10, 23))).toBe('garbled_font');
  expect(needOf(unmapped(10, 24))).toBeNull();
  expect(needOf(unmapped(9, 0))).toBeNull();
});

test('text is expected in pictures of 100 by 40 points that cover three hundredths of the page', () => {
  const beside = (width: number, height: number) =>
    page({ words: wordsOf(english), images: [{ box: [72, 300, 72 + width, 300 + height] }], width: 400, height: 400 });
  expect(needOf(beside(120, 40))).toBe('text_in_images');
  expect(needOf(beside(119, 40))).toBeNull();
  expect(needOf(beside(99, 300))).toBeNull();
  expect(needOf(beside(300, 39))).toBeNull();
});
