import * as v from 'valibot';

/** Text as the document has it, or null where it does not say. */
export const text = v.nullable(v.string());
const texts = v.array(v.string());

/** `YYYY-MM-DD`; a month alone starts on its first day and ends on its last. */
const date = v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)));
const endDate = v.nullable(v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d|present)$/)));

/** Who a document is about. */
export const contactCard = {
  name: text,
  phone_number: text,
  address: text,
  email_address: text,
  linkedin_url: text,
  github_url: text,
  summary: text,
};

/** The seven sections of a resume, in the order of the answer. */
export const resume = v.object({
  pii: v.object({ full_name: text, email: text, phone: text }),
  education: v.array(
    v.object({
      organization: text,
      degree: text,
      major: text,
      start_date: date,
      end_date: endDate,
      courses: texts,
      achievements: texts,
    }),
  ),
  work_experience: v.array(
    v.object({
      job_title: text,
      company_name: text,
      location: text,
      start_date: date,
      end_date: endDate,
      job_type: text,
      summary: text,
      bullet_points: texts,
    }),
  ),
  personal_info: v.object(contactCard),
  skills: v.pipe(v.record(v.string(), texts), v.description('Skills by the group that the document puts them in.')),
  certifications: v.array(v.object({ name: text, issuer: text, date })),
  projects: v.array(
    v.object({
      name: text,
      description: text,
      start_date: date,
      end_date: endDate,
      url: text,
      bullet_points: texts,
    }),
  ),
});
