import { describe, expect, test } from 'vitest';
import { answer } from '../../../../fixtures/answer.ts';
import type { LineSpec } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';

interface Job {
  readonly job_title: string | null;
  readonly company_name: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly summary: string | null;
  readonly bullet_points: readonly string[];
}

type Printed = Omit<LineSpec, 'y'>;

const SPACE = 16;
const bold = (text: string): Printed => ({ text, weight: 700 });
const plain = (text: string): Printed => ({ text });
const bullets = (...texts: readonly string[]): Printed[] => texts.map((text) => plain(`• ${text}`));

/** The jobs of lines below one another; an empty one is space. */
function jobsOf(...lines: readonly Printed[]): Job[] {
  const section: Printed[] = [{ text: 'Work Experience', size: 16, weight: 700 }, ...lines];
  const placed = section.map((line, index) => ({ size: 10, ...line, y: 60 + index * SPACE }));
  const { json } = answer(printed(placed.filter(({ text }) => text !== '')), 'extract_resume_key_value');
  return (json as { readonly work_experience: Job[] }).work_experience;
}

describe('several positions in one company are jobs of that company', () => {
  const first = [
    bold('Harbour Engineer'),
    plain('June 2018 - May 2021'),
    ...bullets('Repaired the pumps of the harbour', 'Wrote a manual of all valves'),
  ];
  const second = [
    bold('Pump Technician'),
    plain('April 2015 - May 2018'),
    ...bullets('Cleaned the filters', 'Counted the valves'),
  ];
  const elsewhere = [
    { text: 'Quayside Pumps GmbH', size: 12, weight: 700 },
    bold('Apprentice'),
    plain('May 2012 - March 2015'),
    ...bullets('Carried the tools', 'Learned the trade'),
  ];
  const jobs = [
    { job_title: 'Harbour Engineer', company_name: 'Seawater Works Ltd', start_date: '2018-06-01' },
    { job_title: 'Pump Technician', company_name: 'Seawater Works Ltd', start_date: '2015-04-01' },
    { job_title: 'Apprentice', company_name: 'Quayside Pumps GmbH', start_date: '2012-05-01' },
  ];

  test('named once above them', () => {
    const company = { text: 'Seawater Works Ltd', size: 12, weight: 700 };
    expect(jobsOf(company, ...first, plain(''), ...second, plain(''), ...elsewhere)).toMatchObject(jobs);
  });

  test('named once, with the time that one was there', () => {
    const company = { text: 'Seawater Works Ltd   April 2015 - May 2021', size: 12, weight: 700 };
    expect(jobsOf(company, ...first, plain(''), ...second, plain(''), ...elsewhere)).toMatchObject(jobs);
  });
});

test('a sentence below the name of a company is no summary, the one above the bullets is', () => {
  const [job] = jobsOf(
    bold('Seawater Works Ltd'),
    plain('Maker of pumps that drain harbours along the whole coast.'),
    plain('June 2018 - May 2021'),
    bold('Harbour Engineer'),
    plain('Kept all pumps of the eastern harbour running day and night.'),
    ...bullets('Repaired the pumps of the harbour', 'Wrote a manual of all valves'),
  );
  expect(job).toMatchObject({
    job_title: 'Harbour Engineer',
    company_name: 'Seawater Works Ltd',
    summary: 'Kept all pumps of the eastern harbour running day and night.',
    bullet_points: ['Repaired the pumps of the harbour', 'Wrote a manual of all valves'],
  });
});

test('sentences without bullets that are one per line are bullet points', () => {
  const points = [
    'Repaired the pumps of the harbour after the great storm',
    'Wrote a manual of all valves that the harbour has ever had',
    'Trained four apprentices, of whom two became foremen later on',
  ];
  const [job] = jobsOf(
    bold('Harbour Engineer, Seawater Works Ltd'),
    { text: 'June 2018 - May 2021', x: 420 },
    ...points.map(plain),
  );
  expect(job).toMatchObject({ summary: null, bullet_points: points });
});

test('a first bullet that alone is a sentence is the summary', () => {
  const [job] = jobsOf(
    bold('Harbour Engineer, Seawater Works Ltd'),
    plain('June 2018 - May 2021'),
    ...bullets('Kept the pumps running day and night.', 'Repaired the pumps', 'Wrote a manual of all valves'),
  );
  expect(job).toMatchObject({
    summary: 'Kept the pumps running day and night.',
    bullet_points: ['Repaired the pumps', 'Wrote a manual of all valves'],
  });
});

test('an item goes on in small letters, whatever parts its lines', () => {
  const [job] = jobsOf(
    bold('Harbour Engineer, Seawater Works Ltd'),
    plain('June 2018 - May 2021'),
    plain('• Repaired the pumps of the harbour after the'),
    plain(''),
    plain('great storm'),
    plain('• Wrote a manual'),
  );
  expect(job?.bullet_points.map((point) => point.replace(/\s+/g, ' '))).toEqual([
    'Repaired the pumps of the harbour after the great storm',
    'Wrote a manual',
  ]);
});

test('a short sentence above the bullets is the summary', () => {
  const [job] = jobsOf(
    bold('Harbour Engineer'),
    plain('Seawater Works Ltd'),
    plain('June 2018 - May 2021'),
    plain('Kept all pumps running.'),
    ...bullets('Repaired the pumps', 'Wrote a manual of all valves'),
  );
  expect(job).toMatchObject({ company_name: 'Seawater Works Ltd', summary: 'Kept all pumps running.' });
});

test('a title of words that are not known, in small letters, is the title where siblings have one', () => {
  const jobs = jobsOf(
    bold('Manutentrice delle pompe'),
    plain('Seawater Works Ltd'),
    plain('June 2018 - May 2021'),
    ...bullets('Ha riparato le pompe', 'Ha scritto un manuale'),
    plain(''),
    bold('Custode del porto'),
    plain('Quayside Pumps GmbH'),
    plain('May 2012 - March 2015'),
    ...bullets('Ha contato le valvole', 'Ha pulito i filtri'),
  );
  expect(jobs).toMatchObject([
    { job_title: 'Manutentrice delle pompe', company_name: 'Seawater Works Ltd' },
    { job_title: 'Custode del porto', company_name: 'Quayside Pumps GmbH' },
  ]);
});

test('the label above a list is no field', () => {
  const [job] = jobsOf(
    bold('Harbour Engineer, Seawater Works Ltd'),
    plain('June 2018 - May 2021'),
    plain('Key Responsibilities:'),
    ...bullets('Repaired the pumps', 'Wrote a manual of all valves'),
  );
  expect(job).toMatchObject({ bullet_points: ['Repaired the pumps', 'Wrote a manual of all valves'], summary: null });
});

test('a sentence above the bullets is the summary, whatever parts its lines', () => {
  const [job] = jobsOf(
    bold('Harbour Engineer'),
    plain('Seawater Works Ltd'),
    plain('June 2018 - May 2021'),
    plain(''),
    plain('Kept Big Bertha and Old Tom, Seawater'),
    plain(''),
    plain('pumps, running.'),
    ...bullets('Repaired the pumps', 'Wrote a manual of all valves'),
  );
  expect(job?.summary?.replace(/\s+/g, ' ')).toBe('Kept Big Bertha and Old Tom, Seawater pumps, running.');
});
