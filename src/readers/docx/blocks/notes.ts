import type { Flow, NoteType } from '../content.ts';
import { numeral } from '../definitions/numerals.ts';

/** A footnote (17.11.10), an endnote (17.11.2) or a comment (17.13.4.2). */
export interface Note {
  readonly flow: readonly Flow[];
  /** Who wrote a comment. */
  readonly author?: string;
}

/** The notes of a type by their identifiers. */
export type NotesOf = Readonly<Record<NoteType, ReadonlyMap<string, Note>>>;

/** A note that the text refers to. */
export interface ReferredNote extends Note {
  readonly marker: string;
  /** One-based number of the page of its first reference. */
  readonly page: number;
}

/** Footnotes are 1, 2, 3 and endnotes i, ii, iii as in Word; comments, which Word does not number, c1, c2, c3. */
const markers: Readonly<Record<NoteType, (number: number) => string>> = {
  footnote: String,
  endnote: (number) => numeral(number, 'lowerRoman'),
  comment: (number) => `c${number}`,
};

/** Numbers the notes of a document as they are referred to. */
export class Notes {
  readonly #notes: NotesOf;
  readonly #markers = new Map<string, string>();
  readonly #inOrder: Readonly<Record<NoteType, ReferredNote[]>> = { footnote: [], endnote: [], comment: [] };

  constructor(notes: NotesOf) {
    this.#notes = notes;
  }

  /**
   * The marker of a note, given at its first reference; undefined where the file holds no such note.
   * @param page one-based number of the page that refers to it.
   */
  refer(type: NoteType, id: string, page: number): string | undefined {
    const key = `${type} ${id}`;
    const known = this.#markers.get(key);
    if (known !== undefined) return known;
    const note = this.#notes[type].get(id);
    if (!note) return undefined;
    const marker = markers[type](this.#inOrder[type].length + 1);
    this.#markers.set(key, marker);
    this.#inOrder[type].push({ marker, page, ...note });
    return marker;
  }

  /** Those of a type in the order of their first references; grows as more are referred to. */
  of(type: NoteType): readonly ReferredNote[] {
    return this.#inOrder[type];
  }
}
