import { deflateSync } from 'node:zlib';
import type { ColorImage } from './color-image.ts';

const POINTS_PER_INCH = 72;

/** A PDF of one page that is nothing but an image in colours, or in black and white where it has only these. */
export function colorPdf({ width, height, pixels, resolution }: ColorImage): Uint8Array<ArrayBuffer> {
  const [across, down] = [(width / resolution[0]) * POINTS_PER_INCH, (height / resolution[1]) * POINTS_PER_INCH];
  const data = deflateSync(pixels, { level: 1 });
  const paint = `q ${across} 0 0 ${down} 0 0 cm /Scan Do Q`;
  const bodies = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>`,
    ),
    Buffer.from(`<< /Length ${paint.length} >>\nstream\n${paint}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets = bodies.map((body, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
