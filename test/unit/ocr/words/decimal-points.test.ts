import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withDecimalPoints } from '../../../../src/ocr/words/decimal-points.ts';

/** Pixels: of a digit, of the gap between two of them, of one in which a point stands, of a space, and of the point. */
const DIGIT = { width: 12, height: 20 } as const;
const GAP = 4;
const WIDE = 12;
const SPACE = 14;
const DOT = 4;
const FOOT = 60;

/** A line as it is printed - `_` is a space, `:` a wide gap without a point, `;` a comma of small type - and words read in it, parted by blanks. */
function printed(line: string, read: string, column = 0) {
  const ink: Box[] = [];
  const places: { box: Box; sign: string }[] = [];
  let x = column;
  const add = (box: Box, sign: string): void => {
    ink.push(box);
    places.push({ box, sign });
  };
  for (const sign of line) {
    if (sign === '_') x += SPACE - GAP;
    else if (sign === ':') x += WIDE - GAP;
    else if (sign === '.' || sign === ',') {
      const left = x - GAP + (WIDE - DOT) / 2;
      add([left, FOOT - (sign === '.' ? DOT : 2), left + DOT, FOOT + (sign === '.' ? 0 : 5)], sign);
      x += WIDE - GAP;
    } else if (sign === ';') {
      const left = x - GAP + (WIDE - DOT) / 2;
      add([left, FOOT - 4, left + DOT, FOOT + 2], ',');
      x += WIDE - GAP;
    } else if (sign === '-') {
      add([x, FOOT - 11, x + DIGIT.width, FOOT - 8], sign);
      x += DIGIT.width + GAP;
    } else {
      add([x, FOOT - DIGIT.height, x + DIGIT.width, FOOT], sign);
      x += DIGIT.width + GAP;
    }
  }
  const shown = places.filter(({ sign }) => !'.,'.includes(sign)).map(({ box }) => box);
  let at = 0;
  const words = read.split(' ').map((text): RecognizedWord => {
    const signs = [...text].filter((sign) => !'.,'.includes(sign)).length;
    const [first, last] = [shown[at] as Box, shown[at + signs - 1] as Box];
    at += signs;
    const box = [first[0], FOOT - DIGIT.height, last[2] + (/[.,]$/.test(text) ? WIDE - GAP : 0), FOOT] as const;
    return { text, box, baseline: FOOT, fontSize: 28, confidence: 0.8 };
  });
  return { words, ink };
}

function texts({ words, ink }: ReturnType<typeof printed>): string {
  return withDecimalPoints(words, ink)
    .map(({ text }) => text)
    .join(' ');
}

describe('a point that is printed in a number and was not read', () => {
  test.each([
    ['26.82', '2682', '26.82'],
    ['9.00', '900', '9.00'],
    ['-0.02', '-002', '-0.02'],
    ['RM6.60', 'RM660', 'RM6.60'],
    ['1.0000', '10000', '1.0000'],
    ['12,50', '1250', '12,50'],
    ['1.234,50', '123450', '1.234,50'],
    ['06.04.2018', '06042018', '06.04.2018'],
    ['4.2%', '42%', '4.2%'],
    ['1;517', '1517', '1,517'],
  ])('%s, read as %s, is %s', (line, read, whole) => {
    expect(texts(printed(line, read))).toBe(whole);
  });

  test('is the one between two words that are one number', () => {
    expect(texts(printed('7.60', '7 60'))).toBe('7.60');
  });

  test('is found among thousands of marks', () => {
    const { words, ink } = printed('26.82', '2682');
    const others = Array.from({ length: 5000 }, (_, at): Box => [at, 200 + at, at + 12, 220 + at]);
    expect(texts({ words, ink: [...ink, ...others] })).toBe('26.82');
  });
});

describe('a point that has worn away between digits that stand apart for it', () => {
  /** Lines below the first one hold the amounts of the page. */
  const onPage = (line: string, read: string, amount = '7.60'): string => {
    const [given, other] = [printed(line, read), printed(amount, amount)];
    const words = other.words.map((word) => ({ ...word, baseline: 1060, box: down(word.box) }));
    return (
      texts({ words: [...given.words, ...words], ink: [...given.ink, ...other.ink.map(down)] }).split(' 7')[0] ?? ''
    );
  };
  const down = ([x0, y0, x1, y1]: Box): Box => [x0, y0 + 1000, x1, y1 + 1000];

  test.each([
    ['20:00', '2000', '20.00'],
    ['3:08', '308', '3.08'],
    ['@12:00', '@1200', '@12.00'],
    ['-0:07', '-007', '-0.07'],
    ['14:00', '14 00', '14.00'],
  ])('%s, read as %s, is %s where amounts have points', (line, read, whole) => {
    expect(onPage(line, read)).toBe(whole);
  });

  test('is a comma where amounts have commas', () => {
    expect(onPage('20:00', '2000', '7,60')).toBe('20,00');
  });

  test.each([
    ['a number whose digits are evenly apart', '2000', '2000'],
    ['a number in groups', '12:34:56', '123456'],
    ['a number whose last three digits stand apart', '2:000', '2000'],
    ['a code of letters and digits', 'A0:39', 'A039'],
    ['two numbers in a row of several', '14:00_3', '14 00 3'],
  ])('is not added to %s', (_, line, read) => {
    expect(onPage(line, read)).toBe(read);
  });

  test('is not added where a wide gap stands beside a 1, which is narrow', () => {
    const { words, ink } = printed('1800', '1800');
    const narrow = ink.map(([x0, y0, x1, y1], at): Box => (at === 0 ? [x0 + 5, y0, x1 - 5, y1] : [x0, y0, x1, y1]));
    const amount = { ...(words[0] as RecognizedWord), text: '7.60', box: [0, 1040, 60, 1060], baseline: 1060 } as const;
    expect(withDecimalPoints([...words, amount], narrow)[0]?.text).toBe('1800');
  });
});

describe('a number stays as it was read', () => {
  test.each([
    ['where nothing is printed between its digits', '2018', '2018'],
    ['where a gap has no point', '20:18', '2018'],
    ['where points would make it none, as among specks', '4.75.00', '47500'],
    ['where its points were read', '26.82', '26.82'],
    ['where digits touch, so that their places are not known', '2.8', '238'],
  ])('%s', (_, line, read) => {
    const given = printed(line, line.replaceAll(/[.:]/g, ''));
    const words = given.words.map((word) => ({ ...word, text: read }));
    expect(texts({ words, ink: given.ink })).toBe(read);
  });

  test('where a speck lies between digits that leave no room for a point', () => {
    const { words, ink } = printed('2018', '2018');
    expect(texts({ words, ink: [...ink, [28, FOOT - 3, 31, FOOT]] })).toBe('2018');
  });

  test('where a dot hangs in a gap above the feet of the digits', () => {
    const { words, ink } = printed('20:18', '2018');
    expect(texts({ words, ink: [...ink, [34, FOOT - 12, 38, FOOT - 8]] })).toBe('2018');
  });

  test('where letters have dots between them', () => {
    expect(texts(printed('AB.CD', 'ABCD'))).toBe('ABCD');
  });
});

describe('two digits behind a number that a point ends', () => {
  test('are its decimals at the end of a run', () => {
    const [amount] = withDecimalPoints(...(Object.values(printed('RM53.60', 'RM53. 60')) as [RecognizedWord[], Box[]]));
    expect(amount).toMatchObject({ text: 'RM53.60', box: [0, 40, 100, 60], confidence: 0.8 });
  });

  test('are its decimals where amounts below each other were read as two columns', () => {
    const below = (word: RecognizedWord, row: number): RecognizedWord => {
      const [x0, y0, x1, y1] = word.box;
      return { ...word, box: [x0, y0 + 40 * row, x1, y1 + 40 * row], baseline: word.baseline + 40 * row };
    };
    const rows = ['53.60', '1,204.00'].map((amount, row) => {
      const { words } = printed(amount, amount.replace(/\.(?=..$)/, '. '));
      return words.map((word) => below(word, row)) as [RecognizedWord, RecognizedWord];
    });
    const columns = [...rows.map(([whole]) => whole), ...rows.map(([, decimals]) => decimals)];
    expect(withDecimalPoints(columns, []).map(({ text }) => text)).toEqual(['53.60', '1,204.00']);
  });

  test('are as doubtful as the more doubtful part', () => {
    const { words, ink } = printed('53.60', '53. 60');
    const [first, second] = words as [RecognizedWord, RecognizedWord];
    expect(withDecimalPoints([{ ...first, confidence: 0.3 }, second], ink)).toMatchObject([{ confidence: 0.3 }]);
  });

  test.each([
    ['a word goes on behind them, as in an item of a list', '1.20_AB', '1. 20 AB'],
    ['they are one or three', '4.200', '4. 200'],
  ])('are a word of their own where %s', (_, line, read) => {
    expect(texts(printed(line, read))).toBe(read);
  });

  test('are a word of their own behind a wide gap', () => {
    expect(texts(printed('53.__60', '53. 60'))).toBe('53. 60');
  });
});

test('a number that was read in noise stays as it is, however many specks it has', () => {
  const word: RecognizedWord = { text: '12', box: [0, 0, 1000, 1000], baseline: 1000, fontSize: 1000, confidence: 0.3 };
  const specks = Array.from({ length: 250_000 }, (_, at): Box => {
    const [x, y] = [2 * (at % 500), 2 * Math.floor(at / 500)];
    return [x, y, x + 1, y + 1];
  });
  expect(withDecimalPoints([word], specks)).toEqual([word]);
});
