import characterMaps from 'virtual:character-maps';
import { archivedFile } from '../../platform/archived-file.ts';
import { once } from '../../platform/once.ts';

const decoders = import.meta.glob<string>('../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

const addresses = new Map(
  Object.entries(decoders).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The files of its package that pdf.js asks for by their names: predefined character maps, and decoders of JBIG2 and JPX. */
export class PdfData {
  readonly #characterMaps = once(() => load(characterMaps));

  /** Rejects for other files and when one cannot be had. */
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const decoder = addresses.get(filename);
    return decoder === undefined ? archivedFile(await this.#characterMaps(), filename) : load(decoder);
  }
}
