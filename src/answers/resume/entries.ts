import { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf, trimSpan } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { Atom } from './atoms.ts';
import { type PrintedDate, periodOf } from './periods.ts';
import { AROUND_PART, PART_SEPARATOR } from './punctuation.ts';

/** One job, school, project or certificate: its head lines, its period and its body. */
export interface Entry {
  /** The parts of its head lines without the dates. */
  readonly titles: readonly Title[];
  readonly start: Cited<string> | null;
  readonly end: Cited<string> | null;
  /** The first day of the first date named. */
  readonly date: Cited<string> | null;
  readonly prose: readonly Atom[];
  readonly bullets: readonly Atom[];
}

/** A part of a head line between separators. */
export interface Title extends Span {
  readonly text: string;
  readonly bold: boolean;
}

/** The entries of a section: each begins with head lines after a body, or with the next dates. */
export function entriesOf(text: PlainText, atoms: readonly Atom[]): Entry[] {
  return groups(atoms).map((group) => entryOf(text, group));
}

function groups(atoms: readonly Atom[]): Atom[][] {
  const found: Atom[][] = [];
  let hasBody = false;
  for (const atom of atoms) {
    const group = found.at(-1);
    const isHead = atom.kind === 'head';
    if (!group || (isHead && hasBody)) found.push([atom]);
    else group.push(atom);
    hasBody = !isHead;
  }
  return found.flatMap(splitAtDates);
}

/** Splits a group whose head lines have several periods. The first period tells whether dates come first or last. */
function splitAtDates(group: readonly Atom[]): Atom[][] {
  const dated = group.flatMap((atom, index) => (atom.kind === 'head' && periodOf(atom.text) ? [index] : []));
  if (dated.length < 2) return [[...group]];
  const lead = dated[0] as number;
  const starts = dated.map((index) => Math.max(0, index - lead));
  return starts.map((start, index) => group.slice(index === 0 ? 0 : start, starts[index + 1] ?? group.length));
}

function entryOf(text: PlainText, group: readonly Atom[]): Entry {
  let start: Cited<string> | null = null;
  let end: Cited<string> | null = null;
  let date: Cited<string> | null = null;
  const titles: Title[] = [];
  for (const atom of group) {
    if (atom.kind !== 'head') continue;
    const period = date ? undefined : periodOf(atom.text);
    if (period) date = citeDate(text, atom, period.first);
    if (period?.start) start = citeDate(text, atom, period.start);
    if (period?.end) end = citeDate(text, atom, period.end);
    titles.push(...titlesOf(text, atom, period?.span));
  }
  const atomsOfKind = (kind: Atom['kind']): Atom[] => group.filter((atom) => atom.kind === kind);
  return { titles, start, end, date, prose: atomsOfKind('prose'), bullets: atomsOfKind('bullet') };
}

function citeDate(text: PlainText, atom: Atom, { date, span }: PrintedDate): Cited<string> {
  const place = { start: atom.start + span.start, end: atom.start + span.end };
  return new Cited(date, sourcesOf(text, [place], 0.9));
}

/** Parts of a head line without its dates. */
function titlesOf(text: PlainText, atom: Atom, period: Span | undefined): Title[] {
  const titles: Title[] = [];
  const cut = (from: number, to: number): void => {
    const { start, end } = trimPunctuation(text.text, { start: atom.start + from, end: atom.start + to });
    if (end > start) titles.push({ start, end, text: text.text.slice(start, end), bold: atom.bold });
  };
  let from = 0;
  const ends = [...atom.text.matchAll(PART_SEPARATOR)].map(
    ({ 0: separator, index }) => [index, index + separator.length] as const,
  );
  const cuts = [...ends, ...(period ? [[period.start, period.end] as const] : [])].sort((a, b) => a[0] - b[0]);
  for (const [start, end] of cuts) {
    cut(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  cut(from, atom.text.length);
  return titles;
}

function trimPunctuation(text: string, span: Span): Span {
  let { start, end } = trimSpan(text, span);
  while (start < end && AROUND_PART.test(text.charAt(start))) start++;
  while (end > start && AROUND_PART.test(text.charAt(end - 1))) end--;
  return { start, end };
}
