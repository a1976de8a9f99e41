import { deflateSync } from 'node:zlib';
import { imagePdf } from '../../../fixtures/image-pdf.ts';
import type { ColorImage } from './color-image.ts';

/** A PDF of one page that is nothing but an image in colours. */
export const colorPdf = (image: ColorImage): Uint8Array<ArrayBuffer> =>
  // Noise becomes a tenth smaller by seven times the work.
  imagePdf([{ image, data: deflateSync(image.pixels, { level: 1 }) }]);
