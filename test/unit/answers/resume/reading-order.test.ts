import { describe, expect, test } from 'vitest';
import { inReadingOrder } from '../../../../src/answers/resume/reading-order/reading-order.ts';
import type { Block, Cell } from '../../../../src/document/block.ts';
import { answer } from '../../../fixtures/answer.ts';
import { words } from '../../layout/page.ts';
import { cell, flowing, heading, item, list, paragraph, run, table } from '../documents.ts';

const resumeOf = (...blocks: readonly Block[]) =>
  answer(flowing(...blocks), 'extract_resume_key_value').json as Record<string, unknown>;

const bold = (text: string): Block => ({ kind: 'paragraph', page: 1, runs: [run(text, { bold: true })] });
const holding = (...blocks: readonly Block[]): Cell => cell('', { blocks });
const bullets = (...texts: readonly string[]): Block => list(...texts.map((text) => item('•', paragraph(text))));

const smithy = [
  bold('Farrier'),
  paragraph('Old Mill Smithy Ltd'),
  paragraph('Mar 2016 – Jul 2021'),
  bullets('Shod forty horses a month'),
];
const livery = [
  bold('Stable Manager'),
  paragraph('Hillside Livery Ltd'),
  paragraph('Aug 2021 – Present'),
  bullets('Ran a yard of thirty boxes'),
];
const jobs = [
  {
    job_title: 'Stable Manager',
    company_name: 'Hillside Livery Ltd',
    start_date: '2021-08-01',
    end_date: 'present',
    bullet_points: ['Ran a yard of thirty boxes'],
  },
  {
    job_title: 'Farrier',
    company_name: 'Old Mill Smithy Ltd',
    start_date: '2016-03-01',
    end_date: '2021-07-31',
    bullet_points: ['Shod forty horses a month'],
  },
];

describe('a resume in a table', () => {
  test('of one row is read as two columns, the sidebar first', () => {
    const found = resumeOf(
      table([
        holding(
          heading('Contact'),
          paragraph('wren@hollis.example'),
          heading('Skills'),
          bullets('Farriery', 'Bookkeeping'),
        ),
        holding(bold('Wren Hollis'), heading('Experience'), ...livery, ...smithy),
      ]),
    );
    expect(found.pii).toMatchObject({ full_name: 'Wren Hollis', email: 'wren@hollis.example' });
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery', 'Bookkeeping'] });
  });

  test('with a heading in each column is read down one column and then down the next', () => {
    const found = resumeOf(
      bold('Wren Hollis'),
      table(
        [holding(bold('Experience')), holding(bold('Skills'))],
        [holding(...livery), holding(bullets('Farriery'))],
        [holding(...smithy), holding(bullets('Bookkeeping'))],
      ),
    );
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery', 'Bookkeeping'] });
  });

  test('with a column that a cell on the right goes down beside is read in columns', () => {
    const found = resumeOf(
      table(
        [
          holding(bold('Experience'), ...livery),
          cell('', { rowSpan: 2, blocks: [bold('Skills'), bullets('Farriery')] }),
        ],
        [holding(...smithy)],
      ),
    );
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery'] });
  });

  test('with a label beside each section has that for its heading', () => {
    const found = resumeOf(
      bold('Wren Hollis'),
      table(
        [holding(bold('Experience')), holding(...livery, ...smithy)],
        [holding(bold('Skills')), holding(bullets('Farriery', 'Bookkeeping'))],
      ),
    );
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery', 'Bookkeeping'] });
  });

  test.each(['left', 'right'])('with dates on the %s has them at the jobs beside them', (side) => {
    const row = ([title, company, dates, body]: readonly Block[]): readonly Cell[] => {
      const cells = [holding(dates as Block), holding(title as Block, company as Block, body as Block)];
      return side === 'left' ? cells : cells.toReversed();
    };
    const found = resumeOf(
      table([cell('', { columnSpan: 2, blocks: [bold('Experience')] })], row(livery), row(smithy)),
    );
    expect(found.work_experience).toMatchObject(jobs);
  });

  test('for each job has its head in the upper rows and its body in one below', () => {
    const job = ([title, company, dates, body]: readonly Block[]): Block =>
      table(
        [holding(company as Block), holding(dates as Block)],
        [holding(title as Block), cell('Leeds')],
        [cell('', { columnSpan: 2, blocks: [body as Block] })],
      );
    expect(resumeOf(heading('Experience'), job(livery), job(smithy)).work_experience).toMatchObject(jobs);
  });

  test('within a cell of another is read where it stands', () => {
    const inner = table([holding(bold('Experience')), holding(...livery, ...smithy)]);
    const found = resumeOf(table([holding(bold('Skills'), bullets('Farriery')), holding(inner)]));
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery'] });
  });

  test('of data keeps its rows', () => {
    const found = resumeOf(
      heading('Education'),
      table(
        [cell('BSc Equine Science'), cell('University of Leeds'), cell('2012')],
        [cell('Farriery Diploma'), cell('Hereford College'), cell('2008')],
      ),
    );
    expect(found.education).toMatchObject([
      { degree: 'BSc', major: 'Equine Science', organization: 'University of Leeds', end_date: '2012-12-31' },
      { degree: 'Farriery Diploma', organization: 'Hereford College', end_date: '2008-12-31' },
    ]);
  });

  test('with names of columns has no entry of them', () => {
    const found = resumeOf(
      heading('Education'),
      table(
        [holding(bold('Degree')), holding(bold('Institution')), holding(bold('Year'))],
        [cell('Farriery Diploma'), cell('Hereford College'), cell('2008')],
      ),
      heading('Experience'),
      table(
        [holding(bold('Period')), holding(bold('Employer')), holding(bold('Position')), holding(bold('Duties'))],
        [cell('2016 – 2021'), cell('Old Mill Smithy Ltd'), cell('Farrier'), holding(bullets('Shod horses'))],
      ),
      heading('Skills'),
      table([cell('Skill'), cell('Level')], [cell('Farriery'), cell('Expert')]),
    );
    expect(found.education).toMatchObject([{ degree: 'Farriery Diploma', organization: 'Hereford College' }]);
    expect(found.work_experience).toMatchObject([
      { job_title: 'Farrier', company_name: 'Old Mill Smithy Ltd', bullet_points: ['Shod horses'] },
    ]);
    expect(Object.values(found.skills as object).flat()).toEqual(['Farriery']);
  });
});

test('a table of a page keeps its rows, since its words have places', () => {
  const printedCell = (text: string): Cell =>
    holding({ kind: 'paragraph', page: 1, runs: [run(text, { words: words({ text, y: 100 }) })] }, bullets(text));
  const printedTable = table([printedCell('Experience'), printedCell('Skills')]);
  expect(inReadingOrder([printedTable])).toEqual([printedTable]);
});

describe('a text box', () => {
  const inBox = (number: number, ...blocks: readonly Block[]): readonly Block[] =>
    blocks.map((block) => ({ ...block, textBox: number }));

  test('that holds sections ends no section in which it is anchored', () => {
    const found = resumeOf(
      bold('Wren Hollis'),
      bold('Experience'),
      ...livery,
      ...inBox(1, bold('Skills'), bullets('Farriery', 'Bookkeeping')),
      ...smithy,
    );
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery', 'Bookkeeping'] });
  });

  test('with nothing but a heading is the heading of what follows', () => {
    const found = resumeOf(
      bold('Wren Hollis'),
      ...inBox(1, bold('Experience')),
      ...livery,
      ...smithy,
      ...inBox(2, bold('Skills')),
      bullets('Farriery', 'Bookkeeping'),
    );
    expect(found.work_experience).toMatchObject(jobs);
    expect(found.skills).toEqual({ Skills: ['Farriery', 'Bookkeeping'] });
  });
});
