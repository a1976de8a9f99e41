import { describe, expect, test } from 'vitest';
import { answer } from '../../../../fixtures/answer.ts';
import { namesIn } from '../../contact/resumes.ts';
import { flowing, heading, item, list, paragraph } from '../../documents.ts';

interface Job {
  readonly job_title: string | null;
  readonly company_name: string | null;
  readonly location: string | null;
  readonly job_type: string | null;
}

const dates = ['2011 – 2014', '2014 – 2017', '2017 – 2020'];

/** The jobs that heads of one line each are read as. */
function jobsOf(...heads: readonly string[]): Job[] {
  const blocks = heads.flatMap((head, index) => [
    paragraph(head),
    paragraph(dates[index] ?? ''),
    list(item('•', paragraph('Repaired the pumps of the harbour'))),
  ]);
  const { json } = answer(flowing(heading('Work Experience'), ...blocks), 'extract_resume_key_value');
  return (json as { readonly work_experience: Job[] }).work_experience;
}

describe('the title and the company of a job are told apart in', () => {
  test.each([
    'Pump Technician at Seawater Works',
    'Pump Technician, Seawater Works',
    'Seawater Works — Pump Technician',
    'Seawater Works | Pump Technician',
    'Pump Technician @ Seawater Works',
  ])('"%s"', (head) => {
    expect(jobsOf(head)).toMatchObject([{ job_title: 'Pump Technician', company_name: 'Seawater Works' }]);
  });
});

describe('a comma within a name parts nothing:', () => {
  test('a legal form', () => {
    expect(jobsOf('Pump Technician, Seawater, Inc.')).toMatchObject([{ company_name: 'Seawater, Inc.' }]);
  });

  test('partners', () => {
    expect(jobsOf('Pump Technician | Miller, Jones & Partners')).toMatchObject([
      { job_title: 'Pump Technician', company_name: 'Miller, Jones & Partners' },
    ]);
  });

  test('a department behind a title, where the company stands elsewhere', () => {
    expect(jobsOf('Staff Engineer, Pumps | Seawater Works', 'Engineer | Harbour Works')).toMatchObject([
      { job_title: 'Staff Engineer, Pumps', company_name: 'Seawater Works' },
      { job_title: 'Engineer', company_name: 'Harbour Works' },
    ]);
  });
});

test('a country in brackets belongs to the town before it', () => {
  const names = namesIn(['Kraków', 'LOCATION'], ['Poland', 'LOCATION']);
  const head = paragraph('Pump Technician | Seawater Works, Kraków (Poland)');
  const document = flowing(heading('Work Experience'), head, paragraph('2011 – 2014'));
  const { json } = answer(document, 'extract_resume_key_value', {}, names);
  expect(json).toMatchObject({
    work_experience: [{ company_name: 'Seawater Works', location: 'Kraków (Poland)' }],
  });
});

test('pictographs before the parts of a head are in none of them', () => {
  expect(jobsOf('Pump Technician ⌂ Seawater Works ◉ Portland, Oregon')).toMatchObject([
    { job_title: 'Pump Technician', company_name: 'Seawater Works', location: 'Portland, Oregon' },
  ]);
});

test('a place is a town with its state, behind a bar or in brackets', () => {
  expect(jobsOf('Pump Technician, Seawater Works | Silver Falls, OR')).toMatchObject([
    { company_name: 'Seawater Works', location: 'Silver Falls, OR' },
  ]);
  expect(jobsOf('Pump Technician, Seawater Works (Berlin, Germany)')).toMatchObject([
    { company_name: 'Seawater Works', location: 'Berlin, Germany' },
  ]);
});

test('what stands in brackets behind a title belongs to it, and is the type of the job too', () => {
  expect(jobsOf('Pump Technician (Contract), Seawater Works')).toMatchObject([
    { job_title: 'Pump Technician (Contract)', company_name: 'Seawater Works', job_type: 'Contract' },
  ]);
});

test('a line of which neither title nor time is known is no job', () => {
  const { json } = answer(
    flowing(heading('Work Experience'), paragraph('4 Discussion'), heading('Skills'), paragraph('Pumps')),
    'extract_resume_key_value',
  );
  expect(json).toMatchObject({ work_experience: [] });
});

test('who worked freelance worked for a company of that name', () => {
  expect(jobsOf('Pump Technician, Freelance', 'Engineer, Harbour Works')).toMatchObject([
    { job_title: 'Pump Technician', company_name: 'Freelance', job_type: null },
    { job_title: 'Engineer', company_name: 'Harbour Works' },
  ]);
});
