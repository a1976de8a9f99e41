import { inWords } from './in-words.ts';

/** Fields and sections of a resume whose name is not the word for them. */
const names: Readonly<Record<string, string>> = {
  personal_info: 'Contact',
  email_address: 'Email',
  phone_number: 'Phone',
  linkedin_url: 'LinkedIn',
  github_url: 'GitHub',
  url: 'Address',
  company_name: 'Company',
  organization: 'School',
  start_date: 'From',
  end_date: 'To',
  bullet_points: 'What was done',
};

/** A field or a section of a resume as words. */
export const field = (name: string): string => names[name] ?? inWords(name);

/** What the page says of a resume. */
export const resume = { missing: 'Not found' };
