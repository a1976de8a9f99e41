import { pdf } from '../../fixtures/pdf.ts';

const sentence =
  'The committee read the report, compared it with that of the year before, and asked for three changes. ';

/** A PDF of one ordinary page: a heading and 45 lines of prose. */
export function onePage(): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: 45 }, (_, index) => ({
    text: sentence.slice(index % 20, (index % 20) + 80),
    x: 72,
    y: 110 + 14 * index,
  }));
  return pdf({
    pages: [{ text: [{ text: 'Annual report', x: 72, y: 80, size: 20, font: 'Helvetica-Bold' }, ...lines] }],
  });
}
