import type { Document } from '../../../../src/document/document.ts';
import type { Box } from '../../../../src/document/geometry.ts';
import type { Rule, Word } from '../../../../src/document/page.ts';
import { type Corners, projectedBox, projectionOnto } from '../../../../src/document/projection.ts';
import { type LineSpec, page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

const thin = 0.5;

/** The four sides of a box as rules. */
export const sides = ([x0, y0, x1, y1]: Box): Rule[] => [
  lineAcross(y0, x0, x1),
  lineAcross(y1, x0, x1),
  { orientation: 'vertical', box: [x0, y0, x0 + thin, y1] },
  { orientation: 'vertical', box: [x1, y0, x1 + thin, y1] },
];

/** A level rule. */
export const lineAcross = (y: number, x0: number, x1: number): Rule => ({
  orientation: 'horizontal',
  box: [x0, y, x1, y + thin],
});

/** A page of a form with its lines of text and its rules. */
export const form = (lines: readonly LineSpec[], rules: readonly Rule[] = []): Document =>
  printed(page(lines, { rules }));

interface BoxSpec {
  readonly box: Box;
  /** Printed small in the upper left corner. */
  readonly caption: string;
  /** Filled in at the foot. */
  readonly value?: string;
}

/** A form of boxes: captions of 6 points, and values of 10 points below them. */
export const boxes = (...specs: readonly BoxSpec[]): Document =>
  form(
    specs.flatMap(({ box: [x0, y0, , y1], caption, value }): LineSpec[] => [
      ...caption.split('\n').map((text, index) => ({ text, x: x0 + 3, y: y0 + 8 + 7 * index, size: 6 })),
      ...(value === undefined ? [] : [{ text: value, x: x0 + 8, y: y1 - 4, size: 10, color: '#000080' }]),
    ]),
    specs.flatMap(({ box }) => sides(box)),
  );

/** A form as it is photographed at a slant: its sheet is seen with the given corners, and its words were read from above. */
export function photographed({ pages: [sheet] }: Document, corners: Corners): Document {
  if (!sheet || !('words' in sheet)) throw new Error('The form has no page with places.');
  const projection = projectionOnto(corners, sheet);
  const seen = (box: Box): Box => projectedBox(projection, box);
  const words = sheet.words.map(
    (word): Word => ({
      ...word,
      box: seen(word.box),
      baseline: seen(word.box)[3],
      confidence: 0.95,
      level: { box: word.box, baseline: word.baseline, rotation: 0 },
    }),
  );
  const rules = sheet.rules.map((rule) => ({ ...rule, box: seen(rule.box) }));
  return printed({ ...sheet, source: 'ocr', words, rules });
}
