import { pdf } from '../../fixtures/pdf.ts';

const LINES = 42;
/** About as many words as a page of a printed book has: 450. */
const sentence =
  'The committee read the report, compared it with that of the year before, and asked the board for three changes. ';
const prose = sentence.repeat(3);
const CHAPTER = 16;

/** A PDF of a book: prose, a chapter's title on every sixteenth page, a running head and a page number. */
export const book = (pages: number): Uint8Array<ArrayBuffer> =>
  pdf({ pages: Array.from({ length: pages }, (_, index) => pageOf(index)) });

function pageOf(index: number) {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const start = (index * 7 + line * 13) % sentence.length;
    return { text: prose.slice(start, start + 72), x: 72, y: 110 + 15 * line, size: 10 };
  });
  const title = `Chapter ${index / CHAPTER + 1}`;
  return {
    text: [
      { text: 'The annual report', x: 72, y: 40, size: 9 },
      { text: String(index + 1), x: 300, y: 765, size: 9 },
      ...(index % CHAPTER === 0 ? [{ text: title, x: 72, y: 80, size: 20, font: 'Helvetica-Bold' as const }] : []),
      ...lines,
    ],
  };
}
