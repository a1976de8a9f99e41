import type { Block } from '../../document/block.ts';
import { type Body, readBlocks } from './body.ts';
import type { Comment, DocumentTree, Node, NoteType } from './mammoth.ts';
import { numeral } from './numerals.ts';

type Referred = NoteType | 'comment';

/** A footnote, endnote or comment that the text refers to. */
export interface ReferredNote {
  readonly type: Referred;
  readonly marker: string;
  /** One-based number of the page of its first reference. */
  readonly page: number;
  readonly body: readonly Node[];
  /** Who wrote a comment. */
  readonly author?: string;
}

/** Footnotes are 1, 2, 3 and endnotes i, ii, iii as in Word; comments, which Word does not number, c1, c2, c3. */
const markers: Readonly<Record<Referred, (number: number) => string>> = {
  footnote: String,
  endnote: (number) => numeral(number, 'lowerRoman'),
  comment: (number) => `c${number}`,
};

/** Numbers the notes of a document as they are referred to. */
export class Notes {
  readonly #notes: DocumentTree['notes'];
  readonly #comments: ReadonlyMap<string, Comment>;
  readonly #referred = new Map<string, ReferredNote>();
  readonly #counts = { footnote: 0, endnote: 0, comment: 0 };

  constructor({ notes, comments }: Pick<DocumentTree, 'notes' | 'comments'>) {
    this.#notes = notes;
    this.#comments = new Map(comments.map((comment) => [comment.commentId, comment]));
  }

  /**
   * The marker of a note, given at its first reference; undefined where the file holds no such note.
   * @param page one-based number of the page that refers to it.
   */
  refer(type: Referred, id: string, page: number): string | undefined {
    const key = `${type} ${id}`;
    const known = this.#referred.get(key);
    if (known) return known.marker;
    const note = this.#resolve(type, id);
    if (!note) return undefined;
    this.#counts[type]++;
    const marker = markers[type](this.#counts[type]);
    this.#referred.set(key, { type, marker, page, ...note });
    return marker;
  }

  #resolve(type: Referred, id: string): Pick<ReferredNote, 'body' | 'author'> | undefined {
    if (type !== 'comment') {
      const note = this.#notes.resolve({ noteType: type, noteId: id });
      return note ? { body: note.body } : undefined;
    }
    const comment = this.#comments.get(id);
    return comment && { body: comment.body, ...(comment.authorName && { author: comment.authorName }) };
  }

  /** In the order of their first references. */
  get referred(): Iterable<ReferredNote> {
    return this.#referred.values();
  }
}

/** One-based number of the last page that a block begins on; 1 for none. */
export const lastPage = (blocks: readonly Block[]): number =>
  blocks.reduce((last, block) => Math.max(last, block.page), 1);

/** Blocks with what they refer to: footnotes at the end of their page, endnotes and then comments at the end of all. */
export function placeNotes(blocks: readonly Block[], body: Body): Block[] {
  const end = lastPage(blocks);
  const placed = [...body.notes.referred].map(({ type, marker, page: reference, body: nodes, author }) => {
    const page = type === 'footnote' ? reference : end;
    const content = signed(readBlocks(nodes, { ...body, page, pinned: true }), author);
    return { type, block: { kind: 'footnote', page, marker, blocks: content } satisfies Block };
  });
  const of = (type: Referred): Block[] => placed.filter((note) => note.type === type).map(({ block }) => block);
  const result: Block[] = [];
  const footnotes = of('footnote');
  for (const block of blocks) {
    while (footnotes[0] && footnotes[0].page < block.page) result.push(...footnotes.splice(0, 1));
    result.push(block);
  }
  return [...result, ...footnotes, ...of('endnote'), ...of('comment')];
}

/** A comment with its author's name before its first paragraph. */
function signed([first, ...others]: readonly Block[], author: string | undefined): Block[] {
  if (!first) return [];
  if (author === undefined || first.kind !== 'paragraph') return [first, ...others];
  const [run, ...rest] = first.runs;
  const name = { text: `${author}:`, spaced: false, words: [] };
  return [{ ...first, runs: [name, ...(run ? [{ ...run, spaced: true }] : []), ...rest] }, ...others];
}
