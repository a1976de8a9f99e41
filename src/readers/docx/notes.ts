import type { Block, Footnote } from '../../document/block.ts';
import { type Body, readBlocks } from './body.ts';
import type { Comment, DocumentTree, Node, NoteType } from './mammoth.ts';
import { numeral } from './numerals.ts';

type Referred = NoteType | 'comment';

/** A footnote, endnote or comment that the text refers to. */
export interface ReferredNote {
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
  readonly #markers = new Map<string, string>();
  readonly #inOrder: Readonly<Record<Referred, ReferredNote[]>> = { footnote: [], endnote: [], comment: [] };

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
    const known = this.#markers.get(key);
    if (known !== undefined) return known;
    const note = this.#resolve(type, id);
    if (!note) return undefined;
    const marker = markers[type](this.#inOrder[type].length + 1);
    this.#markers.set(key, marker);
    this.#inOrder[type].push({ marker, page, ...note });
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

  /** Those of a type in the order of their first references; grows as more are referred to. */
  of(type: Referred): readonly ReferredNote[] {
    return this.#inOrder[type];
  }
}

/** Blocks with what they refer to: footnotes at the end of their page, endnotes and then comments at the end of all. */
export async function* placeNotes(blocks: AsyncIterable<Block>, body: Body): AsyncGenerator<Block> {
  let last = 1;
  const footnotes = body.notes.of('footnote');
  let placed = 0;
  for await (const block of blocks) {
    for (let note = footnotes[placed]; note && note.page < block.page; note = footnotes[placed]) {
      placed++;
      yield noteBlock(note, note.page, body);
    }
    yield block;
    last = Math.max(last, block.page);
  }
  // Notes refer to others, which join the ends of these lists while they are gone through.
  for (let note = footnotes[placed]; note; note = footnotes[placed]) {
    placed++;
    yield noteBlock(note, note.page, body);
  }
  for (const note of body.notes.of('endnote')) yield noteBlock(note, last, body);
  for (const note of body.notes.of('comment')) yield { ...noteBlock(note, last, body), comment: true };
}

function noteBlock({ marker, body: nodes, author }: ReferredNote, page: number, body: Body): Footnote {
  const blocks = signed(readBlocks(nodes, { ...body, page, pinned: true }), author);
  return { kind: 'footnote', page, marker, blocks };
}

/** A comment with its author's name before its first paragraph. */
function signed([first, ...others]: readonly Block[], author: string | undefined): Block[] {
  if (!first) return [];
  if (author === undefined || first.kind !== 'paragraph') return [first, ...others];
  const [run, ...rest] = first.runs;
  const name = { text: `${author}:`, spaced: false, words: [] };
  return [{ ...first, runs: [name, ...(run ? [{ ...run, spaced: true }] : []), ...rest] }, ...others];
}
