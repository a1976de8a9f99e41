import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page, prose } from '../page.ts';

const headingsOf = (lines: readonly LineSpec[]): string[] =>
  layout([page(lines)]).flatMap((block) => (block.kind === 'heading' ? [textOf(block.runs)] : []));

const NAMES = ['Rope work', 'Sail repair', 'Night watch'];
const TITLE = { text: 'Courses ashore', y: 60, size: 18 };
const LEADER: LineSpec[] = ['Credits: 4', 'Room: 12'].map((text, index) => ({ text, y: 12 * index }));
const LIST: LineSpec[] = ['• knots', '• splices', '• whippings'].map((text, index) => ({ text, y: 12 * index }));
const TEXT = { text: 'It is taught at the harbour, in all weathers.', y: 0 };

/** Titles in bold, in the size of the text, each close above what is given. */
const courses = (below: readonly LineSpec[], x = 72): LineSpec[] => [
  TITLE,
  ...prose(3, 84),
  ...NAMES.flatMap((text, index) => [
    { text, y: 150 + 110 * index, weight: 700 },
    ...below.map((one) => ({ ...one, x: one.x ?? x, y: 163 + 110 * index + one.y })),
  ]),
];

describe('bold lines in the size of the text', () => {
  test.each<[string, LineSpec[]]>([
    ['a list', LIST],
    ['lines and text', [...LEADER, { ...TEXT, y: 36 }]],
    ['two paragraphs', [TEXT, { ...TEXT, y: 24 }]],
  ])('are headings where each has %s below it', (_, below) => {
    expect(headingsOf(courses(below))).toEqual(['Courses ashore', ...NAMES]);
  });

  test.each<[string, LineSpec[]]>([
    ['one paragraph, as terms have', [TEXT]],
    [
      'the lines of an address',
      [
        { text: 'Quay 4', y: 0 },
        { text: 'Port Isaac', y: 12 },
      ],
    ],
  ])('are none where each has %s', (_, below) => {
    expect(headingsOf(courses(below, 90))).toEqual(['Courses ashore']);
  });
});
