import { load } from './load.ts';

/** Addresses of Adobe's predefined character maps (ISO 32000-2, 9.7.5.2), by their place in node_modules. */
const addresses = import.meta.glob<string>('../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

/** A predefined character map in pdf.js's packed format, by its file name. Rejects when it cannot be had. */
export async function loadCharacterMap(file: string): Promise<Uint8Array> {
  const address = addresses[`../node_modules/pdfjs-dist/cmaps/${file}`];
  if (address === undefined) throw new Error(`There is no character map ${file}.`);
  return new Uint8Array(await load(address));
}
