import { expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../../src/build/engines-in-node.ts';
import { createPdfReader } from '../../../../../src/readers/pdf/reader.ts';
import { pdfFile } from '../../../../fixtures/pdf-file.ts';

/** A page with a line for everybody, two of a layer that is off, one of them in a form, and one of a layer that is on. */
function layered(): Uint8Array<ArrayBuffer> {
  const line = (text: string, y: number): string => `BT /F1 12 Tf 50 ${y} Td (${text}) Tj ET`;
  const content = `${line('Shown', 150)} /OC /Off BDC ${line('Draft', 130)} EMC /OC /Off BDC /Form Do EMC /OC /On BDC ${line('Notes', 110)} EMC`;
  const form = line('Stamp', 90);
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R 7 0 R] /D << /OFF [6 0 R] /Order [6 0 R 7 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> /Properties << /Off 6 0 R /On 7 0 R >> /XObject << /Form 8 0 R >> >> >>`,
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /OCG /Name (English) >>',
    '<< /Type /OCG /Name (French) >>',
    `<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /Font << /F1 5 0 R >> >> /Length ${form.length} >>
      stream\n${form}\nendstream`,
  ]);
}

test('text of a layer that the file has turned off is left out as hidden, that of one that is on is read', async () => {
  const reading = await createPdfReader(pdfiumWasm).open(layered(), { maxInflatedBytes: 1_000_000 });
  for await (const { value } of reading.pages()) {
    expect(value).toMatchObject({
      words: [{ text: 'Shown' }, { text: 'Notes' }],
      leftOut: [{ reason: 'hidden', words: [{ text: 'Draft' }, { text: 'Stamp' }] }],
    });
  }
  reading.close();
});
