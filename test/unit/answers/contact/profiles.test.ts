import { expect, test } from 'vitest';
import { answer } from '../../../fixtures/answer.ts';
import { flowing, heading, paragraph } from '../documents.ts';
import { cardOf, headed, resumeWith } from './resumes.ts';

const github = 'https://github.com/mweaver';
const linkedin = 'https://www.linkedin.com/in/mary-weaver';

test.each([
  ['beside the name', ['GitHub: mweaver', 'LinkedIn: mary-weaver']],
  ['with its sign', ['GitHub @mweaver', 'LinkedIn /in/mary-weaver']],
  ['with others on one line', ['GitHub @mweaver | Mastodon @mw | LinkedIn @mary-weaver']],
  ['below the name', ['GitHub', 'mweaver', 'Mastodon', 'mw', 'LinkedIn', 'mary-weaver']],
])('a handle %s of a network is a profile', (_, lines) => {
  const card = cardOf(resumeWith('Mary Weaver', 'mary@example.org', headed('Profiles'), ...lines));
  expect(card).toMatchObject({ linkedin_url: linkedin, github_url: github });
});

test('a handle that says of which network it is needs no label', () => {
  expect(cardOf(resumeWith('Mary Weaver', 'mary@example.org', 'in/mary-weaver')).linkedin_url).toBe(linkedin);
});

test('evidence of a profile is the handle', () => {
  const document = resumeWith('Mary Weaver', 'mary@example.org', 'GitHub', 'mweaver');
  const { evidence } = answer(document, 'extract_resume_key_value', { includeEvidence: true });
  const [found] = evidence?.filter(({ pointer }) => pointer === '/json/personal_info/github_url') ?? [];
  expect(found?.boxes[0]?.[1]).toBeCloseTo(124.5);
});

test('a link behind a word or handle wins over what is printed', () => {
  const card = cardOf(
    resumeWith('Mary Weaver', 'mary@example.org', { text: 'Find my code', link: `${github}?tab=repositories` }),
  );
  expect(card.github_url).toBe(github);
});

test('links to projects and posts lead to no profile', () => {
  const card = cardOf(
    resumeWith(
      'Mary Weaver',
      'github.com/mweaver/looms',
      { text: 'A post', link: 'https://www.linkedin.com/posts/x' },
      { text: 'Notes', link: 'https://gist.github.com/mw' },
    ),
  );
  expect(card).toMatchObject({ github_url: null, linkedin_url: null });
});

test('an address that a narrow column breaks is one', () => {
  const card = cardOf(resumeWith('Mary Weaver', 'mary@example.org', 'linkedin.com/in/', 'mary-weaver'));
  expect(card.linkedin_url).toBe('linkedin.com/in/mary-weaver');
});

test('names of networks that are skills or links make no profile', () => {
  const document = flowing(
    heading('Mary Weaver'),
    paragraph('mary@example.org'),
    paragraph('LinkedIn | GitHub | Portfolio'),
    heading('Experience'),
    paragraph('Weaver at Looms Ltd, 2019 – 2021'),
    heading('Skills'),
    paragraph('GitHub: workflows'),
  );
  expect(cardOf(document)).toMatchObject({ github_url: null, linkedin_url: null });
});
