import { describe, expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../../src/ocr/engines/recognizer.ts';
import { linesOf, vote } from '../../../../../src/ocr/engines/vote/vote.ts';

/** A word 10 pixels a letter, 20 high. */
const word = (text: string, x: number, baseline: number, confidence: number): RecognizedWord => ({
  text,
  box: [x, baseline - 16, x + text.length * 10, baseline + 4],
  baseline,
  fontSize: 20,
  confidence,
});
const texts = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text);

describe('two readings of one image', () => {
  test('of each line the surer reading counts', () => {
    const tesseract = [word('T0TAL', 0, 20, 0.4), word('Cash', 0, 60, 0.95)];
    const larger = [word('TOTAL', 0, 21, 0.97), word('Cosh', 0, 61, 0.6)];
    expect(texts(vote(tesseract, larger))).toEqual(['TOTAL', 'Cash']);
  });

  test('a word of Tesseract’s dictionary counts where the larger model, surer, reads letters that make no word', () => {
    const tesseract = [{ ...word('improved', 0, 20, 0.7), known: true }];
    expect(texts(vote(tesseract, [word('inproved', 0, 20, 0.99)]))).toEqual(['improved']);
    expect(texts(vote([{ ...word('improved', 0, 20, 0.7), known: false }], [word('inproved', 0, 20, 0.99)]))).toEqual([
      'inproved',
    ]);
  });

  test('half a word is no better for standing in the dictionary', () => {
    const tesseract = [{ ...word('search', 20, 20, 0.9), known: true }];
    expect(texts(vote(tesseract, [word('Research', 0, 20, 0.99)]))).toEqual(['Research']);
  });

  test('a period that the larger model reads in the gap between two words is none', () => {
    const tesseract = [word('paid', 0, 20, 0.9), word('by', 50, 20, 0.9)];
    expect(texts(vote(tesseract, [word('paid.by', 0, 20, 0.97)]))).toEqual(['paid', 'by']);
    const price = [word('12', 0, 20, 0.9), word('50', 30, 20, 0.9)];
    expect(texts(vote(price, [word('12.50', 0, 20, 0.97)]))).toEqual(['12.50']);
  });

  test('a line without spaces gets those of the other reading', () => {
    const tesseract = [word('Grand', 0, 20, 0.7), word('T0tal', 60, 20, 0.5)];
    const [first, second, ...others] = vote(tesseract, [word('GrandTotal', 0, 20, 0.98)]);
    expect(others).toEqual([]);
    expect([first?.text, second?.text]).toEqual(['Grand', 'Total']);
    expect(second?.box[0]).toBe(60);
  });

  test('of a line that both read, the surer one counts word by word', () => {
    const tesseract = [word('Total', 0, 20, 0.96), word('arnount', 60, 20, 0.5), word('due', 140, 20, 0.95)];
    const larger = [word('Tota1', 0, 21, 0.9), word('amount', 60, 21, 0.99), word('duo', 140, 21, 0.8)];
    expect(texts(vote(tesseract, larger))).toEqual(['Total', 'amount', 'due']);
  });

  test('the larger model’s words stand where Tesseract sees them, for it measures ink: headings keep their size', () => {
    const tesseract = [{ ...word('T0tal', 0, 20, 0.4), fontSize: 18 }];
    const [read] = vote(tesseract, [{ ...word('Total', 3, 23, 0.99), fontSize: 23 }]);
    expect(read).toMatchObject({ text: 'Total', box: tesseract[0]?.box, baseline: 20, fontSize: 18 });
  });

  test('a word at the end of a line that the larger model cuts short is read once', () => {
    const tesseract = [word('2', 0, 20, 0.7), word('Scope', 20, 20, 0.7)];
    const larger = [{ ...word('2Scope', 6, 20, 0.99), box: [6, 4, 70, 24] as const }];
    expect(texts(vote(tesseract, larger))).toEqual(['2', 'Scope']);
  });

  test('lines that have nothing in common are weighed as a whole', () => {
    const tesseract = [word('xq', 0, 20, 0.9), word('~', 30, 20, 0.1), word('vvw', 50, 20, 0.3)];
    expect(texts(vote(tesseract, [word('Signature', 0, 20, 0.95)]))).toEqual(['Signature']);
  });

  test('words stay in Tesseract’s order, for the lines of a column follow each other in it', () => {
    const tesseract = [
      word('left', 0, 20, 0.9),
      word('be1ow', 0, 60, 0.4),
      word('right', 300, 20, 0.9),
      word('under', 300, 60, 0.9),
    ];
    const larger = [
      word('left', 0, 20, 0.99),
      word('right', 300, 20, 0.99),
      word('below', 0, 60, 1),
      word('under', 300, 60, 0.99),
    ];
    expect(texts(vote(tesseract, larger))).toEqual(['left', 'below', 'right', 'under']);
  });

  test('what Tesseract puts in another order on a line is compared by its place', () => {
    const tesseract = [word('time', 0, 20, 0.9), word('with', 80, 20, 0.9), word('¢', 54, 20, 0.3)];
    const larger = [word('time', 0, 20, 1), word('t', 57, 20, 1), word('with', 80, 20, 1)];
    const read = vote(tesseract, larger);
    expect(texts(read)).toEqual(['time', 'with', 't']);
    expect(read[2]?.box[0]).toBe(54);
  });

  test('what the larger model alone sees on a line of Tesseract’s stands there, in the type of that line', () => {
    const tesseract = [word('amount', 30, 20, 0.9), word('paid', 100, 20, 0.9)];
    const larger = [
      { ...word('t', 10, 23, 1), fontSize: 26 },
      word('amount', 30, 23, 1),
      word('paid', 100, 23, 1),
      { ...word('Now', 150, 23, 1), fontSize: 26 },
    ];
    const read = vote(tesseract, larger);
    expect(texts(read)).toEqual(['t', 'amount', 'paid', 'Now']);
    expect(read.map(({ baseline, fontSize }) => [baseline, fontSize])).toEqual(Array(4).fill([20, 20]));
    expect(read[3]?.box[1]).toBeCloseTo(20 - 0.72 * 20);
    expect(read[0]?.box[1]).toBeCloseTo(20 - 0.72 * 20);
  });

  test('what both see is marked, and less sure where they read it in two ways', () => {
    const read = vote(
      [word('same', 0, 20, 0.9), word('Cosh', 60, 20, 0.9), word('alone', 0, 60, 0.9)],
      [word('same', 0, 20, 0.9), word('Cash', 60, 20, 0.97)],
    );
    expect(read.map(({ seenByBoth = false }) => seenByBoth)).toEqual([true, true, false]);
    expect(read[0]?.confidence).toBe(0.9);
    expect(read[1]?.confidence).toBeLessThan(0.5);
  });

  test('what Tesseract is unsure of and the larger model reads otherwise, with less confidence, is no text', () => {
    const unsure = (text: string) => texts(vote([word(text, 0, 20, 0.45)], [word('Tota1', 0, 20, 0.7)]));
    expect(unsure('Xero')).toEqual([]);
    expect(unsure('Tota1')).toEqual(['Tota1']);
    expect(texts(vote([word('Xero', 0, 20, 0.5)], [word('Tota1', 0, 20, 0.7)]))).toEqual(['Xero']);
  });

  test('a zero that Tesseract reads as a capital O beside it too is one character', () => {
    expect(texts(vote([word('R0O742', 0, 20, 0.9)], [word('R0742', 0, 20, 0.97)]))).toEqual(['R0742']);
    expect(texts(vote([word('ZK0O9', 0, 20, 0.9)], [word('ZKO9', 0, 20, 0.97)]))).toEqual(['ZKO9']);
    expect(texts(vote([word('R00742', 0, 20, 0.9)], [word('R0742', 0, 20, 0.97)]))).toEqual(['R00742']);
  });

  test('letters that the larger model does not know are Tesseract’s', () => {
    const tesseract = [word('Straße', 0, 20, 0.8), word('fün', 70, 20, 0.3)];
    expect(texts(vote(tesseract, [word('StraBe', 0, 20, 0.98), word('fur', 70, 20, 0.98)]))).toEqual(['Straße', 'für']);
  });

  test('what only one of them sees counts when it is sure, and Tesseract has to be surer than the larger model', () => {
    const tesseract = [word('seen', 0, 20, 0.9), word('doubt', 0, 60, 0.7)];
    const larger = [word('found', 0, 100, 0.9), word('guess', 0, 140, 0.7)];
    expect(texts(vote(tesseract, larger))).toEqual(['seen', 'found']);
  });

  test('what Tesseract has given up does not part the words of the larger model', () => {
    const tesseract = [word('App', 0, 20, 0), word('roved', 30, 20, 0.02)];
    expect(texts(vote(tesseract, [word('Approved', 0, 20, 0.9)]))).toEqual(['Approved']);
  });

  test.each([
    ['Tesseract alone', 'tesseract', 0.85, 0.84],
    ['the larger model alone', 'larger', 0.89, 0.88],
  ] as const)('what %s sees counts from a confidence', (_, who, enough, tooLittle) => {
    const read = (confidence: number) => {
      const one = [word('alone', 0, 20, confidence)];
      return texts(who === 'tesseract' ? vote(one, []) : vote([], one));
    };
    expect(read(enough)).toEqual(['alone']);
    expect(read(tooLittle)).toEqual([]);
  });

  test('a dictionary word of five letters beats a surer reading, one of four does not', () => {
    const known = (text: string) => [{ ...word(text, 0, 20, 0.5), known: true }];
    expect(texts(vote(known('house'), [word('hovse', 0, 20, 0.99)]))).toEqual(['house']);
    expect(texts(vote(known('than'), [word('thon', 0, 20, 0.99)]))).toEqual(['thon']);
  });

  test('words of a line are at most three font sizes apart', () => {
    const line = (gap: number) => linesOf([word('a', 0, 20, 0.9), word('b', 10 + gap, 20, 0.9)]).length;
    expect(line(59)).toBe(1);
    expect(line(60)).toBe(2);
  });
});
