import type { PlainText } from '../text/plain-text.ts';
import type { Atom } from './atoms.ts';
import { type Entry, entriesOf } from './entries/entry.ts';
import type { Part } from './entries/parts.ts';
import { lowerShare } from './fields/capitals.ts';
import type { Names } from './fields/names.ts';
import { type Role, rolesOf } from './fields/roles.ts';
import { COMPANY, JOB_TITLE, JOB_TYPE, LOCATION, WEB_ADDRESS } from './fields/vocabulary.ts';
import { eachOf, joined, wholeOf } from './fields.ts';

type WorkRole = 'title' | 'company' | 'location' | 'type' | 'description' | 'address';

/** What speaks for each field of a job. */
const workRoles = (names: Names): Role<WorkRole>[] => [
  {
    name: 'title',
    prior: 0.3,
    score: (part) =>
      (JOB_TITLE.test(part.text) ? 1.5 : 0) -
      (COMPANY.test(part.text) ? 0.8 : 0) -
      names(part, 'ORGANIZATION') * 0.4 -
      names(part, 'LOCATION') * 0.4 -
      wordy(part),
  },
  {
    name: 'company',
    prior: 0.35,
    score: (part) =>
      (COMPANY.test(part.text) ? 1 : 0) +
      names(part, 'ORGANIZATION') * 0.6 -
      (JOB_TITLE.test(part.text) ? 0.7 : 0) -
      (LOCATION.test(part.text) ? 0.8 : 0) -
      wordy(part),
  },
  {
    name: 'location',
    prior: -0.6,
    score: (part) => (LOCATION.test(part.text) ? 1.6 : 0) + names(part, 'LOCATION') * 0.8,
  },
  { name: 'type', prior: -0.5, score: (part) => (JOB_TYPE.test(part.text) ? 2 : 0) },
  { name: 'description', prior: -0.1, score: (part) => lowerShare(part.text) * 1.2 - (part.piece.bold ? 0.5 : 0) },
  { name: 'address', prior: -0.5, score: (part) => (WEB_ADDRESS.test(part.text) ? 3 : 0) },
];

/** Words of a name beyond which it reads as a description. */
const NAME_WORDS = 6;
const wordy = (part: Part): number =>
  Math.max(0, part.text.split(/\s+/).length - NAME_WORDS) * 0.15 + (WEB_ADDRESS.test(part.text) ? 3 : 0);

/** The jobs of a section. */
export function workExperience(text: PlainText, atoms: readonly Atom[], names: Names) {
  const entries = entriesOf(text, atoms).filter(({ parts, start, end }) => parts.length > 0 || start || end);
  const roles = rolesOf(
    entries.map(({ parts }) => parts),
    workRoles(names),
  );
  return entries.map((entry) => job(text, entry, roles));
}

function job(text: PlainText, { parts, start, end, prose, items }: Entry, roles: ReadonlyMap<Part, WorkRole>) {
  const field = (role: WorkRole) => joined(text, parts, roles, role);
  return {
    job_title: field('title'),
    company_name: field('company'),
    location: field('location'),
    start_date: start,
    end_date: end,
    job_type: field('type'),
    summary: wholeOf(text, prose),
    bullet_points: eachOf(text, items),
  };
}
