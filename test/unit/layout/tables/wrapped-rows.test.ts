import { describe, expect, test } from 'vitest';
import { columnsOf } from '../../../../src/layout/tables/columns.ts';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { groupBelowHead, groupWrapped } from '../../../../src/layout/tables/wrapped-rows.ts';
import { linesOf } from '../lines.ts';

/** The printed rows of each row of a table, in columns 150 points apart and 12 points from line to line. */
const groupsOf = (rows: readonly (readonly string[])[], rulings: readonly number[] = []): string[][] => {
  const printed = rowsOf(
    linesOf(
      rows.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: 72 + 150 * c, y: 100 + 12 * r }] : []))),
    ),
  );
  const isParted = (above: number, below: number): boolean =>
    rulings.some((row) => above < 91 + 12 * row && below > 88 + 12 * row);
  return groupWrapped(printed, columnsOf(printed), isParted).map((group) =>
    group.map((row) => row.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')),
  );
};

describe('a printed row goes on with the row above', () => {
  const head = ['No', 'Subject of the entry', 'Sum'];

  test('where its first word had no room there', () => {
    const rows = [head, ['1', 'Repair of broken', '20'], ['', 'windows', ''], ['2', 'New doors', '30']];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 2, 1]);
  });

  test('not where its first word would have fitted', () => {
    const rows = [head, ['1', 'Repair', '20'], ['', 'windows', ''], ['2', 'New doors', '30'], ['3', 'Oil', '1']];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('where it is a label in the middle of its sentence, and rows are as near as lines', () => {
    const rows = [head, ['Repair of broken', '2', '20'], ['windows', '', ''], ['Oil', '1', '9'], ['Wax', '1', '7']];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 2, 1, 1]);
  });

  test('where the only other column has a key with its colon, or a sentence that goes on', () => {
    const keys = [
      ['Name:', 'Orchard'],
      ['Address:', 'Lower Yard'],
      ['', 'Old Mill'],
      ['Since:', '2031'],
    ];
    expect(groupsOf(keys).map((group) => group.length)).toEqual([1, 2, 1]);
    const terms = [
      ['Name', 'What it may mean'],
      ['Adze', 'a tool for hewing'],
      ['', 'timber'],
      ['Beam', 'a timber'],
    ];
    expect(groupsOf(terms).map((group) => group.length)).toEqual([1, 2, 1]);
  });

  test('where it has a text in each column below a label alone, which goes on with no row above', () => {
    const rows = [
      head,
      ['Oak', '20', '35'],
      ['A label for which is no room', '', ''],
      ['', '4', '7'],
      ['Fir', '1', '2'],
    ];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 1, 2, 1]);
    const partly = [
      head,
      ['Oak', '20', '35'],
      ['Elm', '3', '9'],
      ['Conifers', '', ''],
      ['', '', '7'],
      ['Fir', '1', '2'],
    ];
    expect(groupsOf(partly).map((group) => group.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('not where both have labels and numbers, in whatever columns', () => {
    const rows = [head, ['Oak', '20', ''], ['Elm', '', '35'], ['Fir', '4', '']];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 1, 1, 1]);
  });

  test('not where it is a label with another text, and both would have fitted', () => {
    const rows = [
      ['Surname', 'Holt', 'First name', 'Maren'],
      ['Birth', '', 'Street', ''],
      ['Postcode and town', 'Bray', 'Telephone', ''],
    ];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 1, 1]);
  });

  test('not where a label has an amount that is below another amount, in whatever column', () => {
    const items = ['Repair of broken', 'New doors of old', 'More paint of oil'].flatMap((text, index) => [
      [`${index}`, text, '2', '20.50'],
      ['', 'windows and oak', '', ''],
    ]);
    const rows = [...items, ['', '', 'Sum', '61.50'], ['', '', 'Tax', '6.15']];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([2, 2, 2, 1, 1]);
  });

  test('not where it is a title that would have fitted, though rows are farther apart where lines are drawn', () => {
    const y = [100, 114, 128, 140, 154, 168];
    const texts = [
      head,
      ['Oak by the old gate', 'tall', '2'],
      ['All trees', '', '4'],
      ['Low shrubs', '', ''],
      head,
      head,
    ];
    const printed = rowsOf(
      linesOf(
        texts.flatMap((row, r) =>
          row.flatMap((text, c) => (text ? [{ text, x: 72 + 150 * c, y: y[r] as number }] : [])),
        ),
      ),
    );
    expect(groupWrapped(printed, columnsOf(printed), () => false)).toHaveLength(6);
  });

  test('not where it has a number', () => {
    const rows = [head, ['A', 'Repair of broken', '20'], ['', 'windows and doors', '35'], ['B', 'New doors', '30']];
    expect(groupsOf(rows).map((group) => group.length)).toEqual([1, 1, 1, 1]);
  });
});

describe('a bold head above the first ruling', () => {
  const rows = [
    ['Amount', 'Base', 'Ecorr', 'Polarization'],
    ['in grams', '', '', 'resistance'],
    ['2', '0.03', '1.6', '24'],
    ['4', '0.05', '1.7', '42'],
    ['6', '0.07', '1.8', '63'],
  ];
  const lengths = (bold: readonly number[]): number[] => {
    const printed = rowsOf(
      linesOf(
        rows.flatMap((row, r) =>
          row.flatMap((text, c) =>
            text ? [{ text, x: 72 + 120 * c, y: 100 + 12 * r, weight: bold.includes(r) ? 700 : 400 }] : [],
          ),
        ),
      ),
    );
    return groupWrapped(printed, columnsOf(printed), (above, below) => above < 115 && below > 112).map(
      (group) => group.length,
    );
  };

  test('is one row, whatever has room', () => {
    expect(lengths([0, 1])).toEqual([2, 1, 1, 1]);
  });

  test('is as it was where the table is bold as a whole', () => {
    expect(lengths([0, 1, 2, 3, 4])).toEqual(lengths([]));
  });

  /** The lengths of heads of 9 points in columns 80 points apart, whose texts end where they end in all rows. */
  const atTheRight = (names: readonly (readonly string[])[], pitch = 12): number[] => {
    const body = [['1', 'Eva Holm', '4', '49.88', '24.28']];
    const printed = rowsOf(
      linesOf(
        [...names, ...body].flatMap((row, r) =>
          row.flatMap((text, c) => {
            const x = 100 + 80 * c - 4.5 * text.trimEnd().length - (text.endsWith(' ') ? 2 : 0);
            const weight = r < names.length ? 700 : 400;
            return text ? [{ text: text.trimEnd(), x, y: 100 + pitch * r, size: 9, weight }] : [];
          }),
        ),
      ),
    );
    const first = 100 + pitch * names.length - 8;
    return groupWrapped(printed, columnsOf(printed), (above, below) => above < first && below > first - 2).map(
      (group) => group.length,
    );
  };

  test('is one row where short names stand at its foot or half-way down, and spaces at ends are no edges', () => {
    const foot = [
      ['', '', 'Starting', 'Total ', 'Total '],
      ['Rank', 'Name', 'number', 'score', 'elements'],
    ];
    expect(atTheRight(foot)).toEqual([2, 1]);
    const middle = [
      ['', '', 'Starting', 'Total ', 'Total '],
      ['Rank', 'Name', 'Number', 'Segment', 'Element'],
      ['', '', '', 'Score', 'Score'],
    ];
    expect(atTheRight(middle)).toEqual([3, 1]);
  });

  test('is several where names of groups stand over the last of their columns', () => {
    const groups = [
      ['', '', 'Start', '', 'Finish'],
      ['Rank', 'Name', 'Time', 'Points', 'Time'],
    ];
    expect(atTheRight(groups)).toEqual([1, 1, 1]);
  });
});

describe('names in one and in two lines above rows that nothing is drawn between', () => {
  const names = ['Station', '(m)', 'Salinity', 'temperature'];
  const lengths = (upper: readonly (readonly [text: string, x: number])[], leading: number, last = names): number[] => {
    const lower = last.map((text, c) => ({ text, x: 72 + 100 * c, y: 100 }));
    const body = [118, 134, 150].flatMap((y) =>
      ['A1', '12.5', '34.1', 'fair'].map((text, c) => ({ text, x: 72 + 100 * c, y })),
    );
    const heads = upper.map(([text, x]) => ({ text, x, y: 100 - leading }));
    const printed = rowsOf(linesOf([...heads, ...lower, ...body]));
    return groupBelowHead(printed, columnsOf(printed), () => false).map((group) => group.length);
  };

  test('are one row where the lines are closer than the rows, and what is below begins small at an edge of the upper one', () => {
    expect(
      lengths(
        [
          ['Depth', 172],
          ['Mean', 372],
        ],
        12,
      ),
    ).toEqual([2, 1, 1, 1]);
    expect(lengths([['Total', 302]], 12, ['Station', 'Depth', 'in metres', 'Grade'])).toHaveLength(5);
    expect(lengths([['Total', 290]], 12, ['Station', 'Depth', 'in metres', 'Grade'])).toHaveLength(4);
  });

  test('are two where the upper ones are as far away as rows are, stand over several, or are over names like the others', () => {
    expect(
      lengths(
        [
          ['Depth', 172],
          ['Mean', 372],
        ],
        16,
      ),
    ).toHaveLength(5);
    expect(lengths([['Measured', 215]], 12)).toHaveLength(5);
    expect(
      lengths(
        [
          ['North', 72],
          ['South', 272],
        ],
        12,
        ['Total', 'Share', 'Total', 'Share'],
      ),
    ).toHaveLength(5);
    expect(
      lengths(
        [
          ['Adults', 72],
          ['Minors', 272],
        ],
        12,
        ['men', 'women', 'boys', 'girls'],
      ),
    ).toHaveLength(5);
  });
});

describe('between rulings that part all rows', () => {
  const rows = [
    ['Risk', 'What is done about it'],
    ['Long', 'The gate is closed at'],
    ['stays', 'night, and a guard'],
    ['', 'comes'],
    ['Falls', 'None'],
  ];

  test('all lines are one row', () => {
    expect(groupsOf(rows, [1, 4]).map((group) => group.length)).toEqual([1, 3, 1]);
  });

  test('values level in most columns are rows of their own, however narrow these are', () => {
    const head = ['Team', 'Site', 'State'];
    const total = ['Total', 'all', 'mixed'];
    const words = [
      ['North', 'Bergen', 'open'],
      ['South', '', 'closed'],
      ['Inner', 'Porto', ''],
      ['Outer', 'Gdansk', 'late'],
    ];
    expect(groupsOf([head, ...words, total], [1, 5])).toHaveLength(6);
    const names = ['Maren Holt', 'Owen Pryce', 'Rosa Silva'].map((name) => [name, name, name]);
    expect(groupsOf([head, ...names, total], [1, 4])).toHaveLength(5);
  });

  test('sentences in all columns are one row', () => {
    const lines = ['the quick brown fox jumps', 'over a lazy dog while all', 'others stay behind and watch'];
    const prose = lines.map((text) => [text, text, text]);
    expect(groupsOf([['Team', 'Site', 'State'], ...prose, ['Total', 'all', 'mixed']], [1, 4])).toHaveLength(3);
  });

  test('lines that would have fitted above are rows of their own', () => {
    const full = [...rows.slice(0, 2), ['Tar', 'Sweep'], ['Mud', 'Wash'], ['Falls', 'None']];
    expect(groupsOf(full, [1, 4]).map((group) => group.length)).toEqual([1, 1, 1, 1, 1]);
  });
});

test('a label in two lines is one row with the value in its middle', () => {
  const labels = [100, 130, 160].flatMap((y, index) => [
    { text: `Oak ${index} by the gate`, x: 72, y },
    { text: 'of the old farm', x: 72, y: y + 12 },
    { text: '10.50', x: 250, y: y + 6 },
    { text: '12.50', x: 350, y: y + 6 },
  ]);
  const printed = rowsOf(linesOf(labels));
  expect(groupWrapped(printed, columnsOf(printed), () => false).map((group) => group.length)).toEqual([3, 3, 3]);
});
