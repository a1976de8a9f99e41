import { strToU8, zipSync } from 'fflate';

/** A text and the name of its file. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Texts as a zip archive. Of files with the same name the later ones get a number: `report (2).md`. */
export function zipOf(files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  const entries: Record<string, Uint8Array> = {};
  for (const { name, text } of files) {
    let free = name;
    for (let number = 2; free in entries; number++) free = name.replace(/(\.[^.]*)?$/, ` (${number})$1`);
    entries[free] = strToU8(text);
  }
  return new Uint8Array(zipSync(entries));
}
