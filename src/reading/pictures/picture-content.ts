import type { Block } from '../../document/block.ts';
import { type Box, movedBox, movedWord } from '../../document/geometry.ts';
import type { Rule, Word } from '../../document/page.ts';
import { mapBlocks } from '../../document/walk.ts';
import { layout } from '../../layout/layout.ts';
import { asDisplayed } from '../as-displayed.ts';
import type { PictureReading } from './read-picture.ts';

/** What is written in a picture. */
export interface PictureContent {
  /** In reading order; headings of level 1 are those of the picture. */
  readonly blocks: readonly Block[];
  /** All words of the blocks, and the rules among them. */
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
}

/**
 * The content of a picture that was read as a page of its own, in points from the picture's top left. A lone title is no
 * heading: there is no text below it.
 */
export function contentOf({ page, kind }: Pick<PictureReading, 'page' | 'kind'>): PictureContent {
  const { pages, blocks: laidOut } = asDisplayed([page], layout([page.level]));
  const blocks = kind === 'text' ? laidOut : laidOut.map(asText);
  const [displayed] = pages;
  if (displayed === undefined || displayed.source === 'flow') return { blocks, words: [], rules: [] };
  return { blocks, words: displayed.words, rules: displayed.rules };
}

function asText(block: Block): Block {
  if (block.kind !== 'heading') return block;
  const { level: _, ...rest } = block;
  return { ...rest, kind: 'paragraph' };
}

/**
 * The content of a picture whose top left corner is at a place of a page, in points of that page.
 * @param originals words of the page by their copies in the picture.
 */
export function contentAt(
  { blocks, words, rules }: PictureContent,
  [x, y]: readonly [number, number],
  originals: ReadonlyMap<Word, Word>,
): PictureContent {
  const moved = new Map(originals);
  const box = (given: Box): Box => movedBox(given, x, y);
  const word = (given: Word): Word => {
    const known = moved.get(given);
    if (known) return known;
    const made = movedWord(given, x, y);
    moved.set(given, made);
    return made;
  };
  return {
    words: words.map(word),
    blocks: mapBlocks(blocks, { word, box }),
    rules: rules.map((rule) => ({ ...rule, box: box(rule.box) })),
  };
}
