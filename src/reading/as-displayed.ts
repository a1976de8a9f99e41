import type { Block } from '../document/block.ts';
import type { Document } from '../document/document.ts';
import type { Box } from '../document/geometry.ts';
import { displayedBox, type Levelling } from '../document/levelling.ts';
import type { PositionedPage, Word } from '../document/page.ts';
import { mapBlocks } from '../document/walk.ts';
import { displayedField, displayedRule, displayedWord } from './displayed-page.ts';
import type { LevelPage } from './level-page.ts';

/**
 * Pages and blocks with every box as displayed. What was read and laid out on a level page goes back to where it is on
 * the page as it was given; words keep their level place as `level`.
 */
export function asDisplayed(pages: readonly LevelPage[], blocks: readonly Block[]): Pick<Document, 'pages' | 'blocks'> {
  const levellings = new Map<number, Levelling>();
  for (const { level, turned } of pages) if (turned) levellings.set(level.number, turned.levelling);
  if (levellings.size === 0) return { pages: pages.map(({ level }) => level), blocks };

  const words = new Map<Word, Word>();
  // A block's words may be of a later page than the one on which it begins, so pages come first.
  const displayedPages = pages.map(({ level, turned }) => {
    if (level.source === 'flow') return level;
    for (const word of level.words) words.set(word, turned ? displayedWord(word, turned.levelling) : word);
    return turned ? asDisplayedPage(level, turned.displayed, turned.levelling, words) : level;
  });
  const word = (given: Word, { page }: Block): Word => {
    const known = words.get(given);
    if (known) return known;
    // Layout makes words of its own, as of a drop cap and the rest of its word.
    const levelling = levellings.get(page);
    const made = levelling ? displayedWord(given, levelling) : given;
    words.set(given, made);
    return made;
  };
  const box = (given: Box, { page }: Block): Box => {
    const levelling = levellings.get(page);
    return levelling ? displayedBox(given, levelling) : given;
  };
  return { pages: displayedPages, blocks: mapBlocks(blocks, { word, box }) };
}

/** The page as displayed with the words and rules of the level page. */
const asDisplayedPage = (
  level: PositionedPage,
  displayed: PositionedPage,
  levelling: Levelling,
  words: ReadonlyMap<Word, Word>,
): PositionedPage => ({
  ...displayed,
  source: level.source,
  words: level.words.map((word) => words.get(word) ?? word),
  rules: level.rules.map((rule) => displayedRule(rule, levelling)),
  ...(level.fields && { fields: level.fields.map((field) => displayedField(field, levelling, words)) }),
});
