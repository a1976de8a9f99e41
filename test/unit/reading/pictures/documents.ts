import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import type { Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { docxReader } from '../../../../src/readers/docx/docx.ts';
import { createImageReader } from '../../../../src/readers/image/reader.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { type ReadRequest, readDocument } from '../../../../src/reading/read-document.ts';
import { decodePng } from '../../../fixtures/decode-png.ts';
import { type DocxParts, docx, heading, headingStyles, paragraph, picture } from '../../../fixtures/docx.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { png } from '../../../fixtures/scan.ts';

const pointsOf = ({ width, height, resolution }: PageImage): [number, number] => [
  (width / resolution) * 72,
  (height / resolution) * 72,
];

export const BEFORE = 'The report of the commission describes how the work went on in spring.';
export const AFTER = 'Its second part is about the summer, and what was left for later years.';

/** PDF pages with a heading, a line of text, a picture each and another line of text. */
export function pdfWith(...images: readonly PageImage[]): Uint8Array<ArrayBuffer> {
  const pages = images.map((image) => {
    const [width, height] = pointsOf(image);
    const text = [
      { text: 'Annual report', x: 72, y: 72, size: 20, font: 'Helvetica-Bold' as const },
      { text: BEFORE, x: 72, y: 100 },
      { text: AFTER, x: 72, y: 150 + height },
    ];
    return { text, pictures: [{ box: [72, 120, 72 + width, 120 + height] as const, image }] };
  });
  return pdf({ pages });
}

/** A Word file around `media/image1.png`. */
export const wordFile = (
  body: string,
  image: PageImage | Uint8Array<ArrayBuffer>,
  more: DocxParts = {},
): Uint8Array<ArrayBuffer> =>
  docx({
    styles: headingStyles,
    ...more,
    body,
    relationships: [{ id: 'image1', type: 'image', target: 'media/image1.png' }, ...(more.relationships ?? [])],
    parts: { 'word/media/image1.png': image instanceof Uint8Array ? image : png(image), ...more.parts },
  });

/** The same page as a Word file. */
export const docxWith = (image: PageImage): Uint8Array<ArrayBuffer> =>
  wordFile(
    [
      heading(1, 'Annual report'),
      paragraph(BEFORE),
      paragraph(picture('', 'image1', { size: pointsOf(image) })),
      paragraph(AFTER),
    ].join(''),
    image,
  );

const readers = { pdf: createPdfReader(pdfiumWasm), docx: docxReader, image: createImageReader(decodePng) };

/** A document as it is read, its Markdown, and the messages about its pictures. */
export async function readWith(
  recognizer: Recognizer | undefined,
  type: 'pdf' | 'docx',
  bytes: Uint8Array<ArrayBuffer>,
  request: Partial<ReadRequest> = {},
) {
  const { document, messages } = await readDocument(
    { readers, ...(recognizer && { recognizer }) },
    { bytes, type, maxPages: 9, maxInflatedBytes: 1e9, ...request },
  );
  return { document, markdown: markdown(document).content, codes: messages.map(({ code }) => code), messages };
}
