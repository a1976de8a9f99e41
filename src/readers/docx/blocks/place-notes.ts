import type { Block, Footnote } from '../../../document/block.ts';
import { toBlocks } from './blocks.ts';
import type { ReferredNote } from './notes.ts';
import type { References } from './pieces.ts';

/** Blocks with what they refer to: footnotes at the end of their page, endnotes and then comments at the end of all. */
export function* placeNotes(blocks: Iterable<Block>, references: References): Generator<Block> {
  const { notes } = references;
  const footnotes = notes.of('footnote');
  let last = 1;
  let placed = 0;
  for (const block of blocks) {
    for (let note = footnotes[placed]; note && note.page < block.page; note = footnotes[placed]) {
      placed++;
      yield noteBlock(note, note.page, references);
    }
    yield block;
    last = Math.max(last, block.page);
  }
  // Notes refer to others, which join the ends of these lists while they are gone through.
  for (let note = footnotes[placed]; note; note = footnotes[placed]) {
    placed++;
    yield noteBlock(note, note.page, references);
  }
  for (const note of notes.of('endnote')) yield noteBlock(note, last, references);
  for (const note of notes.of('comment')) yield { ...noteBlock(note, last, references), comment: true };
}

function noteBlock({ marker, flow, author }: ReferredNote, page: number, references: References): Footnote {
  return { kind: 'footnote', page, marker, blocks: signed(toBlocks(flow, references, page), author) };
}

/** A comment with its author's name before its first paragraph. */
function signed([first, ...others]: readonly Block[], author: string | undefined): Block[] {
  if (!first) return [];
  if (author === undefined || first.kind !== 'paragraph') return [first, ...others];
  const [run, ...rest] = first.runs;
  const name = { text: `${author}:`, spaced: false, words: [] };
  return [{ ...first, runs: [name, ...(run ? [{ ...run, spaced: true }] : []), ...rest] }, ...others];
}
