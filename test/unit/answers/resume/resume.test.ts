import { describe, expect, test } from 'vitest';
import { periodOf } from '../../../../src/answers/periods/periods.ts';
import { sectionOf } from '../../../../src/answers/sections/wordings.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { emptySections } from '../../../fixtures/resume-answer.ts';
import { flowing, heading, item, list, paragraph, printed } from '../documents.ts';

const resumeOf = (document: Document) => answer(document, 'extract_resume_key_value').json as Record<string, unknown>;

const lines = [
  ['Ada Lovelace', 20, 700],
  ['ada@example.org | (212) 555-0188', 10, 400],
  ['Summary', 14, 700],
  ['Writes programs for machines that are not built yet.', 10, 400],
  ['Work Experience', 14, 700],
  ['Senior Engineer | Analytical Engines Ltd', 10, 700],
  ['March 2019 - Present', 10, 400],
  ['• Wrote the first program for a machine', 10, 400],
  ['• Explained it to everyone else', 10, 400],
  ['Junior Analyst | Difference Engines Ltd', 10, 700],
  ['2015 - Feb 2019', 10, 400],
  ['• Checked tables by hand', 10, 400],
  ['Education', 14, 700],
  ['University of London', 10, 700],
  ['Bachelor of Science in Mathematics', 10, 400],
  ['Sep 2011 - Jun 2014', 10, 400],
  ['Skills', 14, 700],
  ['Languages: English, French', 10, 400],
  ['Tools: Punch cards, Looms', 10, 400],
  ['Certifications', 14, 700],
  ['Weaving Licence, Guild of Weavers, May 2018', 10, 400],
  ['Projects', 14, 700],
  ['Note G', 10, 700],
  ['Numbers of Bernoulli by a machine that has a store and a mill.', 10, 400],
] as const;

const ada = printed(lines.map(([text, size, weight], index) => ({ text, size, weight, y: 60 + index * 26 })));

describe('a resume', () => {
  test('has its seven sections in order, whatever it says', () => {
    const empty = resumeOf(flowing(paragraph('Nothing')));
    expect(empty).toEqual(emptySections);
    expect(Object.keys(resumeOf(ada))).toEqual(Object.keys(empty));
  });

  test('says who it is about', () => {
    const { pii, personal_info } = resumeOf(ada);
    expect(pii).toEqual({ full_name: 'Ada Lovelace', email: 'ada@example.org', phone: '(212) 555-0188' });
    expect(personal_info).toMatchObject({ summary: 'Writes programs for machines that are not built yet.' });
  });

  test('lists jobs with titles, companies, dates and bullet points', () => {
    expect(resumeOf(ada).work_experience).toEqual([
      {
        job_title: 'Senior Engineer',
        company_name: 'Analytical Engines Ltd',
        location: null,
        start_date: '2019-03-01',
        end_date: 'present',
        job_type: null,
        summary: null,
        bullet_points: ['Wrote the first program for a machine', 'Explained it to everyone else'],
      },
      {
        job_title: 'Junior Analyst',
        company_name: 'Difference Engines Ltd',
        location: null,
        start_date: '2015-01-01',
        end_date: '2019-02-28',
        job_type: null,
        summary: null,
        bullet_points: ['Checked tables by hand'],
      },
    ]);
  });

  test('lists schools with degree and major', () => {
    expect(resumeOf(ada).education).toEqual([
      {
        organization: 'University of London',
        degree: 'Bachelor of Science',
        major: 'Mathematics',
        start_date: '2011-09-01',
        end_date: '2014-06-30',
        courses: [],
        achievements: [],
      },
    ]);
  });

  test('groups skills, and lists certificates and projects', () => {
    const { skills, certifications, projects } = resumeOf(ada);
    expect(skills).toEqual({ Languages: ['English', 'French'], Tools: ['Punch cards', 'Looms'] });
    expect(certifications).toEqual([{ name: 'Weaving Licence', issuer: 'Guild of Weavers', date: '2018-05-01' }]);
    expect(projects).toMatchObject([
      { name: 'Note G', description: 'Numbers of Bernoulli by a machine that has a store and a mill.' },
    ]);
  });

  test('is read from a document without places too', () => {
    const document = flowing(
      heading('Experience'),
      paragraph('Engineer at Engines Ltd'),
      paragraph('2019 – 2021'),
      list(item('•', paragraph('Did things'))),
    );
    expect(resumeOf(document).work_experience).toMatchObject([
      { job_title: 'Engineer', company_name: 'Engines Ltd', start_date: '2019-01-01', end_date: '2021-12-31' },
    ]);
  });
});

test.each([
  ['WORK EXPERIENCE', 'work_experience'],
  ['E D U C A T I O N', 'education'],
  ['Licenses & Certifications:', 'certifications'],
  ['Hobbies', 'other'],
  ['Experience with many tools', undefined],
])('the heading "%s" begins %s', (printedHeading, section) => {
  expect(sectionOf(printedHeading)).toBe(section);
});

test.each([
  ['Jan 2020 - Present', '2020-01-01', 'present'],
  ['03/2018 to 07/2024', '2018-03-01', '2024-07-31'],
  ['2015–2019', '2015-01-01', '2019-12-31'],
  ['2018-03-15 — 2024-07-01', '2018-03-15', '2024-07-01'],
  ['since May 2021', '2021-05-01', 'present'],
  ['May 2014', undefined, '2014-05-31'],
])('"%s" is from %s to %s', (text, start, end) => {
  const period = periodOf(text);
  expect([period?.start?.date, period?.end?.date]).toEqual([start, end]);
});

test('a text without dates names no period', () => {
  expect(periodOf('Senior Engineer, 3 years')).toBeUndefined();
});

test.each(['a ', '2019 ', '- ', ', A', ' at ', ' '])('fifty thousand characters of "%s" are read in time', (part) => {
  const document = flowing(
    heading('Experience'),
    paragraph(part.repeat(50_000 / part.length)),
    heading('Skills'),
    paragraph(part.repeat(50_000 / part.length)),
  );
  expect(resumeOf(document)).toHaveProperty('work_experience');
});
