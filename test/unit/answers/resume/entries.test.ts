import { expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { printed } from '../documents.ts';

interface Resume {
  readonly education: readonly { readonly organization: string | null; readonly degree: string | null }[];
  readonly work_experience: readonly {
    readonly job_title: string | null;
    readonly start_date: string | null;
    readonly bullet_points: readonly string[];
  }[];
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

test.each([
  ['farther apart than those of prose, are points of their own', 16, ['Felled', 'Planted', 'Mended']],
  ['as close as those of prose, go on in the next one', 13, ['Felled', 'Mended']],
])('lines that fill their column and have no bullets, %s', (_claim, step, points) => {
  const inside =
    'Forester who has kept the woods of three parishes in order since the great storm took half of them down, and';
  const felled =
    'Felled what the storm had left leaning over the road from the mill to the upper farm, with two horses only,';
  const below = ['Planted oaks on the slope behind the church', 'Mended the fences'];
  const document = printed([
    { text: 'Summary', y: 60, size: 14, weight: 700 },
    { text: inside, y: 84 },
    { text: 'has taught the trade to nine others meanwhile.', y: 97 },
    { text: 'Experience', y: 130, size: 14, weight: 700 },
    { text: 'Forester, Wood and Sons', y: 154, weight: 700 },
    { text: '2015 – 2019', y: 168 },
    { text: 'Kept the woods of the estate.', y: 188 },
    { text: 'Highlights', y: 212, size: 12, weight: 700 },
    ...[felled, ...below].map((text, index) => ({ text, y: 236 + step * index })),
  ]);
  const [job] = resumeOf(document).work_experience;
  expect(job?.bullet_points.map((point) => point.split(' ', 1)[0])).toEqual(points);
});

test('a subject that goes on in the next line is whole', () => {
  const title = 'University of Brecon and the Upper Valleys — Bachelor of Science, Forestry, Hedges and Land';
  const document = printed([
    { text: 'Education', y: 60, size: 14, weight: 700 },
    {
      text: 'Radnor College — Diploma, Sawing and Planing of Oak, Ash, Elm and Other Woods of the County',
      y: 84,
      weight: 700,
    },
    { text: '2012 – 2013', y: 98 },
    { text: title, y: 124, weight: 700 },
    { text: 'Stewardship', y: 137, weight: 700 },
    { text: '2009 – 2012', y: 151 },
  ]);
  expect(resumeOf(document).education).toMatchObject([
    { organization: 'Radnor College' },
    { organization: 'University of Brecon and the Upper Valleys', major: 'Forestry, Hedges and Land Stewardship' },
  ]);
});
