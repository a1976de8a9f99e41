import { answer } from '../../../src/answers/answers.ts';
import { nameTagger } from '../../../src/build/engines-in-node.ts';
import type { Document } from '../../../src/document/document.ts';
import type { JsonResume } from './json-resume.ts';

type Text = string | null;
type Fields<Name extends string> = Readonly<Record<Name, Text>>;

/** What an answer about a resume holds, as the contract describes it. */
export interface ResumeAnswer {
  readonly pii: Fields<'full_name' | 'email' | 'phone'>;
  readonly personal_info: Fields<
    'name' | 'phone_number' | 'address' | 'email_address' | 'linkedin_url' | 'github_url' | 'summary'
  >;
  readonly education: readonly (Fields<'organization' | 'degree' | 'major' | 'start_date' | 'end_date'> & {
    readonly courses: readonly string[];
  })[];
  readonly work_experience: readonly (Fields<'job_title' | 'company_name' | 'start_date' | 'end_date' | 'summary'> & {
    readonly bullet_points: readonly string[];
  })[];
  readonly skills: Readonly<Record<string, readonly string[]>>;
  readonly certifications: readonly Fields<'name' | 'issuer' | 'date'>[];
  readonly projects: readonly (Fields<'name' | 'description'> & { readonly bullet_points: readonly string[] })[];
}

/** What the product answers about a resume that is read. */
export async function resumeAnswer(document: Document): Promise<ResumeAnswer> {
  const { json } = answer(document, 'extract_resume_key_value', {}, await nameTagger());
  return json as unknown as ResumeAnswer;
}

/** An answer in the fields of JSON Resume, paired as the scorer beside the corpus pairs them. */
export function jsonResumeOf({ pii, personal_info: card, ...answered }: ResumeAnswer): JsonResume {
  const profile = (network: string, url: Text) => (url ? [{ network, url }] : []);
  return {
    basics: {
      name: pii.full_name ?? card.name,
      email: pii.email ?? card.email_address,
      phone: pii.phone ?? card.phone_number,
      summary: card.summary,
      location: card.address,
      profiles: [...profile('LinkedIn', card.linkedin_url), ...profile('GitHub', card.github_url)],
    },
    work: answered.work_experience.map((job) => ({
      name: job.company_name,
      position: job.job_title,
      startDate: job.start_date,
      endDate: job.end_date,
      summary: job.summary,
      highlights: job.bullet_points,
    })),
    education: answered.education.map((school) => ({
      institution: school.organization,
      area: school.major,
      studyType: school.degree,
      startDate: school.start_date,
      endDate: school.end_date,
      courses: school.courses,
    })),
    skills: Object.entries(answered.skills).map(([name, keywords]) => ({ name, keywords })),
    projects: answered.projects.map(({ name, description, bullet_points }) => ({
      name,
      description,
      highlights: bullet_points,
    })),
    certificates: answered.certifications.map(({ name, issuer, date }) => ({ name, issuer, date })),
  };
}
