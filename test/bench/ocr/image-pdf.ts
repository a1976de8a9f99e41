import { deflateSync } from 'node:zlib';
import type { PageImage } from '../../../src/document/page-image.ts';

const POINTS_PER_INCH = 72;

/** A PDF whose pages are nothing but these images, as a scanner makes them. */
export function imagePdf(images: readonly PageImage[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const object = (dictionary: string, stream?: Buffer): void => {
    offsets.push(length);
    write(Buffer.from(`${offsets.length} 0 obj\n${dictionary}\n`));
    if (stream) write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    write(Buffer.from('endobj\n'));
  };

  // Catalog, pages, then three objects for each page: page, content, image.
  const pages = images.map((_, index) => 3 + index * 3);
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`);
  for (const [index, image] of images.entries()) {
    const page = pages[index] as number;
    const [width, height] = [image.width, image.height].map((side) => (side / image.resolution) * POINTS_PER_INCH);
    const resources = `<< /XObject << /Scan ${page + 2} 0 R >> >>`;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${page + 1} 0 R /Resources ${resources} >>`,
    );
    const content = Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`);
    object(`<< /Length ${content.length} >>`, content);
    const data = deflateSync(image.pixels);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} /ColorSpace /DeviceGray ` +
        `/BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>`,
      data,
    );
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  write(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`));
  write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}
