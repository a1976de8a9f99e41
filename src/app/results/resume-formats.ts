import { jsonResume } from '../../api/json-resume/json-resume.ts';
import type { ResumeAnswer } from '../../api/schemas.ts';

/** The forms in which the page shows a resume: as data, and the extension of the file that it is saved in. */
export const resumeFormats = {
  sheaf: { extension: 'resume.sheaf.json', data: ({ json }: ResumeAnswer): object => json },
  jsonResume: { extension: 'resume.json', data: jsonResume },
} as const;

export type ResumeFormat = keyof typeof resumeFormats;
export const formatNames = Object.keys(resumeFormats) as ResumeFormat[];

/** A resume in a form, as indented JSON. */
export const resumeText = (read: ResumeAnswer, format: ResumeFormat): string =>
  `${JSON.stringify(resumeFormats[format].data(read), undefined, 2)}\n`;

/** Whether nothing but a contact card was found, as in a document that is no resume. */
export const isNoResume = ({ json }: ResumeAnswer): boolean =>
  [json.work_experience, json.education, Object.keys(json.skills), json.certifications, json.projects].every(
    ({ length }) => length === 0,
  );
