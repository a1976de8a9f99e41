/** What a section of a resume holds. `other` is whatever the answer has no place for. */
export type SectionName =
  | 'contact'
  | 'summary'
  | 'work_experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'projects'
  | 'other';

/** Headings of one language: in lower case, `&` as the word for it, by section, `|` between them. */
export type Wordings = Readonly<Record<SectionName, string>>;
