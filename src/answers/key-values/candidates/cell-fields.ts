import type { Table } from '../../../document/block.ts';
import { isBold } from '../../../layout/metrics.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { WordSpan } from '../../text/word-spans.ts';
import type { Candidate } from '../candidate.ts';
import { isLabel, labelOf } from '../label.ts';
import { spanOfCell } from './cells.ts';

/** Share of the cells with text, and least number of them, that hold a caption with its value for a table to be of fields. */
const MOST = 0.7;
const FEWEST = 4;

/** What a table says whose cells are fields, each with its caption before its value: `Make SKODA | Model OCTAVIA`. */
export function cellFields(text: PlainText, { rows }: Table): Candidate[] | undefined {
  const cells = rows.flat().map((cell) => spanOfCell(text, cell));
  const filled = cells.filter(({ start, end }) => end > start);
  const fields = filled.flatMap((cell) => fieldIn(text, cell) ?? []);
  return fields.length >= FEWEST && fields.length >= MOST * filled.length ? fields : undefined;
}

/** The value in bold type behind its caption in another; undefined where a cell is set otherwise. */
function fieldIn(text: PlainText, cell: Span): Candidate | undefined {
  const words = wordSpansIn(text, cell);
  const from = words.findIndex(isSetBold);
  const [first, last] = [words[from], words.at(-1)];
  if (from < 1 || !first || !last || !words.slice(from).every(isSetBold)) return undefined;
  const caption = text.text.slice(cell.start, first.start);
  if (!isLabel(caption)) return undefined;
  return {
    labels: [labelOf(caption)],
    value: [{ start: first.start, end: Math.min(last.end, cell.end) }],
    kind: 'boxed',
    open: true,
  };
}

const isSetBold = ({ words, bold, appearance }: WordSpan): boolean =>
  words.length > 0 ? words.every(isBold) : (bold ?? appearance?.bold ?? false);
