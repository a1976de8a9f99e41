import { strToU8, zipSync } from 'fflate';

/** A text and the name of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Signs that part folders in the names of archives, on one system or another. */
const FOLDERS = /[\\/]/g;

/** Texts as a zip archive without folders. Of files with the same name the later ones get a number: `report (2).md`. */
export function zipOf(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  const entries: Record<string, Uint8Array> = {};
  for (const { name: given, text } of files) {
    const name = given.replace(FOLDERS, '_');
    let free = name;
    for (let number = 2; free in entries; number++) free = name.replace(/(\.[^.]*)?$/, ` (${number})$1`);
    entries[free] = strToU8(text);
  }
  return new Uint8Array(zipSync(entries));
}
