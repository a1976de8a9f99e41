import type { Cited } from '../cited.ts';
import { lineRows } from '../sections/line-rows.ts';
import type { Line } from '../sections/lines.ts';
import type { Section } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { atomsOf } from './atoms/atoms.ts';
import { PLACED } from './fields.ts';
import { type Group, groupsOf } from './skills/groups.ts';
import { withoutLevel } from './skills/levels.ts';
import { listParts } from './skills/list-parts.ts';
import { rowsOf } from './skills/rows.ts';
import { skillSections } from './skills/skill-sections.ts';

/** Name of the group for skills without one. */
const UNGROUPED = 'Skills';

/**
 * Skills by the group that the document puts them in, without how well they are known. In a document with several
 * sections of skills, the heading of a section is the group of those that have no other.
 */
export function skills(
  text: PlainText,
  sections: readonly Section[],
): Readonly<Record<string, readonly Cited<string>[]>> {
  const groups = new Map<string, Cited<string>[]>();
  for (const { group = UNGROUPED, body } of skillSections(sections)) {
    for (const { names, lists } of groupsIn(text, body)) {
      const name = names.map((span) => nameOf(text, span)).join(' ') || group;
      const found = lists.flatMap((list) => listParts(text.text, list)).map((part) => withoutLevel(text.text, part));
      groups.set(name, [...(groups.get(name) ?? []), ...found.map((part) => quote(text, part, PLACED))]);
    }
  }
  return Object.fromEntries([...groups].filter(([, found]) => found.length > 0));
}

/** The groups of lines as they are read, or as they stand beside one another if more have a name then. */
function groupsIn(text: PlainText, lines: readonly Line[]): Group[] {
  const read = (own: readonly Line[]): Group[] => groupsOf(text, rowsOf(text, atomsOf(text, own)));
  const named = (groups: readonly Group[]): number =>
    groups.filter(({ names, lists }) => names.length > 0 && lists.length > 0).length;
  const [own, rows] = [read(lines), lineRows(lines)];
  const beside = rows ? read(rows) : [];
  return named(beside) > named(own) ? beside : own;
}

/** The name of a group without a level and the mark behind it. */
function nameOf({ text }: PlainText, span: Span): string {
  const { start, end } = withoutLevel(text, span);
  return text.slice(start, end).replace(/(?:(?<!\s)\s+|(?<![\s:–—|-]))[:–—|-]+$/, '');
}
