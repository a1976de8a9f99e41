import { expect, test } from 'vitest';
import { cardOf, resumeWith } from './resumes.ts';

test.each([
  ['before the domain', ['mary.weaver', '@example.org']],
  ['within the domain', ['mary.weaver@example.', 'org']],
  ['within its ending', ['mary.weaver@example.o', 'rg']],
])('an e-mail address that a narrow column breaks %s is one', (_, lines) => {
  expect(cardOf(resumeWith('Mary Weaver', ...lines)).email_address).toBe('mary.weaver@example.org');
});

test('a broken address of which the upper part is one too is whole', () => {
  expect(cardOf(resumeWith('Mary Weaver', 'mary@example.co', 'm')).email_address).toBe('mary@example.com');
});

test('an address whose words lead to it is where they lead', () => {
  const card = cardOf(
    resumeWith('Mary Weaver', { text: 'Write to me', link: 'mailto:mary@example.org?subject=Hello' }),
  );
  expect(card.email_address).toBe('mary@example.org');
});

test('a printed address wins over a link that leads elsewhere', () => {
  const card = cardOf(resumeWith('Mary Weaver', { text: 'mary@example.org', link: 'mailto:theme@example.com' }));
  expect(card.email_address).toBe('mary@example.org');
});

test('a word below an address is no part of it', () => {
  expect(cardOf(resumeWith('Mary Weaver', 'mary@example.com', 'weaver')).email_address).toBe('mary@example.com');
});

test('the end of a sentence above an address is no part of it', () => {
  const lines = ['I weave and spin with a quiet mind.', 'mary.weaver@example.org'];
  expect(cardOf(resumeWith('Mary Weaver', ...lines)).email_address).toBe('mary.weaver@example.org');
  expect(cardOf(resumeWith('Mary Weaver', 'mind.', 'mary.weaver@example.org')).email_address).toBe(
    'mind.mary.weaver@example.org',
  );
});
