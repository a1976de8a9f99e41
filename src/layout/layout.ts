import type { Block, Furniture } from '../document/block.ts';
import type { Result } from '../document/message.ts';
import type { OutlineItem } from '../document/outline.ts';
import type { Page, PositionedPage, Word } from '../document/page.ts';
import { findFigures } from './figures/figures.ts';
import { findFormulas } from './figures/formulas.ts';
import { headingLevels } from './headings/heading-levels.ts';
import { isCaption, isHeading, numberedAlike } from './headings/headings.ts';
import { type Outline, outlineOf } from './headings/outline.ts';
import { addDrawnBullets } from './page/drawn-bullets.ts';
import { joinInitials } from './page/drop-caps.ts';
import { findFootnotes, type Note, placeFootnotes } from './page/footnotes.ts';
import { buildLines, joinRows, type Line } from './page/lines.ts';
import { buildTurnedLines, marginalia } from './page/rotated-lines.ts';
import { findFurniture } from './page/running-heads.ts';
import { joinAcrossColumns, markContinued } from './reading-order/continuation.ts';
import { floatJudge } from './reading-order/floats.ts';
import { readingOrder } from './reading-order/xy-cut.ts';
import { type Region, without } from './region.ts';
import {
  findLatticeTables,
  findRuledRowTables,
  findShadedTables,
  findStreamTables,
  findTaggedTables,
  type TableContext,
  tableContext,
} from './tables/tables.ts';
import { buildBlocks, type Context } from './text/blocks.ts';
import { type Draft, draftOf, splitParagraphs } from './text/paragraphs.ts';
import { buildRuns, type Hyphenation, hyphenationOf } from './text/runs.ts';
import { measureTypography, type Typography } from './typography.ts';

/** A page with its lines, before anyone knows what they are. */
interface LinedPage {
  readonly page: PositionedPage;
  readonly number: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

/** A page's paragraphs and tables in reading order, its headings known. */
interface OrderedPage {
  readonly sequence: readonly (Draft | Block)[];
  readonly headings: readonly Draft[];
  readonly furniture: readonly Line[];
  readonly notes: readonly Note[];
  readonly pictures: readonly Block[];
}

/**
 * The blocks of a document in reading order. Pages that flow bring their own; those with places are analysed.
 * @param items the document's outline, which knows headings and their levels.
 */
export function layout(pages: readonly Page[], items: readonly OutlineItem[] = []): Result<readonly Block[]> {
  const positioned = pages.filter((page) => page.source !== 'flow');
  const words = positioned.flatMap((page) => page.words);
  const typography = measureTypography(words);
  const keepsHyphen = hyphenationOf(words);
  const outline = outlineOf(items);

  const lined = positioned.map((page): LinedPage => {
    const lines = addDrawnBullets(joinInitials(buildLines(page.number, page.words)), page.fills);
    return { page, number: page.number, height: page.height, lines };
  });
  const furniture = findFurniture(lined);
  const ordered = new Map<Page, OrderedPage>(
    lined.map((page) => [page.page, orderPage(page, furniture, typography, keepsHyphen, outline)]),
  );
  const sure = [...ordered.values()].flatMap((page) => page.headings);
  const drafts = [...ordered.values()].flatMap((page) => page.sequence).filter(isDraft);
  const levels = headingLevels([...sure, ...numberedAlike(drafts, sure, typography)], outline);

  const context: Context = { typography, keepsHyphen, levels };
  const markers = new Set<string>();
  const blocks = pages.map((page) => {
    if (page.source === 'flow') return page;
    const { sequence, furniture: left, notes } = ordered.get(page) as OrderedPage;
    const body = placeFootnotes(buildBlocks(sequence, context), notes, page === pages.at(-1), markers);
    return { height: page.height, blocks: [...body, ...left.map((line) => furnitureOf(line, context))] };
  });
  const pictures = new Set([...ordered.values()].flatMap((page) => page.pictures));
  return { value: markContinued(blocks, floatJudge(typography.fontSize, pictures)), messages: [] };
}

function orderPage(
  { page, lines }: LinedPage,
  furniture: ReadonlySet<Line>,
  typography: Typography,
  keepsHyphen: Hyphenation,
  outline: Outline,
): OrderedPage {
  const runsOf = (of: readonly Line[]) => buildRuns(of, typography, keepsHyphen);
  const body = lines.filter((line) => !furniture.has(line));
  const notes = findFootnotes(page, body, typography, runsOf);
  const content = without(body, notes);
  const tables = tableContext(page, typography, runsOf);
  const turned = buildTurnedLines(page.number, page.words);
  const place = placeIn(page.words);
  const ruled = findLatticeTables(tables, content, []);
  const figures = findFigures(page, [...without(content, ruled), ...turned], runsOf);
  const regions = [...ruled, ...figures];
  regions.push(...findFormulas(page.number, without(content, regions), place, runsOf));
  for (const stage of [findTaggedTables, findShadedTables, findRuledRowTables]) {
    regions.push(...stage(tables, without(content, regions), regions));
  }
  const groups = readingOrder([...without(content, regions), ...regions], place);
  const sequence: (Draft | Block)[] = [];
  for (const group of groups) {
    const [first, ...rest] = draftsOf(group, tables);
    const last = sequence.at(-1);
    const joined = first && last && !('kind' in first) && !('kind' in last) && joinAcrossColumns(last, first);
    if (joined) sequence.splice(-1, 1, joined);
    else if (first) sequence.push(first);
    sequence.push(...rest);
  }
  const headings = sequence.filter((item, index): item is Draft => {
    const [before, next] = [sequence[index - 1], sequence[index + 1]];
    if ('kind' in item || (isCaption(item) && isBlock(nearest(item, before, next)))) return false;
    return outline(item) !== undefined || isHeading(item, isBlock(next) ? undefined : next, typography, page.height);
  });
  const aside = without(turned, figures);
  const stamps = marginalia(aside, content);
  const upright = aside.filter((line) => !stamps.includes(line)).map((line) => draftOf([line]));
  return {
    sequence: [...sequence, ...upright],
    headings,
    furniture: [...lines.filter((line) => furniture.has(line)), ...stamps],
    notes,
    pictures: figures.map(({ block }) => block),
  };
}

/** Tells where a word stands among others; what is asked of few pages is counted when it is asked. */
function placeIn(words: readonly Word[]): (word: Word) => number {
  let places: ReadonlyMap<Word, number> | undefined;
  return (word) => {
    places ??= new Map(words.map((known, index) => [known, index]));
    return places.get(word) ?? Number.POSITIVE_INFINITY;
  };
}

/** Whichever of the neighbours stands nearer, up or down. */
function nearest(
  { box }: Draft,
  before: Draft | Block | undefined,
  next: Draft | Block | undefined,
): Draft | Block | undefined {
  const above = before?.box ? Math.abs(box[1] - before.box[3]) : Number.POSITIVE_INFINITY;
  const below = next?.box ? Math.abs(next.box[1] - box[3]) : Number.POSITIVE_INFINITY;
  return above < below ? before : next;
}

const isDraft = (item: Draft | Block): item is Draft => !('kind' in item);

const isBlock = (item: Draft | Block | undefined): item is Block => item !== undefined && 'kind' in item;

/** Paragraphs and tables of one column from top to bottom. */
function draftsOf(group: readonly (Line | Region)[], tables: TableContext): (Draft | Block)[] {
  const parts = group.filter((item): item is Line => !('block' in item));
  const drawn = group.filter((item): item is Region => 'block' in item);
  const aligned = findStreamTables(tables, parts, drawn);
  const rows = joinRows(without(parts, aligned));
  const items = [...rows, ...drawn, ...aligned].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);

  const drafts: (Draft | Block)[] = [];
  let lines: Line[] = [];
  const flush = (): void => {
    if (lines.length > 0) drafts.push(...splitParagraphs(lines, tables.typography));
    lines = [];
  };
  for (const item of items) {
    if ('block' in item) {
      flush();
      drafts.push(item.block);
    } else {
      lines.push(item);
    }
  }
  flush();
  return drafts;
}

function furnitureOf(line: Line, { typography, keepsHyphen }: Context): Furniture {
  return { kind: 'furniture', page: line.page, box: line.box, runs: buildRuns([line], typography, keepsHyphen) };
}
