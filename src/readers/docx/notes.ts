import type { Block } from '../../document/block.ts';
import { type Body, readBlocks } from './body.ts';
import type { DocumentTree, Node, NoteType } from './mammoth.ts';
import { numeral } from './numerals.ts';

/** A footnote or endnote that the text refers to. */
export interface ReferredNote {
  readonly type: NoteType;
  readonly marker: string;
  /** One-based number of the page of its first reference. */
  readonly page: number;
  readonly body: readonly Node[];
}

/** Numbers the notes of a document as they are referred to: footnotes 1, 2, 3, endnotes i, ii, iii as Word does. */
export class Notes {
  readonly #resolve: DocumentTree['notes'];
  readonly #referred = new Map<string, ReferredNote>();
  readonly #counts = { footnote: 0, endnote: 0 };

  constructor(resolve: DocumentTree['notes']) {
    this.#resolve = resolve;
  }

  /**
   * The marker of a note, given at its first reference; undefined where the file holds no such note.
   * @param page one-based number of the page that refers to it.
   */
  refer(type: NoteType, id: string, page: number): string | undefined {
    const key = `${type} ${id}`;
    const known = this.#referred.get(key);
    if (known) return known.marker;
    const note = this.#resolve.resolve({ noteType: type, noteId: id });
    if (!note) return undefined;
    this.#counts[type]++;
    const marker = numeral(this.#counts[type], type === 'footnote' ? 'decimal' : 'lowerRoman');
    this.#referred.set(key, { type, marker, page, body: note.body });
    return marker;
  }

  /** In the order of their first references. */
  get referred(): Iterable<ReferredNote> {
    return this.#referred.values();
  }
}

/** One-based number of the last page that a block begins on; 1 for none. */
export const lastPage = (blocks: readonly Block[]): number =>
  blocks.reduce((last, block) => Math.max(last, block.page), 1);

/** Blocks with the notes that they refer to: footnotes at the end of their page, endnotes at the end of all. */
export function placeNotes(blocks: readonly Block[], body: Body): Block[] {
  const end = lastPage(blocks);
  const placed = [...body.notes.referred].map(({ type, marker, page: reference, body: nodes }) => {
    const page = type === 'footnote' ? reference : end;
    const content = readBlocks(nodes, { ...body, page, pinned: true });
    return { type, block: { kind: 'footnote', page, marker, blocks: content } satisfies Block };
  });
  const of = (type: NoteType): Block[] => placed.filter((note) => note.type === type).map(({ block }) => block);
  const result: Block[] = [];
  const footnotes = of('footnote');
  for (const block of blocks) {
    while (footnotes[0] && footnotes[0].page < block.page) result.push(...footnotes.splice(0, 1));
    result.push(block);
  }
  return [...result, ...footnotes, ...of('endnote')];
}
