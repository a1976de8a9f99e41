const cmaps = import.meta.glob<string>('../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});
const decoders = import.meta.glob<string>('../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

const addresses = new Map(
  Object.entries({ ...cmaps, ...decoders }).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** The files of its package that pdf.js asks for by their names: predefined character maps, and decoders of JBIG2 and JPX. */
export class PdfData {
  /** Rejects for other files and when one cannot be had. */
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`There is no ${filename} here.`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
