import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { cell, flowing, heading, item, list, paragraph, printed, run, table } from '../documents.ts';

const skillsOf = (document: Document) =>
  (answer(document, 'extract_resume_key_value').json as { skills: Record<string, string[]> }).skills;

const title = (text: string, y: number): LineSpec => ({ text, y, size: 16, weight: 700 });
const bold = (text: string, y: number, x = 72): LineSpec => ({ text, y, x, weight: 700 });
const grey = (text: string, y: number, x = 72): LineSpec => ({ text, y, x, color: '#888888' });
const plain = (text: string, y: number, x = 72): LineSpec => ({ text, y, x });

/** The skills of a printed resume with a section of work above the lines and one of education below them. */
const printedSkills = (...lines: readonly LineSpec[]) =>
  skillsOf(
    printed([
      { text: 'Ada Lovelace', y: 50, size: 22, weight: 700 },
      title('Experience', 90),
      bold('Analyst, Engines Ltd', 110),
      plain('2015 - 2019', 124),
      title('Skills', 160),
      ...lines,
      title('Education', 700),
      plain('University of London', 720),
    ]),
  );

const flowingSkills = (...blocks: readonly Block[]) =>
  skillsOf(flowing(heading('Experience'), paragraph('Analyst, Engines Ltd'), heading('Skills'), ...blocks));

describe('skills are in the group', () => {
  const groups = { Looms: ['Jacquard', 'Dobby'], Tables: ['Logarithms', 'Sines'] };

  test('before their colon', () => {
    expect(printedSkills(plain('Looms: Jacquard, Dobby', 180), plain('Tables: Logarithms, Sines', 200))).toEqual(
      groups,
    );
  });

  test('in another style before them on their line', () => {
    expect(
      printedSkills(
        bold('Looms', 180),
        plain('Jacquard, Dobby', 180, 102),
        bold('Tables', 200),
        plain('Logarithms, Sines', 200, 107),
      ),
    ).toEqual(groups);
  });

  test('in a look of its own above them', () => {
    const lines = [bold('Looms', 180), plain('Jacquard', 196), plain('Dobby', 212)];
    const more = [bold('Tables', 240), plain('Logarithms', 256), plain('Sines', 272)];
    expect(printedSkills(...lines, ...more)).toEqual(groups);
  });

  test('above their bullets, whatever level is below its name', () => {
    const lines = [plain('Looms', 180), grey('Advanced', 193), plain('• Jacquard', 210, 90), plain('• Dobby', 224, 90)];
    const more = [
      plain('Tables', 250),
      grey('Beginner', 263),
      plain('• Logarithms', 280, 90),
      plain('• Sines', 294, 90),
    ];
    expect(printedSkills(...lines, ...more)).toEqual(groups);
  });

  test('above chips that stand beside one another with little space', () => {
    const lines = [bold('Looms', 180), plain('Jacquard', 200, 76), plain('Dobby', 200, 126)];
    const more = [bold('Tables', 230), plain('Logarithms', 250, 76), plain('Sines', 250, 136)];
    expect(printedSkills(...lines, ...more)).toEqual(groups);
  });

  test('above chips of which one is in another style', () => {
    const lines = [bold('Looms', 180), plain('Jacquard', 200, 76), grey('Dobby', 200, 126)];
    const more = [bold('Tables', 230), plain('Logarithms', 250, 76), plain('Sines', 250, 136)];
    expect(printedSkills(...lines, ...more)).toEqual(groups);
  });

  test('at the head of their column', () => {
    const heads = [bold('Looms', 180), bold('Tables', 180, 300)];
    const columns = [
      plain('Jacquard', 200),
      plain('Logarithms', 200, 300),
      plain('Dobby', 216),
      plain('Sines', 216, 300),
    ];
    expect(printedSkills(...heads, ...columns)).toEqual(groups);
  });

  test('side by side above bullets that are read row by row', () => {
    const heads = [plain('Looms', 180), plain('Tables', 180, 300)];
    const levels = [plain('Advanced', 193), plain('Beginner', 193, 300)];
    const rows = [
      plain('• Jacquard', 210, 90),
      plain('• Logarithms', 210, 318),
      plain('• Dobby', 224, 90),
      plain('• Sines', 224, 318),
    ];
    expect(printedSkills(...heads, ...levels, ...rows)).toEqual(groups);
  });

  const rows = (...lists: readonly (readonly [name: string, list: string])[]) =>
    lists.flatMap(([name, text], index) => [plain(name, 180 + index * 16), plain(text, 180 + index * 16, 160)]);

  test('in a gutter beside them', () => {
    expect(printedSkills(...rows(['Looms', 'Jacquard, Dobby'], ['Tables', 'Logarithms, Sines']))).toEqual(groups);
    expect(printedSkills(...rows(['Looms:', 'Jacquard'], ['Tables:', 'Sines']))).toEqual({
      Looms: ['Jacquard'],
      Tables: ['Sines'],
    });
  });

  test('in a gutter beside the first line of theirs', () => {
    const lines = rows(['Looms', 'Jacquard'], ['', 'Dobby'], ['Tables', 'Logarithms'], ['', 'Sines']);
    expect(printedSkills(...lines.filter(({ text }) => text !== ''))).toEqual(groups);
  });

  test('in the cell before theirs', () => {
    const cells = [
      [cell('Looms'), cell('Jacquard, Dobby')],
      [cell('Tables'), cell('Logarithms, Sines')],
    ];
    expect(flowingSkills(table(...cells))).toEqual(groups);
  });

  test('that is bold in a document without places', () => {
    const line = (name: string, rest: string): Block => ({
      kind: 'paragraph',
      page: 1,
      runs: [run(name, { bold: true }), run(rest)],
    });
    expect(flowingSkills(line('Looms: ', 'Jacquard, Dobby'), line('Tables: ', 'Logarithms, Sines'))).toEqual(groups);
  });
});

describe('how well a skill is known is not a skill', () => {
  test.each([
    ['Jacquard (Expert), Dobby (Beginner)', ['Jacquard', 'Dobby']],
    ['Jacquard ★★★★☆ | Dobby ★★☆☆☆', ['Jacquard', 'Dobby']],
    ['Jacquard 90%; Dobby 40 %', ['Jacquard', 'Dobby']],
    ['Jacquard (5 years), Dobby (2+ yrs)', ['Jacquard', 'Dobby']],
  ])('in "%s"', (text, expected) => {
    expect(printedSkills(plain(text, 180))).toEqual({ Skills: expected });
  });

  test('behind the name of a group', () => {
    expect(printedSkills(plain('Looms (Master): Jacquard, Dobby', 180))).toEqual({ Looms: ['Jacquard', 'Dobby'] });
  });

  test('nor is since when', () => {
    const rows = [
      plain('Jacquard', 180),
      plain('2015 - 2019', 180, 300),
      plain('Dobby', 196),
      plain('May 2020', 196, 300),
    ];
    expect(printedSkills(...rows)).toEqual({ Skills: ['Jacquard', 'Dobby'] });
  });

  test('in a column beside the skills', () => {
    const rows = ['Jacquard', 'Dobby', 'Tablet'].flatMap((name, index) => [
      plain(name, 180 + index * 16),
      plain('Advanced', 180 + index * 16, 300),
    ]);
    expect(printedSkills(...rows)).toEqual({ Skills: ['Jacquard', 'Dobby', 'Tablet'] });
  });
});

describe('a list of skills', () => {
  test.each([
    ['Looms, Sines and Tables', ['Looms', 'Sines and Tables']],
    ['Looms, Sines, and Tables.', ['Looms', 'Sines', 'Tables']],
    ['Looms (Jacquard, Dobby), Tables', ['Looms (Jacquard, Dobby)', 'Tables']],
    ['Looms | Tables | Sines', ['Looms', 'Tables', 'Sines']],
    ['Looms • Tables • CI/CD', ['Looms', 'Tables', 'CI/CD']],
    ['Proficient in Looms, Tables and Sines.', ['Looms', 'Tables', 'Sines']],
  ])('"%s" has %j', (text, expected) => {
    expect(printedSkills(plain(text, 180))).toEqual({ Skills: expected });
  });

  test('goes on in the next line where the line is full', () => {
    const full = 'Looms: Jacquard, Dobby, Tablet weaving, Rigid heddle, Draw loom, Warp';
    expect(printedSkills(plain(full, 180), plain('weighted loom, Backstrap', 192))).toEqual({
      Looms: ['Jacquard', 'Dobby', 'Tablet weaving', 'Rigid heddle', 'Draw loom', 'Warp weighted loom', 'Backstrap'],
    });
  });

  test('is no sentence, which stays whole', () => {
    const sentence = 'Explains to engineers, clerks and ministers what a machine may be good for';
    expect(flowingSkills(list(item('•', paragraph(sentence)), item('•', paragraph('Looms'))))).toEqual({
      Skills: [sentence, 'Looms'],
    });
  });
});

describe('sections without the word for skills', () => {
  const resume = (...lines: readonly LineSpec[]) =>
    skillsOf(
      printed([
        { text: 'Ada Lovelace', y: 50, size: 22, weight: 700 },
        title('Experience', 90),
        bold('Analyst, Engines Ltd', 110),
        plain('2015 - 2019', 124),
        title('Education', 150),
        plain('University of London', 170),
        title('Summary', 200),
        plain('Writes programs for machines that are not built yet.', 220),
        ...lines,
      ]),
    );

  test('are groups of skills if a level is below their heading', () => {
    expect(resume(title('Weaving', 260), grey('Master', 276), plain('• Jacquard', 296), plain('• Dobby', 310))).toEqual(
      {
        Weaving: ['Jacquard', 'Dobby'],
      },
    );
  });

  test('are groups of skills where they are as many as the sections with known headings', () => {
    const group = (name: string, y: number) => [title(name, y), grey('Master', y + 16), plain('• Jacquard', y + 36)];
    expect(resume(...group('Weaving', 260), ...group('Milling', 340), ...group('Printing', 420))).toEqual({
      Weaving: ['Jacquard'],
      Milling: ['Jacquard'],
      Printing: ['Jacquard'],
    });
  });

  test.each(['Languages', 'Interests', 'References', 'Awards'])('are none if they are %s', (name) => {
    expect(resume(title(name, 260), plain('Jacquard', 280), plain('Dobby', 296))).toEqual({});
  });

  test('are none if their items are dated', () => {
    expect(resume(title('Guild Matters', 260), plain('Guild of Weavers', 280), plain('May 1840', 296))).toEqual({});
  });
});

test('several sections of skills are groups', () => {
  const document = flowing(
    heading('Technical Skills'),
    paragraph('Jacquard, Dobby'),
    heading('Soft Skills'),
    paragraph('Patience, Humour'),
  );
  expect(skillsOf(document)).toEqual({
    'Technical Skills': ['Jacquard', 'Dobby'],
    'Soft Skills': ['Patience', 'Humour'],
  });
});
