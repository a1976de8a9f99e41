import type { PageImage } from '../../../src/document/page-image.ts';
import { rotate } from '../../../src/ocr/image/rotate.ts';
import { imagePdf } from '../../fixtures/image-pdf.ts';
import { scan } from '../../fixtures/scan.ts';
import { withNoise } from './noise.ts';

/** What a scanner of an office does to a page: pixels per inch, degrees of slant, amplitude of noise of 255. */
const SCANNER = { resolution: 200, slant: 0.4, noise: 24 };

/** A PDF as a scanner makes it of the printed pages: images alone, slightly slanted, with noise. */
export async function scannedPages(pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const pages: PageImage[] = await scan(pdf.slice(), SCANNER.resolution);
  return imagePdf(pages.map((page) => ({ image: withNoise(rotate(page, SCANNER.slant), SCANNER.noise) })));
}
