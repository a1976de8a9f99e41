import { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, sourcesOf } from '../text/sources.ts';
import { JOB_TITLE, WEB_ADDRESS } from '../vocabulary/vocabulary.ts';
import type { Atom } from './atoms/atom.ts';
import { type Entry, entriesOf } from './entries/entry.ts';
import type { Part } from './entries/parts.ts';
import { type Title, titlesOf } from './entries/titles.ts';
import { lowerShare } from './fields/capitals.ts';
import { type TitleRole, titleRolesOf } from './fields/title-roles.ts';
import { eachOf, field, PLACED, wholeOf } from './fields.ts';
import { projectAtoms } from './projects/project-atoms.ts';
import { isProse } from './prose.ts';

type ProjectRole = 'name' | 'description' | 'address' | 'aside';

/** Words of a description at least; fewer are a role, a place or a type. */
const DESCRIPTION_WORDS = 4;

const wordsOf = (text: string): number => text.split(/\s+/).length;

const isAddress = ({ text }: Part): boolean => WEB_ADDRESS.test(text.replace(/^\W+|(?<![)\]\s])[)\]\s]+$/g, ''));

const ROLES: readonly TitleRole<ProjectRole>[] = [
  {
    name: 'name',
    prior: 0.5,
    score: (part) =>
      (part.line === 0 ? 0.5 : 0) +
      (part.piece.bold ? 0.5 : 0) +
      (part.piece.link === undefined ? 0 : 0.3) -
      (isProse(part.text) ? 0.8 : 0) -
      (isAddress(part) ? 3 : 0),
  },
  {
    name: 'description',
    prior: -0.3,
    score: (part) =>
      wordsOf(part.text) < DESCRIPTION_WORDS || isAddress(part)
        ? -2
        : lowerShare(part.text) + (isProse(part.text) ? 0.8 : 0) - (part.piece.bold ? 0.5 : 0),
  },
  { name: 'address', prior: -0.5, score: (part) => (isAddress(part) ? 3 : 0) },
  {
    name: 'aside',
    prior: -0.4,
    score: (part) => (part.line > 0 && (JOB_TITLE.test(part.text) || part.text.includes(',')) ? 0.6 : 0),
  },
];

/** The projects of sections. */
export function projects(text: PlainText, sections: readonly (readonly Atom[])[]) {
  const entries = entriesOf(
    text,
    sections.map((atoms) => projectAtoms(text, atoms)),
  ).filter(({ parts }) => parts.length > 0);
  const titles = new Map(entries.map((entry) => [entry, titlesOf(text, entry.parts)]));
  const roles: ReadonlyMap<Title, ProjectRole> = titleRolesOf([...titles.values()], ROLES);
  return entries.map((entry) => project(text, entry, titles.get(entry) ?? [], roles));
}

function project(
  text: PlainText,
  { parts, start, end, prose, items }: Entry,
  titles: readonly Title[],
  roles: ReadonlyMap<Title, ProjectRole>,
) {
  const titled = (role: ProjectRole): Title | undefined => titles.find((title) => roles.get(title) === role);
  const address = titled('address');
  return {
    name: field(text, titled('name') ?? address),
    description: wholeOf(text, prose) ?? field(text, titled('description')),
    start_date: start,
    end_date: end,
    url: address ? addressOf(text, address) : linkOf(text, parts),
    bullet_points: eachOf(text, items),
  };
}

/** A printed address without the marks around it. */
function addressOf(text: PlainText, { start, text: printed }: Title): Cited<string> {
  const [before] = /^\W*/.exec(printed) ?? [''];
  const end = printed.replace(/(?<![)\]\s])[)\]\s]+$/, '').length;
  return quote(text, { start: start + before.length, end: start + end }, PLACED);
}

/** The target of the first link among the parts of a head. */
function linkOf(text: PlainText, parts: readonly Part[]): Cited<string> | null {
  const piece = parts.find((part) => part.piece.link !== undefined)?.piece;
  return piece?.link === undefined ? null : new Cited(piece.link, sourcesOf(text, [piece], 1));
}
