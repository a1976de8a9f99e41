import type { Block } from '../document/block.ts';
import type { Box } from '../document/geometry.ts';
import type { Page, PositionedPage, Word } from '../document/page.ts';
import type { Trace } from './decision.ts';
import type { Form } from './forms/forms.ts';
import type { Outline } from './headings/outline.ts';
import type { Note } from './page/footnotes.ts';
import type { Line } from './page/lines.ts';
import type { TypedDividers } from './page/typed-dividers.ts';
import type { TypedRules } from './page/typed-rules.ts';
import type { Stretch } from './reading-order/boxed-order.ts';
import type { StreamPosition } from './reading-order/stream-position.ts';
import type { Region } from './region.ts';
import type { RunsOf } from './tables/grid.ts';
import type { TableContext } from './tables/tables.ts';
import type { Hyphenation } from './text/hyphenation.ts';
import type { ParagraphCandidate } from './text/paragraphs.ts';
import type { Typography } from './typography.ts';

/** What the stages find out about one page. */
export interface PageFacts {
  readonly page: PositionedPage;
  /** Receives the verdicts of the page's decisions. */
  readonly trace: Trace | undefined;
  /** Level lines with their drawn bullets and initials. */
  readonly lines: readonly Line[];
  /** Those among them that number the lines of the text. */
  readonly lineNumbers: ReadonlySet<Line>;
  /** Lines of rotated text. */
  readonly rotated: readonly Line[];
  /** Watermarks that text runs through. */
  readonly overlays: readonly Line[];
  readonly streamPosition: StreamPosition;
  readonly notes: readonly Note[];
  /** Level lines without running heads and footnotes. */
  readonly content: readonly Line[];
  /** Rows of hyphens that stand for rules of the page. */
  readonly typedRules: TypedRules;
  /** Columns of signs that stand for upright lines. */
  readonly typedDividers: TypedDividers;
  readonly tables: TableContext;
  /** Tables, figures and formulas that are found so far. */
  readonly regions: readonly Region[];
  /** Boxes that lines join, among the figures. */
  readonly diagrams: readonly Region[];
  readonly figures: readonly Region[];
  /** Grids of fields that are found so far. */
  readonly forms: readonly Form[];
  /** Stretches of columns in reading order. */
  readonly columns: readonly Stretch<Line | Region>[];
  /** What is drawn around text, the largest first: shades and boxes. */
  readonly frames: readonly Box[];
  /** Paragraphs, tables, figures and formulas in reading order. */
  readonly sequence: readonly (ParagraphCandidate | Block)[];
  /** Lines that are no content: stamps beside it, watermarks. */
  readonly marginalia: readonly Line[];
  /** Finished blocks in reading order. */
  readonly blocks: readonly Block[];
}

/** What the stages find out about a whole document. */
export interface DocumentFacts {
  /** All pages, those without places among them. */
  readonly pages: readonly Page[];
  readonly typography: Typography;
  readonly hyphenation: Hyphenation;
  readonly outline: Outline;
  /** The words of watermarks that text runs through. */
  readonly watermarkWords: ReadonlySet<Word>;
  /** Inline runs of lines, in the document's typography. */
  readonly runsOf: RunsOf;
  /** Running heads and feet, and the numbers of lines. */
  readonly runningHeads: ReadonlySet<Line>;
  /** Those of them that are numbers of pages amid the text. */
  readonly numbersAmidText: ReadonlySet<Line>;
  /** The rows at the top of pages that go on with the table of the page before. */
  readonly overleaf: ReadonlyMap<PositionedPage, Region>;
  /** Levels 1 to 6 of all headings. */
  readonly levels: ReadonlyMap<ParagraphCandidate, number>;
  /** The marker of each footnote, unique in the document. */
  readonly markers: ReadonlyMap<Note, string>;
  /** The blocks of the document in reading order. */
  readonly document: readonly Block[];
}
