import type { Block } from '../document/block.ts';
import { withUnplaced } from './account.ts';
import { findContents } from './contents/contents.ts';
import { findDiagrams } from './figures/diagrams.ts';
import { findFigures } from './figures/figures.ts';
import { findFormulas } from './figures/formulas.ts';
import { pictureRegions } from './figures/picture-regions.ts';
import { findTypedBoxes } from './figures/typed-boxes.ts';
import { findCaptionedLines } from './forms/captioned-lines.ts';
import { findForms, wordsOf } from './forms/forms.ts';
import { headingLevels } from './headings/heading-levels.ts';
import { findHeadings } from './headings/headings.ts';
import { barsOf } from './page/bars.ts';
import { addDrawnBullets } from './page/drawn-bullets.ts';
import { joinDropCaps } from './page/drop-caps.ts';
import { findFootnotes, placeFootnotes, uniqueMarkers } from './page/footnotes.ts';
import { joinHangingBullets } from './page/hanging-bullets.ts';
import { rulesOfBody } from './page/head-rules.ts';
import { betweenColumns, letterColumnsOf } from './page/letter-columns.ts';
import { partLineNumbers } from './page/line-numbers.ts';
import { buildLines } from './page/lines.ts';
import { withReadBullets } from './page/misread-bullets.ts';
import { numbersAmidText } from './page/numbers-amid-text.ts';
import { buildRotatedLines, marginalia, watermarks } from './page/rotated-lines.ts';
import { findRunningHeads } from './page/running-heads.ts';
import { typedDividersIn } from './page/typed-dividers.ts';
import { typedRulesOf } from './page/typed-rules.ts';
import { wallsOf } from './page/walls.ts';
import { watermarkWords } from './page/watermarks.ts';
import { orderInBoxes } from './reading-order/boxed-order.ts';
import { markContinued } from './reading-order/continuation.ts';
import { floatJudge } from './reading-order/floats.ts';
import { marginNotesOf } from './reading-order/margin-notes.ts';
import { withMarginNotes } from './reading-order/placed-notes.ts';
import { streamPositionIn } from './reading-order/stream-position.ts';
import { inTreeOrder } from './reading-order/tree-order.ts';
import { without } from './region.ts';
import { documentStage, pageStage, type Stage } from './stage.ts';
import { rowsOverleaf, withRegion } from './tables/overleaf.ts';
import { drawnLines } from './tables/page-rulings.ts';
import {
  findBoxedCells,
  findCaptionedValueTables,
  findCountTables,
  findLabelledValueTables,
  findLatticeTables,
  findLedValueTables,
  findLetterSheetTables,
  findRuledRowTables,
  findShadedTables,
  findStatements,
  findStreamTables,
  findStructuredTables,
  findTaggedTables,
  type TableStage,
  tableContext,
} from './tables/tables.ts';
import { buildBlocks, furnitureOf } from './text/blocks.ts';
import { findLabelledRows } from './text/labelled-rows.ts';
import { joinOverNumbers } from './text/over-page-numbers.ts';
import { candidateOf } from './text/paragraphs.ts';
import { paragraphSequence } from './text/sequence.ts';

/** A stage that finds tables among the lines that no region has taken. */
const tableStage = (name: string, find: TableStage): Stage =>
  pageStage(name, ['content', 'regions', 'forms', 'tables'], ['regions'], ({ content, regions, forms, tables }) => ({
    regions: [...regions, ...find(tables, without(content, [...regions, ...forms]), regions)],
  }));

/**
 * The stages from positioned words to blocks. Regions (tables, figures, formulas) leave the text before it is put in
 * reading order, those with the surest marks first; tables that only alignment marks are found within a column.
 */
export const pipeline: readonly Stage[] = [
  documentStage('watermarks', [], ['page'], ['watermarkWords'], (_, pages) => ({
    watermarkWords: watermarkWords(pages.map(({ page }) => page)),
  })),
  pageStage('lines', ['page', 'watermarkWords'], ['lines', 'rotated', 'overlays', 'streamPosition'], (facts) => {
    const { page, watermarkWords: marks } = facts;
    const over = marks.size === 0 ? [] : page.words.filter((word) => marks.has(word));
    const text = over.length === 0 ? page.words : page.words.filter((word) => !marks.has(word));
    const [isWalled, isOtherColumn] = [wallsOf(drawnLines(page.rules).vertical), betweenColumns(letterColumnsOf(text))];
    const built = buildLines(page.number, text, (a, b) => isOtherColumn(a, b) || isWalled(a, b));
    return {
      lines: joinHangingBullets(addDrawnBullets(joinDropCaps(withReadBullets(built)), page)),
      rotated: buildRotatedLines(page.number, text),
      overlays: [...buildLines(page.number, over), ...buildRotatedLines(page.number, over)],
      streamPosition: streamPositionIn(page.words),
    };
  }),
  pageStage('line numbers', ['lines'], ['lines', 'lineNumbers'], ({ lines }) => {
    const { lines: parted, numbers } = partLineNumbers(lines);
    return { lines: parted, lineNumbers: numbers };
  }),
  documentStage(
    'running heads',
    ['typography'],
    ['page', 'lines', 'lineNumbers', 'trace'],
    ['runningHeads', 'numbersAmidText'],
    ({ typography }, pages) => {
      const numbers = pages.flatMap(({ lineNumbers }) => [...lineNumbers]);
      const unnumbered = pages.map(({ page, lines, lineNumbers, trace }) => ({
        ...page,
        lines: lines.filter((line) => !lineNumbers.has(line)),
        trace,
      }));
      const heads = findRunningHeads(unnumbered, typography);
      const amidText = numbersAmidText(unnumbered.map(({ lines }) => lines.filter((line) => !heads.has(line))));
      return { runningHeads: new Set([...heads, ...amidText, ...numbers]), numbersAmidText: amidText };
    },
  ),
  pageStage(
    'footnotes',
    ['page', 'lines', 'runningHeads', 'typography', 'runsOf'],
    ['notes', 'content'],
    ({ page, lines, runningHeads, typography, runsOf }) => {
      const body = lines.filter((line) => !runningHeads.has(line));
      const notes = findFootnotes(page, body, typography, runsOf);
      return { notes, content: without(body, notes) };
    },
  ),
  pageStage('typed rules', ['content', 'typography'], ['content', 'typedRules', 'typedDividers'], (facts) => {
    const typedDividers = typedDividersIn(facts.content);
    const typedRules = typedRulesOf(typedDividers.lines, facts.typography);
    return { content: typedDividers.lines.filter((line) => !typedRules.lines.has(line)), typedRules, typedDividers };
  }),
  pageStage(
    'rulings',
    ['page', 'lines', 'runningHeads', 'typedRules', 'typography', 'streamPosition', 'runsOf', 'trace'],
    ['tables', 'regions', 'forms'],
    ({ page, lines, runningHeads, typedRules, typography, streamPosition, runsOf, trace }) => {
      const drawn = rulesOfBody(page.rules, lines, runningHeads);
      const added = [...typedRules.rules, ...barsOf(page)];
      // The same list where nothing is added: its pieces have been joined for the lines of text.
      const rules = added.length === 0 ? drawn : [...drawn, ...added];
      return {
        tables: tableContext({ ...page, rules }, lines, typography, streamPosition, runsOf, trace),
        regions: [],
        forms: [],
      };
    },
  ),
  pageStage('pictures', ['page', 'typography', 'regions'], ['regions'], ({ page, typography, regions }) => ({
    regions: [...regions, ...pictureRegions(page, typography.fontSize)],
  })),
  pageStage(
    'contents',
    ['page', 'content', 'regions', 'runsOf', 'trace'],
    ['regions'],
    ({ page, content, regions, runsOf, trace }) => ({
      regions: [...regions, ...findContents(page, without(content, regions), runsOf, trace)],
    }),
  ),
  pageStage(
    'typed boxes',
    ['page', 'content', 'regions', 'typography'],
    ['regions'],
    ({ page, content, regions, typography }) => ({
      regions: [...regions, ...findTypedBoxes(page.number, without(content, regions), typography)],
    }),
  ),
  pageStage(
    'diagrams',
    ['page', 'content', 'rotated', 'regions', 'runsOf', 'trace'],
    ['diagrams', 'regions'],
    ({ page, content, rotated, regions, runsOf, trace }) => {
      const diagrams = findDiagrams(page, [...without(content, regions), ...rotated], runsOf, trace);
      return { diagrams, regions: [...regions, ...diagrams] };
    },
  ),
  tableStage('letter sheets', findLetterSheetTables),
  tableStage('structured tables', findStructuredTables),
  tableStage('statements', findStatements),
  tableStage('captioned values', findCaptionedValueTables),
  tableStage('lattice tables', findLatticeTables),
  tableStage('boxed cells', findBoxedCells),
  pageStage(
    'figures',
    ['page', 'content', 'rotated', 'regions', 'diagrams', 'runsOf', 'trace'],
    ['figures', 'regions'],
    ({ page, content, rotated, regions, diagrams, runsOf, trace }) => {
      const figures = findFigures(page, without([...content, ...rotated], regions), runsOf, trace);
      return { figures: [...diagrams, ...figures], regions: [...regions, ...figures] };
    },
  ),
  pageStage(
    'formulas',
    ['page', 'content', 'regions', 'streamPosition', 'runsOf'],
    ['regions'],
    ({ page, content, regions, streamPosition, runsOf }) => ({
      regions: [...regions, ...findFormulas(page.number, without(content, regions), streamPosition, runsOf)],
    }),
  ),
  tableStage('tagged tables', findTaggedTables),
  tableStage('shaded tables', findShadedTables),
  pageStage('forms', ['page', 'content', 'regions', 'trace'], ['forms'], ({ page, content, regions, trace }) => {
    const boxed = findForms(page, without(content, regions), regions, trace);
    const captioned = findCaptionedLines(page, without(content, [...regions, ...boxed]), trace);
    return { forms: [...boxed, ...captioned] };
  }),
  tableStage('counts', findCountTables),
  tableStage('led values', findLedValueTables),
  tableStage('labels, values', findLabelledValueTables),
  tableStage('ruled-row tables', findRuledRowTables),
  pageStage(
    'labelled rows',
    ['page', 'content', 'regions', 'forms', 'runsOf'],
    ['regions'],
    ({ page, content, regions, forms, runsOf }) => ({
      regions: [...regions, ...findLabelledRows(page, without(content, [...regions, ...forms]), runsOf)],
    }),
  ),
  pageStage(
    'reading order',
    ['content', 'regions', 'forms', 'tables', 'typedDividers', 'streamPosition', 'trace'],
    ['columns', 'frames'],
    ({ content, regions, forms, tables, typedDividers, streamPosition, trace }) => {
      const lines = without(content, [...regions, ...forms]);
      const notes = marginNotesOf(lines);
      const items = [...without(lines, notes), ...regions];
      const { frames } = tables;
      const lined = { ...tables.drawn, typed: typedDividers.dividers };
      const columns = orderInBoxes(items, forms, frames, lined, streamPosition, trace);
      return { columns: inTreeOrder(withMarginNotes(columns, notes), trace), frames };
    },
  ),
  pageStage('stream tables', ['columns', 'tables'], ['columns'], ({ columns, tables }) => ({
    columns: columns.map(({ items, frame }) => {
      const lines = items.filter((item) => item.kind === 'line');
      const regions = items.filter((item) => item.kind === 'region');
      const found = findStreamTables(tables, lines, regions);
      return { items: [...without(lines, found), ...regions, ...found], frame };
    }),
  })),
  documentStage('rows overleaf', ['runsOf'], ['page', 'columns'], ['overleaf'], ({ runsOf }, pages) => ({
    overleaf: rowsOverleaf(pages, runsOf),
  })),
  pageStage('tables overleaf', ['page', 'columns', 'overleaf'], ['columns'], ({ page, columns, overleaf }) => {
    const table = overleaf.get(page);
    return { columns: table ? withRegion(columns, table) : columns };
  }),
  pageStage(
    'paragraphs',
    ['page', 'columns', 'typography', 'trace'],
    ['sequence'],
    ({ page, columns, typography, trace }) => ({
      sequence: paragraphSequence(columns, typography, trace, page.images),
    }),
  ),
  pageStage(
    'over page numbers',
    ['lines', 'numbersAmidText', 'sequence', 'trace'],
    ['sequence'],
    ({ lines, numbersAmidText, sequence, trace }) => {
      const numbers = lines.filter((line) => numbersAmidText.has(line));
      return { sequence: numbers.length === 0 ? sequence : joinOverNumbers(sequence, numbers, trace) };
    },
  ),
  pageStage(
    'marginalia',
    ['rotated', 'overlays', 'content', 'figures', 'sequence', 'typography'],
    ['marginalia', 'sequence'],
    ({ rotated, overlays, content, figures, sequence, typography }) => {
      const aside = without(rotated, figures);
      const stamps = [...new Set([...marginalia(aside, content), ...watermarks(aside, content, typography.fontSize)])];
      const upright = aside.filter((line) => !stamps.includes(line)).map((line) => candidateOf([line]));
      return { marginalia: [...stamps, ...overlays], sequence: [...sequence, ...upright] };
    },
  ),
  documentStage(
    'headings',
    ['typography', 'outline'],
    ['page', 'sequence', 'forms', 'frames', 'trace'],
    ['levels'],
    ({ typography, outline }, pages) => ({
      levels: headingLevels(findHeadings(pages, { typography, outline }), outline),
    }),
  ),
  documentStage('footnote markers', [], ['notes'], ['markers'], (_, pages) => ({
    markers: uniqueMarkers(pages.map(({ notes }) => notes)),
  })),
  pageStage(
    'blocks',
    [
      'page',
      'pages',
      'sequence',
      'forms',
      'lines',
      'runningHeads',
      'typedRules',
      'typedDividers',
      'marginalia',
      'notes',
      'markers',
      'typography',
      'hyphenation',
      'levels',
      'runsOf',
      'trace',
    ],
    ['blocks'],
    ({
      page,
      pages,
      sequence,
      forms,
      lines,
      runningHeads,
      typedRules,
      typedDividers,
      marginalia,
      notes,
      markers,
      runsOf,
      ...context
    }) => {
      const body = placeFootnotes(
        buildBlocks(sequence, { ...context, rules: page.rules, entries: wordsOf(forms) }),
        notes,
        page === pages.at(-1),
        markers,
      );
      const heads = lines.filter((line) => runningHeads.has(line) || typedRules.lines.has(line));
      const furniture = [...heads, ...typedDividers.signs, ...marginalia];
      return { blocks: [...body, ...furniture.map((line) => furnitureOf(line, runsOf))] };
    },
  ),
  pageStage('account', ['page', 'blocks', 'runsOf'], ['blocks'], ({ page, blocks, runsOf }) => ({
    blocks: withUnplaced(page, blocks, runsOf),
  })),
  documentStage(
    'continuation',
    ['pages', 'typography'],
    ['page', 'figures', 'blocks'],
    ['document'],
    ({ pages, typography }, laid) => {
      const blocksOf = new Map<unknown, readonly Block[]>(laid.map(({ page, blocks }) => [page, blocks]));
      const figures = new Set(laid.flatMap((page) => page.figures).map(({ block }) => block));
      const blocked = pages.map((page) =>
        page.source === 'flow' ? page : { height: page.height, blocks: blocksOf.get(page) ?? [] },
      );
      return { document: markContinued(blocked, floatJudge(typography.fontSize, figures)) };
    },
  ),
];
