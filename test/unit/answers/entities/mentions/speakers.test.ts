import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/entities/candidate.ts';
import { speakers } from '../../../../../src/answers/entities/mentions/speakers.ts';

/** The speakers of a text of which a tagger knows Amy. */
function speaking(text: string): string[] {
  const start = text.indexOf('Amy');
  const known: Candidate[] = [{ type: 'PERSON', start, end: start + 3, score: 0.99, rule: 'names' }];
  return speakers(text, known).map((name) => text.slice(name.start, name.end));
}

test.each([
  ['a play', 'Ubulak: What a day.\nAmy: Remember me?\n'],
  ['a chat with times', '[12/03/2025, 18:02] Ubulak: did you see it?\n[12/03/2025, 18:04] Amy: no, he is out\n'],
  ['a chat with dashes', '03.02.25, 19:44 - Ubulak: Hast du die Nummer?\n03.02.25, 19:46 - Amy: leider nicht, nein\n'],
  ['a quoted chat', '> Ubulak: What a day.\n> Amy: Remember me?\n'],
])('who speaks in %s is a person', (_, text) => {
  expect(speaking(text)).toEqual(['Ubulak', 'Amy']);
});

test.each([
  ['a form', 'Ubulak: 12 kg\nAmy: yes\nMenge: 4\n'],
  ['labels', 'Address: he lives over there.\nAmy: Remember me?\n'],
  ['roles', 'Agent: How can I help?\nAmy: Remember me?\n'],
])('%s are no speakers', (_, text) => {
  expect(speaking(text).filter((name) => name !== 'Amy')).toEqual([]);
});

test('a single speaker is none', () => {
  expect(speaking('Amy: Remember me?')).toEqual([]);
});
