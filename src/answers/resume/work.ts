import type { PlainText } from '../text/plain-text.ts';
import type { Atom } from './atoms.ts';
import { type Entry, entriesOf } from './entries.ts';
import { eachOf, field, span, wholeOf } from './fields.ts';
import { locationOf } from './locations.ts';

const JOB_TITLE =
  /\b(?:engineer|developer|programmer|architect|manager|director|officer|president|head|lead|analyst|scientist|consultant|designer|administrator|assistant|associate|specialist|coordinator|supervisor|intern|trainee|teacher|lecturer|professor|nurse|technician|accountant|representative|executive|writer|editor|researcher|founder|owner|partner|advisor|adviser|clerk|driver|chef|cook|server|cashier|mechanic|operator|recruiter|strategist|producer|instructor|tutor|fellow|ceo|cto|cfo|coo|vp|devops|sre|qa)\b/i;
const JOB_TYPE =
  /\b(?:full[- ]time|part[- ]time|contract(?:or)?|freelance|internship|temporary|permanent|seasonal|volunteer|apprenticeship)\b/i;

/** The jobs of a section. */
export const workExperience = (text: PlainText, atoms: readonly Atom[]) =>
  entriesOf(text, atoms)
    .filter(({ titles, start, end }) => titles.length > 0 || start || end)
    .map((entry) => job(text, entry));

function job(text: PlainText, { titles, start, end, prose, bullets }: Entry) {
  const type = titles.find((title) => JOB_TYPE.test(title.text) && !JOB_TITLE.test(title.text));
  const location = locationOf(titles.filter((title) => title !== type));
  const rest = titles.filter((title) => title !== type && !location.includes(title));
  const position = rest.find((title) => JOB_TITLE.test(title.text)) ?? rest[0];
  const company = rest.find((title) => title !== position);
  return {
    job_title: field(text, position),
    company_name: field(text, company),
    location: span(text, location),
    start_date: start,
    end_date: end,
    job_type: field(text, type),
    summary: wholeOf(text, prose),
    bullet_points: eachOf(text, bullets),
  };
}
