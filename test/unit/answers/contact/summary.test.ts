import { expect, test } from 'vitest';
import { answer } from '../../../fixtures/answer.ts';
import { prose } from '../../layout/page.ts';
import { flowing, heading, paragraph, printed } from '../documents.ts';
import { cardOf, headed, resumeWith } from './resumes.ts';

const summary = 'Weaver who has kept looms of three mills at work and taught others to mend them.';

test('a summary ends where contacts begin', () => {
  const card = cardOf(
    resumeWith(
      'Mary Weaver',
      headed('About'),
      summary,
      'Phone: (212) 555-0188',
      'Email: mary@example.org',
      'GitHub',
      'mw',
    ),
  );
  expect(card).toMatchObject({ summary, email_address: 'mary@example.org', github_url: 'https://github.com/mw' });
});

test('contacts below a heading of summaries are none', () => {
  const card = cardOf(
    resumeWith('Mary Weaver', headed('About'), 'Phone: (212) 555-0188', 'mary@example.org', headed('Summary'), summary),
  );
  expect(card.summary).toBe(summary);
});

test('prose under the name needs no heading', () => {
  expect(cardOf(resumeWith('Mary Weaver', 'Loom operator', summary, 'mary@example.org')).summary).toBe(summary);
});

test('a few words below a heading are a summary', () => {
  const short = 'Weaver of twenty years';
  expect(cardOf(resumeWith('Mary Weaver', 'mary@example.org', headed('Profile'), short)).summary).toBe(short);
});

test('a head of contacts is no summary', () => {
  const card = cardOf(
    resumeWith('Mary Weaver', 'Loom operator', '12 Main Street, Springfield, IL 62704', 'mary@example.org'),
  );
  expect(card.summary).toBeNull();
});

test('paragraphs of a summary stand on lines of their own', () => {
  const document = flowing(
    heading('Mary Weaver'),
    heading('Summary', 2),
    paragraph(summary),
    paragraph('Looks for a mill with old looms and new ideas.'),
    heading('Experience', 2),
    paragraph('Weaver at Looms Ltd, 2019 – 2021'),
  );
  expect(cardOf(document).summary).toBe(`${summary}\nLooks for a mill with old looms and new ideas.`);
});

test('a letter and a paper have no summary of a person', () => {
  const letter = flowing(
    paragraph('Dear Ms Weaver,'),
    paragraph(summary),
    paragraph('Yours sincerely'),
    paragraph('Ann Dyer'),
  );
  const paper = printed([
    { text: 'On the mending of looms', y: 60, size: 20 },
    { text: 'Mary Weaver, mary@example.org', y: 90 },
    { text: '1 Introduction', y: 130, size: 14, weight: 700 },
    ...prose(30, 160),
  ]);
  for (const document of [letter, paper]) expect(answer(document, 'extract_pii').json).toMatchObject({ summary: null });
});

test('chapters with numbers make no resume, and their prose no summary', () => {
  const paper = flowing(
    heading('Mending of looms'),
    paragraph('Mary Weaver, mary@example.org'),
    heading('1 Introduction'),
    paragraph(summary),
    heading('2 Experience'),
    paragraph('Three mills, 2019 – 2021'),
    heading('3 Skills'),
    paragraph('Weaving, Dyeing'),
  );
  expect(cardOf(paper).summary).toBeNull();
});
