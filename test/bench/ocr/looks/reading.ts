import { plainText } from '../../../../src/answers/text/plain-text.ts';
import { tesseract } from '../../../../src/build/engines-in-node.ts';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { readDocument } from '../../../../src/reading/read-document.ts';
import { loadWasm } from '../../engines/in-node.ts';
import { sheafReader } from '../../engines/sheaf.ts';
import { openTesseract } from '../tesseract-alone.ts';

const LIMITS = { maxPages: 1, maxInflatedBytes: 1e9 };

/** What was read of a page, and in how many milliseconds. */
export interface Read {
  readonly text: string;
  readonly milliseconds: number;
}

/** Reads PDFs of one image, as Sheaf does and with tesseract.js alone, in this thread and one of the latter's. */
export async function openReading() {
  const [pdf, recognizer, alone] = [sheafReader(loadWasm), tesseract(), await openTesseract()];
  return {
    async ours(bytes: Uint8Array<ArrayBuffer>): Promise<Read> {
      const start = performance.now();
      const { document } = await readDocument({ readers: { pdf }, recognizer }, { bytes, type: 'pdf', ...LIMITS });
      const { text } = plainText(document);
      return { text, milliseconds: performance.now() - start };
    },
    /** The same page drawn at so many pixels per inch. */
    async alone(bytes: Uint8Array<ArrayBuffer>, resolution: number): Promise<Read> {
      const reading = await pdf.open(bytes, LIMITS);
      const image = (await reading.render?.(1, resolution)) as PageImage;
      reading.close();
      return alone.read(image);
    },
    close: () => alone.close(),
  };
}
