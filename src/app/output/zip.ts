import { strToU8, zipSync } from 'fflate';
import { fileName } from './file-name.ts';

/** A text and the name of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Texts as a zip archive without folders. Of files with the same name the later ones get a number: `report (2).md`. */
export function zipOf(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  const entries = new Map<string, Uint8Array>();
  // Some file systems take capitals and small letters for the same.
  const taken = new Set<string>();
  for (const { name: given, text } of files) {
    const name = fileName(given);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) {
      free = name.replace(/(\.[^.]*)?$/, ` (${number})$1`);
    }
    taken.add(free.toLowerCase());
    entries.set(free, strToU8(text));
  }
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
