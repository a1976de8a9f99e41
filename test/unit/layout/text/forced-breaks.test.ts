import { describe, expect, test } from 'vitest';
import { forcedBreaks } from '../../../../src/layout/text/forced-breaks.ts';
import { line } from '../page.ts';

/** The texts that a forced break comes before. */
const brokenIn = (texts: readonly string[]): string[] => {
  const lines = texts.map((text, index) => line({ text, y: 100 + 12 * index }));
  const breaks = forcedBreaks([lines]);
  return texts.filter((_, index) => breaks.has(lines[index] as (typeof lines)[number]));
};

describe('an address keeps its lines', () => {
  test.each([
    { lines: ['M. Julien Marchetti', '8 rue des Tanneurs', '69005 Lyon'] },
    { lines: ['R. Tremayne', '3 Quayside Park', 'Plymouth PL4 0RA'] },
    { lines: ['Baltic Ropes Sp. z o.o.', 'ul. Portowa 4', '81-350 Gdynia'] },
    { lines: ['Studio Legale Conti', 'via Garibaldi 14', '10122 Torino'] },
  ])('$lines', ({ lines }) => {
    expect(brokenIn(lines)).toEqual(lines.slice(1));
  });
});

describe('no address are', () => {
  test.each([
    { lines: ['A. Letters of intent', 'B. Schedule 12', '69005 Lyon'] },
    { lines: ['The offices of the firm are now at', 'number 12 of the street that leads to', '69005 Lyon'] },
  ])('$lines', ({ lines }) => {
    expect(brokenIn(lines)).toEqual([]);
  });
});
