import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageImage } from '../../../src/document/page-image.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import { imagePdf } from '../../fixtures/image-pdf.ts';
import type { CorpusDocument } from '../corpus.ts';
import { loadWasm } from '../engines/in-node.ts';

const RESOLUTION = 200;

const reader = createPdfReader(() => loadWasm('@embedpdf/pdfium/pdfium.wasm'));

/** The pages of a document as a scanner at 200 dpi sees them. */
export async function rasterise({ path }: CorpusDocument): Promise<PageImage[]> {
  const bytes = new Uint8Array(await readFile(path));
  const reading = await reader.open(bytes, { maxInflatedBytes: 1e9 });
  try {
    const images: PageImage[] = [];
    for (let number = 1; number <= reading.pageCount; number++) {
      const image = await reading.render?.(number, RESOLUTION);
      if (image) images.push(image);
    }
    return images;
  } finally {
    reading.close();
  }
}

/** A folder for image-only PDFs, which goes when it is closed. */
export async function scanFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-scans-'));
  return {
    /** Writes an image-only PDF; returns its path. No two are alike: what a worker has just read it does not read again. */
    async write(name: string, images: readonly PageImage[]): Promise<string> {
      const path = join(folder, `${name}.pdf`);
      await writeFile(path, Buffer.concat([imagePdf(images.map((image) => ({ image }))), Buffer.from(`%${name}\n`)]));
      return path;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
