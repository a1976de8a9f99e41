import type { PlainText } from './plain-text.ts';
import type { StyledSpan } from './styled-spans.ts';

export type SectionName =
  | 'summary'
  | 'work_experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'projects'
  | 'other';

/** A part of a resume under a heading of its own. */
export interface Section {
  readonly name: SectionName;
  readonly heading: StyledSpan;
  readonly body: readonly StyledSpan[];
}

/** Headings of resumes in lower case, by section. */
const HEADINGS: Readonly<Record<SectionName, string>> = {
  summary:
    'summary|professional summary|career summary|executive summary|profile|professional profile|about|' +
    'about me|objective|career objective|personal statement|bio|introduction',
  work_experience:
    'experience|work experience|professional experience|employment|employment history|work history|work|' +
    'career history|career|relevant experience|professional background|positions held|internships|' +
    'internship experience',
  education:
    'education|academic background|education and training|educational background|academic history|' +
    'qualifications|academic qualifications|studies',
  skills:
    'skills|technical skills|key skills|core skills|professional skills|core competencies|competencies|' +
    'technologies|areas of expertise|expertise|skills and tools|tools|skill set|technical expertise',
  certifications:
    'certifications|certification|certificates|licenses|licences|licenses and certifications|' +
    'certifications and licenses|professional certifications|credentials',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|project experience|open source|' +
    'portfolio',
  other:
    'languages|interests|hobbies|hobbies and interests|references|awards|honors|honours|awards and honors|' +
    'achievements|publications|volunteer|volunteering|volunteer experience|volunteer work|activities|' +
    'extracurricular activities|contact|contact information|contact details|personal information|' +
    'personal details|social|profiles|links|courses|training|memberships|affiliations|patents|speaking|' +
    'conferences',
};

const NAMES: ReadonlyMap<string, SectionName> = new Map(
  (Object.keys(HEADINGS) as SectionName[]).flatMap((name) =>
    HEADINGS[name].split('|').map((heading): [string, SectionName] => [heading, name]),
  ),
);

/** Longest heading in UTF-16 units. */
const LONGEST = 40;

/** Which section a printed heading begins, however it is spelt: spaced letters, capitals, `&`, a colon or icon. */
export function sectionOf(printed: string): SectionName | undefined {
  if (printed.length > LONGEST * 2) return undefined;
  const spaced = /^(?:\p{L} )+\p{L}$/u.test(printed) ? printed.replaceAll(' ', '') : printed;
  const words = spaced
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return NAMES.get(words);
}

/** The sections of a resume in reading order; text before the first heading is in none of them. */
export function sections(text: PlainText, spans: readonly StyledSpan[]): Section[] {
  const found: { name: SectionName; heading: StyledSpan; body: StyledSpan[] }[] = [];
  for (const span of spans) {
    if (span.line.kind === 'furniture') continue;
    const name =
      span.newLine || span.line.kind === 'row' ? sectionOf(text.text.slice(span.start, span.end)) : undefined;
    if (name && span.line.kind !== 'item') found.push({ name, heading: span, body: [] });
    else found.at(-1)?.body.push(span);
  }
  return found;
}
