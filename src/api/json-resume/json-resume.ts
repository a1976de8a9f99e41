import type { ResumeAnswer } from '../schemas.ts';
import { locationOf } from './location/location.ts';
import type { JsonResume } from './schema.ts';
import { GITHUB, LINKEDIN, profile, webAddress } from './web-address.ts';

/** The schema that themes and validators know the version by. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The answer about a resume as JSON Resume 1.0.0; docs/json-resume.md has the mapping. What is not known is absent, a
 * list without entries empty. It derives nothing: every value is one of the answer, or a part of its address.
 */
export const jsonResume = ({ json }: Pick<ResumeAnswer, 'json'>): JsonResume => ({
  $schema: SCHEMA,
  basics: basics(json),
  work: json.work_experience.map(work),
  education: json.education.map(education),
  certificates: json.certifications.map(known),
  skills: Object.entries(json.skills).map(([name, keywords]) => ({ name, keywords })),
  projects: json.projects.map(project),
  meta: { version: 'v1.0.0' },
});

type Sections = ResumeAnswer['json'];
type Entry<Section extends keyof Sections> = Sections[Section] extends readonly (infer Item)[] ? Item : never;

const basics = ({ pii, personal_info: person }: Sections): JsonResume['basics'] => ({
  ...known({
    name: person.name ?? pii.full_name,
    email: person.email_address ?? pii.email,
    phone: person.phone_number ?? pii.phone,
    summary: person.summary,
    location: person.address === null ? null : locationOf(person.address),
  }),
  profiles: [...profile(LINKEDIN, person.linkedin_url), ...profile(GITHUB, person.github_url)],
});

const work = (job: Entry<'work_experience'>): JsonResume['work'][number] => ({
  ...known({
    name: job.company_name,
    position: job.job_title,
    location: job.location,
    ...period(job),
    summary: job.summary,
  }),
  highlights: job.bullet_points,
  ...known({ 'x-jobType': job.job_type }),
});

const education = (studies: Entry<'education'>): JsonResume['education'][number] => ({
  ...known({
    institution: studies.organization,
    studyType: studies.degree,
    area: studies.major,
    ...period(studies),
  }),
  courses: studies.courses,
  ...(studies.achievements.length > 0 ? { 'x-achievements': studies.achievements } : {}),
});

const project = (entry: Entry<'projects'>): JsonResume['projects'][number] => ({
  ...known({ name: entry.name, description: entry.description, ...period(entry), url: webAddress(entry.url) }),
  highlights: entry.bullet_points,
});

/** JSON Resume says that something goes on by leaving its end out. */
const period = ({ start_date, end_date }: { start_date: string | null; end_date: string | null }) => ({
  startDate: start_date,
  endDate: end_date === 'present' ? null : end_date,
});

/** An object without its fields that are null. */
const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
