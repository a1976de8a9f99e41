import type { Result } from '../../document/message.ts';
import type { PositionedPage } from '../../document/page.ts';
import { readGraphics } from './graphics/graphics.ts';
import type { PdfPage } from './source.ts';
import { joinCombs } from './words/comb-fields.ts';
import { withCheckBoxes } from './words/drawn-check-boxes.ts';
import { joinFractions } from './words/drawn-fractions.ts';
import { radicalsOf, withRadicals } from './words/drawn-radicals.ts';
import { joinUnderscores } from './words/drawn-underscores.ts';
import { withLayerWidths } from './words/layer-widths.ts';
import { joinListingColumns } from './words/listing-columns.ts';
import { type DrawInk, readWords } from './words/page-words.ts';

/**
 * What a page says; one that the engine cannot read is empty, which a message tells.
 * @param drawInk absent where the engine does not draw.
 */
export async function readPage(
  number: number,
  page: PdfPage | undefined,
  drawInk?: DrawInk,
): Promise<Result<PositionedPage>> {
  if (page === undefined) return unreadable(number);
  const { width, height, rotation, levelling } = page;
  const { areas, squares, circles, marks, ...painted } = readGraphics(page);
  const surroundings = { ...painted, areas, width, height, objects: page.objects };
  const { messages, ...read } = await readWords(number, page, surroundings, drawInk);
  const ticked = withCheckBoxes(withLayerWidths(read.words), {
    squares,
    circles,
    marks,
    areas,
    fields: read.fields ?? [],
  });
  const combed = joinCombs(ticked, painted.rules, squares);
  const joined = joinUnderscores(combed, painted.rules, page.text);
  const rooted = withRadicals(joined, radicalsOf(page.objects));
  const words = { ...read, words: joinListingColumns(levelling ? rooted : joinFractions(rooted, painted.rules)) };
  const upright = levelling && { levelling };
  return { value: { number, width, height, rotation, ...upright, source: 'text', ...words, ...painted }, messages };
}

/** An empty page in place of one that is not read, and why. */
export function unreadable(
  number: number,
  text = `Page ${number} is damaged and could not be read.`,
): Result<PositionedPage> {
  const empty = { words: [], rules: [], fills: [], images: [] };
  return {
    value: { number, width: 0, height: 0, rotation: 0, source: 'text', ...empty },
    messages: [{ code: 'unreadable_page', page: number, text }],
  };
}
