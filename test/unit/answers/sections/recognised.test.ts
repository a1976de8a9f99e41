import { expect, test } from 'vitest';
import { linesOf } from '../../../../src/answers/sections/lines.ts';
import { sectionsOfText } from '../../../../src/answers/sections/sections.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import type { Document } from '../../../../src/document/document.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

/** Lines of a page below one another as a recogniser gives them: size of type as measured. */
function recognised(...lines: readonly (readonly [text: string, size: number, x?: number])[]): Document {
  return printed(
    withConfidence(page(lines.map(([text, size, x = 72], index) => ({ text, size, x, y: 60 + 22 * index })))),
  );
}

const withConfidence = (one: PositionedPage): PositionedPage => ({
  ...one,
  source: 'ocr',
  words: one.words.map((word) => ({ ...word, confidence: 0.9 })),
});

/** The pieces of a line whose two words are so large. */
function piecesOf(sizes: readonly [number, number], read = (one: PositionedPage) => one): string[] {
  const words = sizes.map((size, index) => ({
    text: ['Hedge', 'layer'][index] ?? '',
    size,
    x: 72 + 30 * index,
    y: 60,
  }));
  return linesOf(plainText(printed(read(page(words))))).flatMap(({ pieces }) => pieces.map(({ text }) => text));
}

const sectionsIn = (document: Document) => sectionsOfText(plainText(document), document.pages);

test('signs below one another as which a recogniser read bullets are none of the text', () => {
  const sections = sectionsIn(
    recognised(
      ['Experience', 14],
      ['Hedge layer', 10],
      ['« Laid nine miles of hedge', 10],
      ['« Taught the craft', 10],
      ['Education', 14],
      ['o College of Brecon', 10, 90],
    ),
  );
  expect(sections.flatMap(({ body }) => body.map(({ text, bullet }) => [text, bullet === true]))).toEqual([
    ['Hedge layer', false],
    ['Laid nine miles of hedge', true],
    ['Taught the craft', true],
    ['o College of Brecon', false],
  ]);
});

test('headings behind icons that were read as letters are headings, their sizes as measured or not', () => {
  const sections = sectionsIn(
    recognised(
      ['(Hh WORK EXPERIENCE', 14.2],
      ['Hedge layer', 10.4],
      ['2015 - 2019', 9.8],
      ['SKILLS', 13.6],
      ['Thatching', 10],
    ),
  );
  expect(sections.map(({ name }) => name)).toEqual(['work_experience', 'skills']);
});

test('headings whose sizes were measured a little smaller are headings as others are', () => {
  const lines = ['Work', 'Hedge layer', 'Education', 'College of Brecon', 'Skills', 'Thatching'].flatMap(
    (text, index) => [[text, index % 2 === 0 ? 20.3 : 11] as const, ['And more of it', 11] as const],
  );
  const sections = sectionsIn(
    recognised(...lines, ['Languages', 19.4], ['Welsh', 11], ['Interests', 19.4], ['Brass bands', 11]),
  );
  expect(sections.map(({ heading }) => heading)).toEqual(['Work', 'Education', 'Skills', 'Languages', 'Interests']);
});

test('a label in capitals is apart from the text behind it', () => {
  const [section] = sectionsIn(
    recognised(
      ['Skills', 14],
      ['RURAL CRAFTS Thatching, Hedge laying', 10],
      ['MACHINES JCB, tractors', 10],
      ['NASA Goddard', 10],
    ),
  );
  expect(section?.body.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([
    ['RURAL CRAFTS', 'Thatching, Hedge laying'],
    ['MACHINES', 'JCB, tractors'],
    ['NASA Goddard'],
  ]);
});

test('words whose sizes are measured a little differently are in one style, those of printed text are not', () => {
  expect(piecesOf([10, 11.4], withConfidence)).toEqual(['Hedge layer']);
  expect(piecesOf([10, 11.6], withConfidence)).toEqual(['Hedge', 'layer']);
  expect(piecesOf([10, 11.4])).toEqual(['Hedge', 'layer']);
});

test('letters much smaller than the heading behind them were read in an icon', () => {
  const withIcon = (size: number) =>
    sectionsIn(
      printed(
        withConfidence(
          page([
            { text: 'Experience', size: 16, x: 72, y: 60 },
            { text: 'Hedge layer', size: 10, x: 72, y: 90 },
            { text: 'of', size, x: 72, y: 150 },
            { text: 'Skills', size: 16, x: 100, y: 150 },
            { text: 'Thatching', size: 10, x: 72, y: 180 },
          ]),
        ),
      ),
    ).map(({ name }) => name);
  expect(withIcon(8)).toEqual(['work_experience', 'skills']);
  expect(withIcon(12)).toEqual(['work_experience']);
});
