import type { Block, ListItem, Run } from '../../document/block.ts';
import { mapBlocks, replaceBlocks } from '../../document/walk.ts';

/**
 * What was laid out on a picture as blocks of a document that flows, which have no places: without words and boxes. Notes
 * of the picture become text, as their markers would be those of the document's own notes.
 */
export const placeless = (blocks: readonly Block[]): Block[] =>
  replaceBlocks(mapBlocks(blocks, { runs: (runs) => runs.map(withoutWords) }), (block) =>
    block.kind === 'footnote' ? noteText(block.marker, block.blocks) : [withoutPlace(block)],
  );

function withoutWords({ footnote: _, ...run }: Run): Run {
  return { ...run, words: [] };
}

function withoutPlace({ box: _, ...block }: Block): Block {
  switch (block.kind) {
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(({ box: _, ...cell }) => cell)) };
    case 'list':
      return { ...block, items: block.items.map(({ markerWords: _, ...item }: ListItem) => item) };
    case 'code': {
      const { lineNumbers: _, ...code } = block;
      return { ...code, words: [] };
    }
    default:
      return block;
  }
}

/** A note as paragraphs, of which the first begins with its marker. */
const noteText = (marker: string, [first, ...others]: readonly Block[]): Block[] => {
  const head: Run = { text: marker, spaced: false, words: [] };
  if (first?.kind !== 'paragraph') return [...(first ? [first] : []), ...others];
  const runs = first.runs.map((run, index) => (index === 0 ? { ...run, spaced: true } : run));
  return [{ ...first, runs: [head, ...runs] }, ...others];
};
