import { type Block, DEEPEST_HEADING, type Figure } from '../../document/block.ts';
import { replaceBlocks } from '../../document/walk.ts';
import type { LevelPage } from '../level-page.ts';
import { pictureKey } from './picture-key.ts';

/**
 * The blocks of a document with what is written in its pictures in their places. Headings in a picture are below the
 * last one of the document before it.
 */
export function insertContents(blocks: readonly Block[], pages: readonly LevelPage[]): readonly Block[] {
  const contents = new Map(pages.flatMap(({ pictures = [] }) => [...pictures]));
  if (contents.size === 0) return blocks;
  let level = 0;
  return replaceBlocks(blocks, (block) => {
    if (block.kind === 'heading') level = block.level;
    const content = block.kind === 'figure' && block.picture ? contents.get(pictureKey(block)) : undefined;
    return content ? withContent(block as Figure, below(content.blocks, level)) : [block];
  });
}

/** Blocks with their headings so many levels deeper. */
const below = (blocks: readonly Block[], levels: number): Block[] =>
  replaceBlocks(blocks, (block) =>
    block.kind === 'heading' ? [{ ...block, level: Math.min(DEEPEST_HEADING, block.level + levels) }] : [block],
  );

/**
 * What is written in a picture, after the figure's alternative and before its caption; the caption of a lone table becomes
 * its own.
 */
function withContent({ caption, ...figure }: Figure, content: readonly Block[]): Block[] {
  const { page, box, textBox, alternative } = figure;
  const described = alternative === '' ? [] : [figure];
  const own = textBox === undefined ? content : content.map((block) => ({ ...block, textBox }));
  if (!caption) return [...described, ...own];
  const [table, ...others] = own;
  if (table?.kind === 'table' && others.length === 0 && !table.caption) return [...described, { ...table, caption }];
  const place = { page, ...(box && { box }), ...(textBox !== undefined && { textBox }) };
  return [...described, ...own, { kind: 'paragraph', ...place, runs: caption }];
}

/** A page with the words and rules of its pictures among its own. */
export function withPictureWords(page: LevelPage): LevelPage {
  const { level, pictures } = page;
  if (level.source === 'flow' || !pictures) return page;
  const contents = [...pictures.values()];
  const words = [...level.words, ...contents.flatMap((content) => content.words)];
  const rules = [...level.rules, ...contents.flatMap((content) => content.rules)];
  return { ...page, level: { ...level, words, rules } };
}
