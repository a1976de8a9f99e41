import { expect, test } from 'vitest';
import { answer } from '../../../fixtures/answer.ts';
import { printed } from '../documents.ts';

const jobsOf = (...rows: readonly (readonly [left: string, right?: string])[]) => {
  const lines = rows.flatMap(([left, right], row) => [
    { text: left, x: 60, y: 100 + 18 * row },
    ...(right === undefined ? [] : [{ text: right, x: 240, y: 100 + 18 * row }]),
  ]);
  const document = printed([{ text: 'Experience', x: 60, y: 70, size: 14, weight: 700 }, ...lines]);
  const { work_experience } = answer(document, 'extract_resume_key_value').json as unknown as {
    work_experience: { company_name: string | null; job_title: string | null; summary: string | null }[];
  };
  return work_experience.map(({ company_name, job_title, summary }) => [job_title, company_name, summary]);
};

test('labels of fields that stand beside the values in every entry are no part of them', () => {
  const jobs = jobsOf(
    ['Dates', '03/2015 – 06/2019'],
    ['Occupation or position held', 'Forester'],
    ['Name of employer', 'Wood and Sons Ltd'],
    ['Main activities', 'Kept nine miles of rides open for carts and walkers.'],
    ['Dates', '01/2012 – 02/2015'],
    ['Occupation or position held', 'Warden'],
    ['Name of employer', 'Radnor Valley Trust'],
    ['Main activities', 'Counted otters along the river on forty nights.'],
  );
  expect(jobs).toEqual([
    ['Forester', 'Wood and Sons Ltd', 'Kept nine miles of rides open for carts and walkers.'],
    ['Warden', 'Radnor Valley Trust', 'Counted otters along the river on forty nights.'],
  ]);
});

test('the title of a job that was held twice is no label of its dates', () => {
  const jobs = jobsOf(
    ['Forester', '03/2015 – 06/2019'],
    ['Wood and Sons Ltd'],
    ['Forester', '01/2012 – 02/2015'],
    ['Radnor Valley Trust'],
  );
  expect(jobs.map(([title]) => title)).toEqual(['Forester', 'Forester']);
});
