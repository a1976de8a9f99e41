import { expect, test } from 'vitest';
import { isNoResume, resumeText } from '../../../src/app/results/resume-formats.ts';
import { emptySections, fullSections } from '../../fixtures/resume-answer.ts';

const read = { json: fullSections, pageCount: 1 };

test('a resume is shown and saved as the API answers it, or as JSON Resume', () => {
  expect(JSON.parse(resumeText(read, 'sheaf'))).toEqual(fullSections);
  expect(JSON.parse(resumeText(read, 'jsonResume'))).toMatchObject({
    basics: { name: 'Ada Lovelace' },
    meta: { version: 'v1.0.0' },
  });
});

test('a document with nothing but contacts is doubted to be a resume, one with skills alone is not', () => {
  const { pii, personal_info, skills } = fullSections;
  expect(isNoResume({ json: { ...emptySections, pii, personal_info }, pageCount: 1 })).toBe(true);
  expect(isNoResume({ json: { ...emptySections, skills }, pageCount: 1 })).toBe(false);
});
