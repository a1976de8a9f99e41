import { expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, line, page, prose } from '../page.ts';

/** A line of the given size with its middle at 306 points. */
const centred = (text: string, y: number, size: number): LineSpec => {
  const [x0, , x1] = line({ text, y, size }).box;
  return { text, y, size, x: 306 - (x1 - x0) / 2 };
};

const headingsOf = (lines: readonly LineSpec[]): string[] =>
  texts(blocksOf(page(lines)).filter(({ kind }) => kind === 'heading'));

const TITLE = centred('Growing rice in northern towns', 100, 20);
const SECTION: LineSpec[] = [{ text: 'First steps', y: 300, size: 14 }, ...prose(6, 324)];

test('names and dates centred below the title are no headings, however large they are', () => {
  const credits = [
    centred('Anna Berg', 140, 13),
    centred('Institute of Fields', 160, 10),
    centred('May 2024', 190, 13),
  ];
  expect(headingsOf([TITLE, ...credits, ...SECTION])).toEqual([TITLE.text, 'First steps']);
});

test('what begins where the title does, is above text, or nearly as large as the title may be a heading', () => {
  const title = { ...TITLE, x: 72 };
  expect(
    headingsOf([title, { text: 'Why in towns', y: 140, size: 13 }, { text: 'See below', y: 160 }, ...SECTION]),
  ).toContain('Why in towns');
  expect(headingsOf([TITLE, centred('Why in towns', 240, 13), ...prose(6, 260)])).toContain('Why in towns');
  expect(headingsOf([TITLE, centred('A guide for schools', 130, 17), centred('May', 160, 10), ...SECTION])).toContain(
    'A guide for schools',
  );
});

test('names side by side below the title are no headings and come before the address that they share', () => {
  const bold = { size: 12, weight: 700 };
  const names: LineSpec[] = [
    { text: 'Anna Berg', x: 190, y: 140, ...bold },
    { text: 'Nils Holm', x: 370, y: 140, ...bold },
  ];
  const address = ['Institute of Fields', '71 Harbour Road', '7010 Trondheim'].map((text, row) =>
    centred(text, 160 + 13 * row, 11),
  );
  const sections = [0, 1, 2].flatMap((section): LineSpec[] => [
    { text: `${section + 1} Steps`, y: 260 + 120 * section, ...bold },
    ...prose(6, 280 + 120 * section),
  ]);
  const blocks = blocksOf(page([TITLE, ...names, ...address, ...sections]));
  expect(headingsOf([TITLE, ...names, ...address, ...sections])).toEqual([TITLE.text, '1 Steps', '2 Steps', '3 Steps']);
  expect(texts(blocks).slice(1, 3).join(' ')).toMatch(/^Anna Berg Nils Holm/);
});
