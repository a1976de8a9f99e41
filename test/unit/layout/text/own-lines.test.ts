import { describe, expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

const ADDRESS = ['Odile Ferrand', 'Rue des Tilleuls', 'Saint-Malo', 'France'];
const DATE = ['Bergen, 3 March', 'Our letter of May', 'Reference KH/20'];

/** Lines from `y` on that begin, end or are centred at `x`. */
function block(lines: readonly string[], x: number, y: number, share = 0): LineSpec[] {
  return lines.map((text, index) => {
    const width = text.split(' ').reduce((sum, word) => sum + 5 * word.length, 3 * (text.split(' ').length - 1));
    return { text, x: x - share * width, y: y + 12 * index };
  });
}

const textsOf = (...lines: readonly LineSpec[][]): string[] =>
  texts(blocksOf(page([...lines.flat(), ...prose(5, 300)])));

describe('the lines of a short block stay lines', () => {
  test.each([
    ['flush left', 72, 0],
    ['flush right', 470, 1],
    ['centred', 270, 0.5],
  ])('%s', (_, x, share) => {
    expect(textsOf(block(ADDRESS, x, 100, share))[0]).toBe(ADDRESS.join('\n'));
  });

  test('where another stands beside it, and each is read as a whole', () => {
    const [first, second] = textsOf(block(ADDRESS, 72, 100), block(DATE, 300, 100));
    expect([first, second]).toEqual([ADDRESS.join('\n'), DATE.join('\n')]);
  });

  test('but not of text in a narrow column, though its lines begin with capitals', () => {
    const narrow = ['Der Hafen liegt', 'Neben der alten', 'Mole am Fluss.'];
    expect(textsOf(block(narrow, 72, 100), block(narrow, 160, 100))[0]).toBe(narrow.join(' '));
  });

  test('nor those of a large title, nor of one in bold', () => {
    const lines = ['Tidal Flow in', 'Narrow Channels'];
    for (const look of [{ size: 18 }, { weight: 700 }]) {
      const title = lines.map((text, index): LineSpec => ({ text, y: 100 + 20 * index, ...look }));
      expect(textsOf(title)[0]).not.toContain('\n');
    }
  });

  test('nor those of a name with a sentence below it, which are paragraphs', () => {
    const lines = ['Shift Supervisor', 'Led many shifts and ordered goods.'];
    expect(textsOf(block(lines, 72, 100)).slice(0, 2)).toEqual(lines);
  });

  test('nor of a sentence that goes on in lower case', () => {
    const lines = ['Parking is behind the', 'school from noon on'];
    expect(textsOf(block(lines, 72, 100)).join()).not.toContain('\n');
  });
});
