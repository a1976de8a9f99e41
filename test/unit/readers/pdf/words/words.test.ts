import { describe, expect, test } from 'vitest';
import { FOUND_SPACE, type Glyph, SPACE, type TextToken } from '../../../../../src/readers/pdf/source.ts';
import { linkEdgesOf } from '../../../../../src/readers/pdf/words/link-edges.ts';
import { wallsOf } from '../../../../../src/readers/pdf/words/walls.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

const words = (...tokens: TextToken[]): [string, boolean][] =>
  buildWords(tokens).words.map(({ text, spaced }) => [text, spaced]);

describe('words are parted', () => {
  test('by white space', () => {
    expect(words(...glyphs('one'), ' ', ...glyphs('two', 20))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test('by a gap that no character fills', () => {
    expect(words(...glyphs('one'), ...glyphs('two', 18))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test.each([
    [
      'stands between them',
      [29, 80, 29, 110],
      [
        ['Elizab', false],
        ['2165', true],
      ],
    ],
    ['stands beside them', [40, 90, 40, 104], [['Elizab2165', false]]],
    ['is as short as a stroke of a drawing', [29, 90, 29, 104], [['Elizab2165', false]]],
    ['ends above them', [29, 60, 29, 80], [['Elizab2165', false]]],
  ] as const)('by a rule at the edge of a cell, where two text objects meet, that %s', (_, box, expected) => {
    const isWalled = wallsOf([{ box, orientation: 'vertical' }]);
    const read = (object: number) =>
      buildWords([...glyphs('Elizab'), ...glyphs('2165', 30, 100, { object })], { isWalled }).words.map(
        ({ text, spaced }) => [text, spaced],
      );
    expect(read(2)).toEqual(expected);
    expect(read(1)).toEqual([['Elizab2165', false]]);
  });

  test('by the edge of a link, without a space', () => {
    const partsOf = (box: [number, number, number, number]) =>
      buildWords(glyphs('standards-compliant'), { isLinkEdge: linkEdgesOf([{ box, uri: 'https://example.org/' }]) });
    expect(partsOf([-1, 88, 45.5, 104]).words).toMatchObject([
      { text: 'standards', spaced: false },
      { text: '-compliant', spaced: false },
    ]);
    expect(partsOf([-1, 88, 200, 104]).words).toMatchObject([{ text: 'standards-compliant' }]);
    expect(partsOf([-1, 104, 45.5, 120]).words).toMatchObject([{ text: 'standards-compliant' }]);
  });

  test('by a gap as narrow as spaces get in lines that are set tight, where letters beside it stand close', () => {
    expect(words(...glyphs('costs'), ...glyphs('less', 26.6))).toEqual([
      ['costs', false],
      ['less', true],
    ]);
    const [first, ...others] = glyphs('costs') as [Glyph, ...Glyph[]];
    expect(words(first, ...others.flatMap(({ text, x }, index) => glyphs(text, x + 1.6 * (index + 1))))).toEqual([
      ['costs', false],
    ]);
    expect(words(...glyphs('20'), ...glyphs('000', 11.6))).toEqual([['20000', false]]);
  });

  test('by a new line', () => {
    expect(words(...glyphs('one'), ...glyphs('two', 0, 112))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test.each([
    ['12.', 'Press', true],
    ['3.2.2', 'Device', true],
    ['2.5', 'kg', false],
    ['3.2.2', 'rc', false],
    ['1.', '5', false],
  ])(
    'by the end of the number %s of an item at the start of a line, where %s is another text object',
    (number, text, expected) => {
      const line = [...glyphs('above', 0, 80), '\t' as const, ...glyphs(number, 10)];
      const read = (object: number) =>
        words(...line, ...glyphs(text, 10 + 5 * number.length, 100, { object })).map(([word]) => word);
      expect(read(2)).toEqual(expected ? ['above', number, text] : ['above', number + text]);
      expect(read(1)).toEqual(['above', number + text]);
      expect(
        words(
          ...glyphs('in'),
          '\t',
          ...glyphs(number, 20),
          ...glyphs(text, 20 + 5 * number.length, 100, { object: 2 }),
        ),
      ).toHaveLength(2);
    },
  );

  test('by a change of style, which is no white space', () => {
    expect(words(...glyphs('H'), ...glyphs('2', 5, 102, { object: 2, size: 6 }))).toEqual([
      ['H', false],
      ['2', false],
    ]);
  });
});

test.each([
  ['CMMI10', SPACE, 0.3, 'Paris'],
  ['CMMI10', SPACE, 1.1, 'P aris'],
  ['Times', SPACE, 0.3, 'P aris'],
  ['Times', FOUND_SPACE, 0.3, 'Paris'],
] as const)('letters of %s with %j between them, %f points apart, read as %s', (family, space, gap, expected) => {
  const read = words(...glyphs('P', 0, 100, { family }), space, ...glyphs('aris', 5 + gap, 100, { family }));
  expect(read.map(([text]) => text).join(' ')).toBe(expected);
});

test('text objects that go on in the same style make one word', () => {
  expect(words(...glyphs('ker'), ...glyphs('ning', 15, 100, { object: 2 }))).toEqual([['kerning', false]]);
});

test('a word painted again over itself is one bold word', () => {
  const again = glyphs('bold', 0.5, 100, { object: 2 });
  expect(buildWords([...glyphs('bold'), ' ', ...again])).toMatchObject({
    words: [{ text: 'bold', fontWeight: 700 }],
    doubled: [{ text: 'bold' }],
  });
});

test('a ligature read as two letters in one place stays two letters', () => {
  const [f] = glyphs('f', 5);
  expect(words(...glyphs('o'), f as Glyph, f as Glyph)).toEqual([['off', false]]);
});

test('boxes keep to the height of letters whatever the font claims', () => {
  const tall = glyphs('x').map((glyph): Glyph => ({ ...glyph, box: [0, -500, 5, 900] }));
  expect(buildWords(tall).words[0]?.box).toEqual([0, 90, 5, 103]);
});

describe('an accent that is painted over a letter', () => {
  test('becomes part of it, whichever comes first', () => {
    const [b, accent, o, e] = [glyphs('B'), glyphs('¨', 5), glyphs('o', 5), glyphs('e', 10)];
    expect(words(...b, ...accent, ...o, ...e)).toEqual([['Böe', false]]);
    expect(words(...b, ...o, ...accent, ...e)).toEqual([['Böe', false]]);
  });

  test('may be the grave one of ASCII, which beside a letter is a sign of its own', () => {
    expect(words(...glyphs('l'), ...glyphs('`', 5), ...glyphs('a', 5))).toEqual([['là', false]]);
    expect(words(...glyphs('`a`'))).toEqual([['`a`', false]]);
  });

  test('has the dot of an i of its own', () => {
    expect(words(...glyphs('na'), ...glyphs('¨', 10), ...glyphs('ı', 10), ...glyphs('ve', 15))).toEqual([
      ['naïve', false],
    ]);
  });

  test('becomes part of it when the whole word is painted before it', () => {
    const [word, accent] = [glyphs('Oguz'), glyphs('˘', 5.5)];
    const next = glyphs('and', 25, 100, { object: 2 });
    expect(words(...word, ...accent, '\t', ...next)).toEqual([
      ['Oğuz', false],
      ['and', true],
    ]);
  });

  test('becomes part of a capital below it when the rest of the line is painted before it', () => {
    const above = glyphs('zip', 20, 92);
    const [word, next] = [glyphs('Zeus', 20), glyphs('and', 45, 100, { object: 2 })];
    expect(words(...above, '\t', ...word, '\t', ...next, '\t', ...glyphs('ˇ', 20, 97.5, { object: 3 }))).toEqual([
      ['zip', false],
      ['Žeus', true],
      ['and', true],
    ]);
  });

  test('stays beside a letter that stands beside it, and beside what is no letter', () => {
    expect(words(...glyphs('ˆa'))).toEqual([['ˆa', false]]);
    expect(words(...glyphs('˘'), ...glyphs('7', 0))).toEqual([['˘7', false]]);
  });

  test('combines with a letter that Unicode has no whole form of, as those of formulas', () => {
    expect(words(...glyphs('˜'), ...glyphs('χ', 0))).toEqual([['χ̃', false]]);
  });

  test('leaves no white space behind that is but the way back from it', () => {
    const [t, cedilla, rest] = [glyphs('T'), glyphs('¸', 0.5), glyphs('ara', 5)];
    expect(words(...t, ...cedilla, ' ', ...rest)).toEqual([['Ţara', false]]);
    expect(words(...t, ...cedilla, ' ', ...glyphs('ara', 7.5))).toEqual([
      ['Ţ', false],
      ['ara', true],
    ]);
  });

  test('is measured at its letter, not at itself, for the gap before it', () => {
    const [caron, c] = [glyphs('ˇ', 6.5), glyphs('c', 7)];
    expect(words(...glyphs('g'), '\t', ...caron, ...c)).toEqual([
      ['g', false],
      ['č', true],
    ]);
  });

  test('is a circle around a letter as well, which makes the signs of copyright and of a trade mark', () => {
    expect(words(...glyphs('◯'), ...glyphs('c', 1))).toEqual([['©', false]]);
    expect(words(...glyphs('R'), '\t', ...glyphs('◯', -1))).toEqual([['®', false]]);
    expect(words(...glyphs('a'), '\t', ...glyphs('◯', 8))).toEqual([
      ['a', false],
      ['◯', true],
    ]);
  });

  test('is a stroke through the sign of relation that begins in its place as well', () => {
    expect(words(...glyphs('\u0338'), ...glyphs('='))).toEqual([['≠', false]]);
    expect(words(...glyphs('\u0338'), ...glyphs('=', 5))).not.toEqual([['≠', false]]);
  });

  test('is a stroke through a letter l as well', () => {
    expect(words(...glyphs('Micha'), ...glyphs('\u0335', 25), ...glyphs('l', 25))).toEqual([['Michał', false]]);
  });
});

describe('the number of an item at the start of a line', () => {
  const red = { color: '#cc0000', object: 2 };

  test.each(['3.', '12)', 'b.', 'iv)'])('takes in its sign, in whatever colour: %s', (marker) => {
    const number = glyphs(marker.slice(0, -1), 0, 100, red);
    expect(words(...number, ...glyphs(marker.slice(-1), 5 * number.length), ' ', ...glyphs('Press', 30))).toEqual([
      [marker, false],
      ['Press', true],
    ]);
  });

  test('takes in no sign that stands apart, and none further on in the line', () => {
    expect(words(...glyphs('3', 0, 100, red), ...glyphs('.', 9)).map(([text]) => text)).toEqual(['3', '.']);
    expect(words(...glyphs('No'), ' ', ...glyphs('3', 15, 100, red), ...glyphs('.', 20)).map(([text]) => text)).toEqual(
      ['No', '3', '.'],
    );
  });
});

test('a tilde that TeX sets as an accent over nothing is one of ASCII, a circumflex in code too', () => {
  expect(words(...glyphs('/˜user'))).toEqual([['/~user', false]]);
  expect(words(...glyphs('aˆb', 0, 100, { monospace: true }))).toEqual([['a^b', false]]);
});

describe('white space that the engine found', () => {
  test('parts words where there is a gap', () => {
    expect(words(...glyphs('one'), '\t', ...glyphs('two', 17))).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });

  test('is none where letters touch that are painted one by one', () => {
    expect(words(...glyphs('o'), '\t', ...glyphs('n', 5.2, 100, { object: 2 }), '\t', ...glyphs('e', 10.1))).toEqual([
      ['one', false],
    ]);
  });
});

describe('letters that stand apart', () => {
  /** Glyphs 5 points wide in 10 points, `gap` points apart; a space in the text adds 4 points. */
  const tracked = (text: string, gap: number): Glyph[] => {
    let x = 0;
    return [...text].flatMap((letter) => {
      if (letter === ' ') {
        x += 4 + gap;
        return [];
      }
      x += 5 + gap;
      return glyphs(letter, x);
    });
  };
  const textsOf = (text: string, gap: number): string[] => words(...tracked(text, gap)).map(([word]) => word);

  test('at one distance are words, parted where it is wider', () => {
    expect(textsOf('ANNUAL REPORT', 3)).toEqual(['ANNUAL', 'REPORT']);
    expect(textsOf('Annual report', 5)).toEqual(['Annual', 'report']);
  });

  test('are words of few letters too, beside longer ones or on a line of several', () => {
    expect(textsOf('The keeper of it', 6)).toEqual(['The', 'keeper', 'of', 'it']);
    expect(textsOf('So it is as we do', 6)).toEqual(['So', 'it', 'is', 'as', 'we', 'do']);
  });

  test('are a word whose last letter has a colon right behind it', () => {
    const letters = [...'RECITAL'].flatMap((letter, index) => glyphs(letter, 10 * index));
    expect(words(...letters, ...glyphs('S:', 70)).map(([word]) => word)).toEqual(['RECITALS:']);
  });

  test('are a word between others that are not spaced', () => {
    const spaced = [...'quite'].flatMap((letter, index) => glyphs(letter, 40 + 8 * index));
    expect(words(...glyphs('was', 12), ...spaced, ...glyphs('ago', 84)).map(([word]) => word)).toEqual([
      'was',
      'quite',
      'ago',
    ]);
  });

  test('stay apart where two of them stand together, as kerning has it, amid others', () => {
    const places = { V: 0, A: 8, LU: 16, E: 29, S: 37, P: 45, M: 53, N: 61 };
    expect(words(...Object.entries(places).flatMap(([text, x]) => glyphs(text, x)))).toHaveLength(8);
  });

  test('stay apart where a line has one word of few, or they are of two distances', () => {
    expect(textsOf('am', 6)).toEqual(['a', 'm']);
    const marks = [0, 8, 40, 52, 90, 98].flatMap((x, index) => glyphs('yesnoh'.charAt(index), x));
    expect(words(...marks)).toHaveLength(6);
  });

  test('stay apart where they are few, count, or are figures', () => {
    expect(textsOf('wxyz', 3)).toEqual([...'wxyz']);
    expect(textsOf('ABCDEF', 3)).toEqual([...'ABCDEF']);
    expect(textsOf('3141592', 3)).toEqual([...'3141592']);
    expect(textsOf('MTWTFSS', 9)).toEqual([...'MTWTFSS']);
  });

  test('stay apart where their distances vary', () => {
    const places = [0, 8, 18.5, 26.5, 37, 45];
    expect(words(...places.flatMap((x, index) => glyphs('annuls'.charAt(index), x)))).toHaveLength(6);
  });

  test('stay apart where words stand among them', () => {
    const places = { a: 0, of: 8, b: 21, or: 29, c: 42, d: 50 };
    expect(words(...Object.entries(places).flatMap(([text, x]) => glyphs(text, x)))).toHaveLength(6);
  });
});
