import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import { goesOn, type Lead, leadsOf } from './leads.ts';
import { hasSeparator } from './list-parts.ts';
import type { Chunk, Row } from './rows.ts';

/** Skills under a name, or without one. */
export interface Group {
  readonly names: readonly Span[];
  /** Lists of skills, and skills. */
  readonly lists: Span[];
}

/** The groups of a section's rows, in reading order. */
export function groupsOf(text: PlainText, rows: readonly Row[]): Group[] {
  const leads = leadsOf(text, rows);
  const edge = rows.reduce((right, { box }) => Math.max(right, box?.[2] ?? 0), 0);
  const groups: Group[] = [];
  let columns: readonly Column[] = [];
  for (const [index, row] of rows.entries()) {
    const lead = leads.get(row);
    const above = rows[index - 1];
    if (lead) {
      const before = above && leads.get(above);
      const goesOnName = above && before?.rest.length === 0 && before.names.length === 1 && goesOn(text, above, row);
      columns = columnsOf(lead, goesOnName ? groups.pop() : undefined);
      groups.push(...columns.map(({ group }) => group));
    }
    for (const chunk of lead ? lead.rest : row.chunks) {
      const group = (columns.length > 1 ? columnAt(columns, chunk, row) : groups.at(-1)) ?? { names: [], lists: [] };
      if (groups.length === 0) groups.push(group);
      const last = group.lists.at(-1);
      const isWrapped = !lead && chunk === row.chunks[0] && above && last?.end === above.end;
      if (last && isWrapped && wraps(text, last, above, row, edge))
        group.lists.splice(-1, 1, { ...last, end: chunk.end });
      else if (last && chunk !== row.chunks[0] && isTorn(text, last, chunk))
        group.lists.splice(-1, 1, { ...last, end: chunk.end });
      else group.lists.push({ start: chunk.start, end: chunk.end });
    }
  }
  return groups;
}

/** A column of skills below the name of its group. */
interface Column {
  readonly name: Span;
  readonly group: Group;
}

const columnsOf = ({ names }: Lead, begun: Group | undefined): Column[] =>
  names.map((name) => ({ name, group: { names: [...(begun?.names ?? []), name], lists: [] } }));

/** The group whose name stands above a chunk: the last that begins left of its middle, or the one with its ordinal. */
function columnAt(columns: readonly Column[], { box, start }: Chunk, row: Row): Group | undefined {
  const left = (name: Span): number | undefined => ('box' in name ? (name as Chunk).box?.[0] : undefined);
  if (!box) return columns[row.chunks.findIndex((chunk) => chunk.start === start)]?.group;
  const middle = (box[0] + box[2]) / 2;
  return (columns.findLast(({ name }) => (left(name) ?? 0) <= middle) ?? columns[0])?.group;
}

/** Whether a chunk goes on with a list in another style, or on another line of an item. */
const isTorn = ({ text }: PlainText, list: Span, { start, gap }: Chunk): boolean =>
  !gap && /^ ?$/.test(text.slice(list.end, start));

/** Whether the first word of a row had no room on the row above it, which ends with a list. */
function wraps(text: PlainText, list: Span, above: Row, row: Row, edge: number): boolean {
  if (!goesOn(text, above, row) || !hasSeparator(text.text.slice(list.start, row.end))) return false;
  const word = wordSpansIn(text, { start: row.start, end: row.end })[0]?.words[0];
  if (!above.box || !word) return true;
  return above.box[2] + (word.box[2] - word.box[0]) + word.fontSize * SPACE > edge;
}

/** Width of a space in font sizes. */
const SPACE = 0.25;
