import type { ResumeAnswer } from '../../../src/api/schemas.ts';
import { nameTagger } from '../../../src/build/engines-in-node.ts';
import type { Document } from '../../../src/document/document.ts';
import { answer } from '../../fixtures/answer.ts';
import type { JsonResume } from './json-resume.ts';

/** The seven sections of an answer about a resume. */
export type ResumeSections = ResumeAnswer['json'];

/** What the product answers about a resume that is read. */
export async function resumeAnswer(document: Document): Promise<ResumeSections> {
  const { json } = answer(document, 'extract_resume_key_value', {}, await nameTagger());
  return json as unknown as ResumeSections;
}

/** An answer in the fields of JSON Resume, paired as the scorer beside the corpus pairs them. */
export function jsonResumeOf({ pii, personal_info: card, ...answered }: ResumeSections): JsonResume {
  const profile = (network: string, url: string | null) => (url ? [{ network, url }] : []);
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
