import { expect, test } from 'vitest';
import { answer } from '../../../../src/answers/answers.ts';
import type { Document } from '../../../../src/document/document.ts';
import { printed } from '../documents.ts';

interface Resume {
  readonly education: readonly { readonly organization: string | null; readonly degree: string | null }[];
  readonly work_experience: readonly { readonly job_title: string | null; readonly start_date: string | null }[];
}

const resumeOf = (document: Document): Resume => answer(document, 'extract_resume_key_value').json as unknown as Resume;

/** Lines below one another, those that begin with `#` as headings. */
const column = (...texts: readonly string[]): Document =>
  printed(
    texts.map((text, index) => ({
      text: text.replace(/^# /, ''),
      y: 60 + 18 * index,
      ...(text.startsWith('# ') ? { size: 14, weight: 700 } : {}),
    })),
  );

test('studies without dates and without a style of their own are told apart by their schools', () => {
  const { education } = resumeOf(
    column('# Education', 'University of Brecon', 'BSc Forestry', 'Radnor College', 'Diploma in Hedge Laying'),
  );
  expect(education.map(({ organization }) => organization)).toEqual(['University of Brecon', 'Radnor College']);
});

test('two sections of jobs have entries of their own', () => {
  const { work_experience } = resumeOf(
    column(
      ...['# Experience', 'Forester at Wood and Sons', '2015 – 2019'],
      ...['# Volunteering', 'Reader at the library'],
      ...['# Internships', 'Intern at Radnor Sawmill', '2012 – 2013'],
    ),
  );
  expect(work_experience.map(({ start_date }) => start_date)).toEqual(['2015-01-01', '2012-01-01']);
});
