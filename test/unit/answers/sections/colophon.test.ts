import { expect, test } from 'vitest';
import { isColophon } from '../../../../src/answers/sections/colophon.ts';
import { answer } from '../../../fixtures/answer.ts';
import { printed } from '../documents.ts';

test.each([
  'CV made with Paper Press using theme Meadow',
  'Designed with love by Nia',
  'Erstellt mit Papierpresse',
  'Generado por Prensa',
  'Powered by Paper Press',
  '© 2019 Meadow Themes',
])('"%s" says how a document was made', (text) => {
  expect(isColophon(text)).toBe(true);
});

test.each(['Made nine gates', 'Maker of gates', 'Design with clay', 'Created the guild of thatchers'])(
  '"%s" says something about a person',
  (text) => {
    expect(isColophon(text)).toBe(false);
  },
);

interface Resume {
  readonly skills: Record<string, readonly string[]>;
  readonly personal_info: { readonly github_url: string | null };
}

/** A resume of a few skills, with a last line that is so many points below them. */
const resumeWith = (text: string, below: number): Resume =>
  answer(
    printed([
      { text: 'Mary Weaver', y: 50, size: 20, weight: 700 },
      { text: 'Experience', y: 90, size: 14, weight: 700 },
      { text: 'Thatcher at Reed and Straw, 2015 – 2019', y: 110 },
      { text: 'Skills', y: 140, size: 14, weight: 700 },
      { text: 'Thatching', y: 160 },
      { text: 'Hedge laying', y: 174 },
      { text, y: 174 + below, link: 'https://github.com/meadow' },
    ]),
    'extract_resume_key_value',
  ).json as unknown as Resume;

test('how a resume was made, in the space below all else, is no skill, nor is the profile there that of the person', () => {
  const { skills, personal_info } = resumeWith('Designed with Meadow by Nia', 60);
  expect(skills).toEqual({ Skills: ['Thatching', 'Hedge laying'] });
  expect(personal_info.github_url).toBeNull();
});

test('a line right below others is theirs, whatever it says', () => {
  expect(resumeWith('Designed with clay in mind', 14).skills.Skills).toHaveLength(3);
});
