import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../../src/document/page.ts';
import { createPdfium } from '../../../../../src/readers/pdf/pdfium/pdfium.ts';
import { readingOf } from '../../../../../src/readers/pdf/reading.ts';
import { contentPdf } from '../../../../fixtures/pdf-content.ts';

const engine = createPdfium(pdfiumWasm);
/** Advances of Helvetica, in shares of the font size. */
const NARROW = 0.278;
const FIGURE = 0.556;
const SIZE = 12;

/** Figures plotted one by one at counter-clockwise degrees, each a text object. */
function plotted(text: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)].map((value) => Number(value.toFixed(4))) as [
    number,
    number,
  ];
  let along = 0;
  return [...text]
    .map((character) => {
      const [x, y] = [300 + along * cosine, 400 + along * sine];
      along += SIZE * (/\d/.test(character) ? FIGURE : NARROW);
      return `BT /F1 ${SIZE} Tf ${cosine} ${sine} ${-sine} ${cosine} ${x.toFixed(3)} ${y.toFixed(3)} Tm (${character}) Tj ET`;
    })
    .join('\n');
}

async function read(content: string): Promise<string> {
  const reading = readingOf(await engine.open(contentPdf(content), ''));
  for await (const { value } of reading.pages())
    return (value as PositionedPage).words
      .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
      .join('')
      .trim();
  return '';
}

test.each([0, 35, 80, 100, 112, 125, 155, 165, 195, 205, 235, 260, 285])(
  'figures and spaces that are plotted one by one at %i degrees are read in their order',
  async (degrees) => {
    expect(await read(plotted('165 29 50', degrees))).toBe('165 29 50');
    expect(await read(plotted('1:500, 25.40', degrees))).toBe('1:500, 25.40');
  },
);
