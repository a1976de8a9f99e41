import { expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { printed } from '../documents.ts';

const resumeOf = (document: Document) => answer(document, 'extract_resume_key_value').json as Record<string, unknown>;

/** Lines below one another; an empty one leaves the place of a picture. */
const column = (...texts: readonly string[]): Document =>
  printed(texts.flatMap((text, index) => (text === '' ? [] : [{ text, y: 60 + 16 * index }])));

test('sections with pictures for headings are told by what they say', () => {
  const { work_experience, education, skills, certifications } = resumeOf(
    column(
      ...['Wren Marlow', 'wren@example.org', '', ''],
      ...['Head gardener, Quickthorn Ltd', '2015 – 2019', '• Laid nine miles of hedge', '', ''],
      ...['University of Brecon', 'BSc Forestry', '2010 – 2013', '', ''],
      ...['Thatching, coppicing, dry stone walls, billhooks', '', ''],
      ...['Tree surgery certificate, Arboricultural Board', 'May 2014'],
    ),
  );
  expect(work_experience).toMatchObject([{ job_title: 'Head gardener', company_name: 'Quickthorn Ltd' }]);
  expect(education).toMatchObject([{ organization: 'University of Brecon', major: 'Forestry' }]);
  expect(skills).toEqual({ Skills: ['Thatching', 'coppicing', 'dry stone walls', 'billhooks'] });
  expect(certifications).toMatchObject([{ date: '2014-05-01' }]);
});

test('a letter that names years and a profession is no resume', () => {
  const { work_experience, education, skills } = resumeOf(
    column(
      ...['Wren Marlow', 'wren@example.org', '', ''],
      ...['Brecon, 3 May 2019', '', ''],
      ...['Dear engineer,', 'from 2015 to 2019 you laid our hedges, and we thank you.', '', ''],
      ...['Yours', 'Wren Marlow'],
    ),
  );
  expect([work_experience, education, skills]).toEqual([[], [], {}]);
});
