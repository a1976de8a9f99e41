import { expect, test } from 'vitest';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { printed } from '../documents.ts';

interface Studies {
  readonly organization: string | null;
  readonly degree: string | null;
  readonly major: string | null;
}

/** Studies in a narrow column whose lines begin so many points below one another, set to the left or to the right. */
function studiesIn(set: 'left' | 'right', entries: readonly (readonly (readonly [string, number])[])[]): Studies[] {
  let y = 120;
  const lines = entries.flatMap((entry) =>
    entry.map(([text, step], index): LineSpec => {
      y += step;
      return { text, y, x: set === 'left' ? 50 : 200 - text.length * 5, weight: index < 2 ? 700 : 400 };
    }),
  );
  const document = printed([
    { text: 'Bronwen Pugh', x: 50, y: 50, size: 22, weight: 700 },
    { text: 'Education', x: set === 'left' ? 50 : 200 - 9 * 7, y: 100, size: 14, weight: 700 },
    ...lines,
  ]);
  return (answer(document, 'extract_resume_key_value').json as { education: Studies[] }).education;
}

const LONG = [
  [
    ['Bachelor of Science in', 20],
    ['Dairy Farming', 12],
    ['University of Brecon', 16],
    ['2012 – 2015', 16],
  ],
  [
    ['Diploma in Hedge and', 26],
    ['Stone Walls', 12],
    ['College of Radnor', 16],
    ['2009 – 2011', 16],
  ],
] as const;

test.each(['left', 'right'] as const)(
  'a title that goes on in the next line of a narrow column set to the %s is one',
  (set) => {
    expect(studiesIn(set, LONG)).toMatchObject([
      { organization: 'University of Brecon', degree: 'Bachelor of Science', major: 'Dairy Farming' },
      { organization: 'College of Radnor', degree: 'Diploma', major: 'Hedge and Stone Walls' },
    ]);
  },
);
