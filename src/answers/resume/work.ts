import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { JOB_TITLE, JOB_TYPE } from '../vocabulary/vocabulary.ts';
import type { Atom } from './atoms/atom.ts';
import { type Entry, entriesOf } from './entries/entry.ts';
import { withPoints } from './entries/points.ts';
import type { Names } from './fields/names.ts';
import { type Fields, fieldsOf } from './fields/roles.ts';
import { WORK_ROLES, type WorkRole } from './fields/work-roles.ts';
import { eachOf, field, wholeOf } from './fields.ts';

interface Job {
  readonly entry: Entry;
  readonly fields: Fields<WorkRole>;
}

/** The jobs of sections. */
export function workExperience(text: PlainText, sections: readonly (readonly Atom[])[], names: Names) {
  const entries = entriesOf(text, sections, ({ text: head }) => JOB_TITLE.test(head)).filter(
    ({ parts, start, end }) => parts.length > 0 || start || end,
  );
  const read = fieldsOf(
    text,
    entries.map(({ parts }) => parts),
    WORK_ROLES,
    names,
  );
  const jobs = withPoints(entries).map((entry, index): Job => ({ entry, fields: read[index] ?? new Map() }));
  let holder: Job | undefined;
  return jobs.flatMap((job, index) => {
    const employer = employerOf(job, holder);
    if (job.fields.has('company')) holder = job;
    return !isJob(job) || isEmployer(jobs, index) ? [] : [answerOf(text, job, employer)];
  });
}

/** Whether an entry says when a job was or what: a line of which neither is known is not even the name of a company. */
const isJob = ({ entry: { start, end }, fields }: Job): boolean =>
  start !== null || end !== null || fields.has('title');

/** Whether an entry is but the name of a company, of which the positions follow, or which is named again overleaf. */
function isEmployer(jobs: readonly Job[], index: number): boolean {
  const { entry, fields } = jobs[index] as Job;
  const next = jobs[index + 1];
  const isBare = entry.prose.length + entry.items.length === 0;
  if (!isBare || !next || fields.has('title')) return false;
  const [company] = fields.get('company') ?? [];
  return company !== undefined && (isPosition(next) || next.fields.get('company')?.[0]?.text === company.text);
}

const isPosition = ({ fields }: Job): boolean => fields.has('title') && !fields.has('company');

/** The company of a job: its own, or of a position the one that stands above the job that last named one. */
function employerOf(own: Job, holder: Job | undefined): Fields<WorkRole> {
  if (!isPosition(own)) return own.fields;
  const [company] = holder?.fields.get('company') ?? [];
  const [title] = holder?.fields.get('title') ?? [];
  const isAbove = company && (!title || lineOf(company) < lineOf(title));
  return isAbove && holder ? holder.fields : own.fields;
}

const lineOf = ({ parts: [first] }: { readonly parts: readonly { readonly line: number }[] }): number =>
  first?.line ?? 0;

function answerOf(text: PlainText, { entry, fields }: Job, employer: Fields<WorkRole>) {
  const { start, end, parts, prose, items } = entry;
  const cited = (from: Fields<WorkRole>, role: WorkRole): Cited<string> | null => field(text, from.get(role)?.[0]);
  const type = fields.get('type')?.[0] ?? fields.get('title')?.[0]?.parts.find((part) => JOB_TYPE.test(part.text));
  // A sentence above the last line of a head is about the company.
  const below = prose.filter((atom) => atom.start > (parts.at(-1)?.start ?? 0));
  return {
    job_title: cited(fields, 'title'),
    company_name: cited(employer, 'company'),
    location: cited(fields, 'location') ?? cited(employer, 'location'),
    start_date: start,
    end_date: end,
    job_type: field(text, type),
    summary: wholeOf(text, below),
    bullet_points: eachOf(text, items),
  };
}
