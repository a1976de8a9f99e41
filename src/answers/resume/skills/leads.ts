import { lookKey } from '../../sections/look.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import { withoutLevel } from './levels.ts';
import { hasSeparator } from './list-parts.ts';
import { type Chunk, LARGER, type Row } from './rows.ts';

/** The names of groups with which a row begins, several side by side above columns, and what follows on it. */
export interface Lead {
  readonly names: readonly Span[];
  readonly rest: readonly Chunk[];
}

/** One way to tell the names of groups from skills. */
type Leads = ReadonlyMap<Row, Lead>;

/** Words of a group's name at most. */
const NAME_WORDS = 6;
const LABEL = /^([^:;]{2,60}?)\s{0,20}:(?=\s|$)/;

/**
 * The rows that begin with names of groups. Several ways to tell are tried - a colon, a look of their own, items below
 * a line, lists in a second column, levels, an indent - and the one that finds most groups with skills in them is taken.
 */
export function leadsOf(text: PlainText, rows: readonly Row[]): Leads {
  const ways = [
    byColon(text, rows),
    byLook(text, rows, (chunk) => lookKey(chunk.piece, '')),
    byLook(text, rows, (chunk) => lookKey(chunk.piece, chunk.text.length >= CAPITALS ? chunk.text : '')),
    byColumn(text, rows),
    byNextRow(text, rows, (row, next) => row.atom.kind !== 'item' && next.atom.kind === 'item' && isOfColumns(row)),
    byNextRow(text, rows, (row, next) => row.levelled && !next.levelled && isOfColumns(row)),
    byNextRow(text, rows, (row, next) => row.chunks.length === 1 && isIndented(row, next)),
  ];
  return ways.reduce((best, way) => (sizeOf(way) > sizeOf(best) ? way : best));
}

/** Letters from which capitals are a look and no abbreviation. */
const CAPITALS = 6;

const sizeOf = (leads: Leads): number => [...leads.values()].reduce((sum, { names }) => sum + names.length, 0);

/** `Group: a, b`. A comma is in the name only if the name is in a look of its own. */
function byColon({ text }: PlainText, rows: readonly Row[]): Leads {
  return new Map(
    rows.flatMap((row): [Row, Lead][] => {
      const [label, name] = LABEL.exec(text.slice(row.start, endOfStart(text, row))) ?? [];
      if (label === undefined || name === undefined) return [];
      const span = withoutLevel(text, { start: row.start, end: row.start + name.length });
      const rest = after(text, row.chunks, row.start + label.length);
      const [first] = row.chunks;
      const isApart = rest[0]?.piece !== first?.piece;
      if (isLongName(text.slice(span.start, span.end)) || (name.includes(',') && !isApart)) return [];
      return [[row, { names: [span], rest }]];
    }),
  );
}

/** Where the chunks end that a row begins with and that are next to one another in the plain text. */
function endOfStart(text: string, { chunks, start }: Row): number {
  let end = start;
  for (const chunk of chunks) {
    if (chunk.start < end || chunk.start - end > LONGEST_BETWEEN || /\n/.test(text.slice(end, chunk.start))) break;
    end = chunk.end;
  }
  return end;
}

/** Most UTF-16 units between chunks that are next to one another: a level may have been there. */
const LONGEST_BETWEEN = 40;

/** What of chunks is behind an offset. */
function after(text: string, chunks: readonly Chunk[], offset: number): Chunk[] {
  return chunks.flatMap((chunk) => {
    const span = trimSpan(text, { start: Math.max(chunk.start, offset), end: chunk.end });
    return span.end > span.start ? [{ ...chunk, ...span, text: text.slice(span.start, span.end) }] : [];
  });
}

const isLongName = (name: string): boolean => name.split(/\s+/).length > NAME_WORDS;

/** Names in the look with which the section begins, which no skill has. */
function byLook(text: PlainText, rows: readonly Row[], look: (chunk: Chunk) => string): Leads {
  const [first] = rows[0]?.chunks ?? [];
  if (!first) return new Map();
  const own = look(first);
  const leads = new Map<Row, Lead>();
  for (const row of rows) {
    const count = row.chunks.findIndex((chunk) => look(chunk) !== own);
    const names = count < 0 ? row.chunks : row.chunks.slice(0, count);
    const rest = row.chunks.slice(names.length);
    if (rest.some((chunk) => look(chunk) === own)) return new Map();
    if (names.length > 0) leads.set(row, { names: asNames(names, rest), rest });
  }
  return holds(text, rows, leads) && (leads.size > 1 || standsOut(rows, look)) ? leads : new Map();
}

/** The chunks of a row are names side by side if nothing else is on it; otherwise they are one name. */
const asNames = (names: readonly Chunk[], rest: readonly Chunk[]): Span[] =>
  rest.length > 0 || !names.slice(1).every(({ gap }) => gap)
    ? [{ start: (names[0] as Chunk).start, end: (names.at(-1) as Chunk).end }]
    : [...names];

/** Whether the first chunk is bolder or larger than those in other looks. */
function standsOut(rows: readonly Row[], look: (chunk: Chunk) => string): boolean {
  const chunks = rows.flatMap((row) => row.chunks);
  const [first] = chunks;
  if (!first) return false;
  const others = chunks.filter((chunk) => look(chunk) !== look(first)).map(({ piece }) => piece);
  return others.every(({ size, bold }) => (first.piece.bold && !bold) || first.piece.size > size + LARGER);
}

/** A name and, behind a gap, a list, on every row but those where a list goes on. */
function byColumn(text: PlainText, rows: readonly Row[]): Leads {
  const pairs = rows.filter(({ chunks }) => chunks.length > 1 && chunks[1]?.gap);
  const left = Math.max(...pairs.map(({ box }) => box?.[0] ?? Number.NEGATIVE_INFINITY));
  const others = rows.filter((row) => !pairs.includes(row));
  const lists = pairs.filter((row) => row.chunks.some(({ text: printed }) => hasSeparator(printed)));
  const goOn = others.filter(({ box }) => box && box[0] > left + LEAST_INDENT);
  if (pairs.length < 2 || goOn.length < others.length || (lists.length + goOn.length) * 2 <= pairs.length)
    return new Map();
  const leads = new Map(
    pairs.map((row): [Row, Lead] => [row, { names: row.chunks.slice(0, 1), rest: row.chunks.slice(1) }]),
  );
  return holds(text, rows, leads) ? leads : new Map();
}

/** Whether what is on a row stands apart: a name, or several side by side. */
const isOfColumns = ({ chunks }: Row): boolean => chunks.slice(1).every(({ gap }) => gap);

/** Rows that differ from the row below them in one way. */
function byNextRow(text: PlainText, rows: readonly Row[], differs: (row: Row, next: Row) => boolean): Leads {
  const leads = new Map(
    rows.flatMap((row, index): [Row, Lead][] => {
      const next = rows[index + 1];
      return next && differs(row, next) ? [[row, { names: row.chunks, rest: [] }]] : [];
    }),
  );
  return holds(text, rows, leads) ? leads : new Map();
}

/** Points by which the skills of a group are indented; more is another column. */
const LEAST_INDENT = 4;
const MOST_INDENT = 48;

function isIndented(row: Row, next: Row): boolean {
  if (!row.box || !next.box || row.atom.page !== next.atom.page || next.box[1] < row.box[1]) return false;
  const indent = next.box[0] - row.box[0];
  return indent >= LEAST_INDENT && indent <= MOST_INDENT;
}

/** Whether names are short, and each has skills. */
function holds(text: PlainText, rows: readonly Row[], leads: Leads): boolean {
  return (
    rows.some((row) => !leads.has(row) || (leads.get(row)?.rest.length ?? 0) > 0) &&
    rows.every((row, index) => {
      const lead = leads.get(row);
      if (!lead) return true;
      const names = row.chunks.filter((chunk) => !lead.rest.includes(chunk));
      const next = rows[index + 1];
      const hasSkills = lead.rest.length > 0 || (next !== undefined && !(leads.has(next) && !goesOn(text, row, next)));
      return hasSkills && names.every((name) => !hasSeparator(name.text) && !isLongName(name.text));
    })
  );
}

/** Whether a row is of the same paragraph as the one above it, without a forced break between them. */
export const goesOn = ({ text }: PlainText, row: Row, next: Row): boolean => text.slice(row.end, next.start) === ' ';
