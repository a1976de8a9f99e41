import { describe, expect, test } from 'vitest';
import type { FilledRectangle } from '../../../../src/document/page.ts';
import { answer } from '../../../fixtures/answer.ts';
import { type LineSpec, page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

interface Job {
  readonly job_title: string | null;
  readonly company_name: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly bullet_points: readonly string[];
}

/** The jobs of a page of lines on which small squares are drawn, each by its left edge and the baseline beside it. */
function jobsOf(lines: readonly LineSpec[], squares: readonly (readonly [number, number])[]): Job[] {
  const fills = squares.map(([x, y]): FilledRectangle => ({ box: [x, y - 5, x + 4, y - 1], color: '#333333' }));
  const document = printed(
    page(
      [
        { text: 'Bronwen Pugh', x: 50, y: 50, size: 22, weight: 700 },
        { text: 'Experience', x: 50, y: 90, size: 15, weight: 700 },
        ...lines,
      ],
      { fills },
    ),
  );
  return (answer(document, 'extract_resume_key_value').json as { work_experience: Job[] }).work_experience;
}

describe('a row with a period', () => {
  test('is the head of a job, though an icon before it looks like a bullet', () => {
    const job = (y: number, title: string, company: string, period: string): LineSpec[] => [
      { text: title, x: 50, y, size: 12, weight: 700 },
      { text: company, x: 50, y: y + 15, weight: 700 },
      { text: period, x: 60, y: y + 30 },
      { text: 'Brecon', x: 230, y: y + 30 },
      { text: 'Laid nine miles of hedge', x: 66, y: y + 44 },
      { text: 'Taught the craft to six apprentices', x: 66, y: y + 58 },
    ];
    const squares = [120, 210].flatMap((y) => [
      [52, y + 30] as const,
      [222, y + 30] as const,
      [57, y + 44] as const,
      [57, y + 58] as const,
    ]);
    const found = jobsOf(
      [
        ...job(120, 'Foreman', 'Quickthorn Hedges Ltd', 'Mar 2015 – May 2019'),
        ...job(210, 'Apprentice', 'Reed and Straw Ltd', 'Jan 2012 – Feb 2015'),
      ],
      squares,
    );
    const points = ['Laid nine miles of hedge', 'Taught the craft to six apprentices'];
    expect(found).toMatchObject([
      { job_title: 'Foreman', start_date: '2015-03-01', end_date: '2019-05-31', bullet_points: points },
      { job_title: 'Apprentice', start_date: '2012-01-01', end_date: '2015-02-28', bullet_points: points },
    ]);
  });

  test('in a gutter has a title beside it, and points beside its second line', () => {
    const job = (y: number, from: string, to: string, title: string, company: string): LineSpec[] => [
      { text: from, x: 120 - from.length * 5, y },
      { text: to, x: 120 - to.length * 5, y: y + 14 },
      { text: title, x: 132, y, weight: 700 },
      { text: `, ${company}`, x: 132 + title.length * 5, y },
      { text: 'Laid nine miles of hedge', x: 146, y: y + 14 },
      { text: 'Taught the craft to six apprentices', x: 146, y: y + 28 },
    ];
    const found = jobsOf(
      [
        ...job(120, '03/2015–', '05/2019', 'Foreman', 'Quickthorn Hedges Ltd'),
        ...job(170, '01/2012–', '02/2015', 'Apprentice', 'Reed and Straw Ltd'),
        ...job(220, '01/2010–', '12/2011', 'Shearer', 'Fleece and Daughters Ltd'),
      ],
      [120, 170, 220].flatMap((y) => [[137, y + 14] as const, [137, y + 28] as const]),
    );
    const points = ['Laid nine miles of hedge', 'Taught the craft to six apprentices'];
    expect(found).toMatchObject([
      { job_title: 'Foreman', company_name: 'Quickthorn Hedges Ltd', start_date: '2015-03-01', bullet_points: points },
      { job_title: 'Apprentice', company_name: 'Reed and Straw Ltd', end_date: '2015-02-28', bullet_points: points },
      { job_title: 'Shearer', start_date: '2010-01-01', end_date: '2011-12-31', bullet_points: points },
    ]);
  });

  test('is the head of a job in a list of jobs, as each of its items is', () => {
    const job = (y: number, company: string, period: string, title: string): LineSpec[] => [
      { text: company, x: 62, y, size: 13, weight: 700 },
      { text: period, x: 380, y },
      { text: title, x: 62, y: y + 18, size: 11 },
      { text: '- Laid nine miles of hedge', x: 62, y: y + 38 },
      { text: '- Taught the craft to six apprentices', x: 62, y: y + 52 },
    ];
    const found = jobsOf(
      [
        ...job(120, 'Quickthorn Hedges Ltd', 'Mar 2015 – May 2019', 'Foreman'),
        ...job(210, 'Reed and Straw Ltd', 'Jan 2012 – Feb 2015', 'Apprentice'),
      ],
      [120, 210].map((y) => [52, y] as const),
    );
    const points = ['Laid nine miles of hedge', 'Taught the craft to six apprentices'];
    expect(found).toMatchObject([
      { job_title: 'Foreman', company_name: 'Quickthorn Hedges Ltd', start_date: '2015-03-01', bullet_points: points },
      { job_title: 'Apprentice', company_name: 'Reed and Straw Ltd', end_date: '2015-02-28', bullet_points: points },
    ]);
  });
});
