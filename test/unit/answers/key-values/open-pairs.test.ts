import { describe, expect, test } from 'vitest';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { answer } from '../../../fixtures/answer.ts';
import { type LineSpec, page, prose } from '../../layout/page.ts';
import { printed } from '../documents.ts';

const pairsOn = (lines: readonly LineSpec[], rules: readonly Rule[] = []) =>
  answer(printed(page(lines, { rules })), 'extract_key_value', { instruction: [] }).json;

/** The same page as a recogniser gives it. */
const scanned = (lines: readonly LineSpec[], rules: readonly Rule[] = []): PositionedPage => {
  const { words, ...rest } = page(lines, { rules });
  return { ...rest, source: 'ocr', words: words.map((word) => ({ ...word, confidence: 0.9 })) };
};

const level = (x0: number, x1: number, y: number): Rule => ({ box: [x0, y, x1, y + 0.5], orientation: 'horizontal' });

describe('a printed form without keys', () => {
  test('has as many pairs on a line as it has labels', () => {
    const lines = [{ text: 'TO: Ada Lovelace FROM: Charles Babbage DATE: 3 May 1843', y: 100 }];
    expect(pairsOn(lines)).toEqual({ TO: ['Ada Lovelace'], FROM: ['Charles Babbage'], DATE: ['3 May 1843'] });
  });

  test('has its values on the lines to write on, whatever the labels end with', () => {
    const lines = [
      { text: 'Vessel', y: 100 },
      { text: 'Aurora', x: 130, y: 99 },
      { text: 'Berth', x: 300, y: 100 },
      { text: 'Quay Nine', x: 350, y: 99 },
    ];
    const pairs = pairsOn(lines, [level(104, 280, 103), level(328, 500, 103)]);
    expect(pairs).toEqual({ Vessel: ['Aurora'], Berth: ['Quay Nine'] });
  });

  test('has a value of several lines whole', () => {
    const lines = [
      { text: 'Ship to:', y: 100 },
      { text: 'Harbour Works', x: 160, y: 100 },
      { text: '4 Mole Road', x: 160, y: 111 },
      { text: 'Port Haven', x: 160, y: 122 },
      { text: 'Terms:', y: 160 },
      { text: 'Net 30', x: 160, y: 160 },
    ];
    expect(pairsOn(lines)).toEqual({ 'Ship to': ['Harbour Works 4 Mole Road Port Haven'], Terms: ['Net 30'] });
  });

  test.each([
    ['bullets', ['•', '•', '•']],
    ['numbers', ['1.', '2.', '3.']],
  ])('has a value within an item of a list that ends with the item, behind %s', (_, [one, two, three]) => {
    const lines = [
      { text: `${one} Hedge planted along the lane: hazel, dog rose and field maple`, y: 100 },
      { text: `${two} Bays rebuilt from old timbers`, y: 112 },
      { text: `${three} Path mended`, y: 124 },
    ];
    expect(pairsOn(lines)).toEqual({ 'Hedge planted along the lane': ['hazel, dog rose and field maple'] });
  });

  test('has the labels of a column without colons', () => {
    const lines = [
      ['Date of issue', '4 June 1997'],
      ['Contract number', 'K-1120'],
      ['Total weight', '18 t'],
    ].flatMap(([label, value], row) => [
      { text: label as string, y: 100 + 24 * row },
      { text: value as string, x: 220, y: 100 + 24 * row },
    ]);
    expect(pairsOn(lines)).toEqual({
      'Date of issue': ['4 June 1997'],
      'Contract number': ['K-1120'],
      'Total weight': ['18 t'],
    });
  });

  test('has labels that end with an abbreviation', () => {
    const lines = [
      { text: 'Contract No.', y: 100 },
      { text: '4011 00 17', x: 220, y: 100 },
      { text: 'Prepared by R. Moss', y: 130 },
    ];
    expect(pairsOn(lines)).toEqual({ 'Contract No': ['4011 00 17'] });
  });

  test('has a value that ends where the next row begins, though that begins where its label does', () => {
    const lines = [
      { text: 'Date and hour of call', y: 100 },
      { text: 'July 6, 1995 about 9 a.m.', x: 220, y: 100 },
      { text: 'Answer expected', y: 114 },
      { text: 'within twenty days of the day on which it was asked for', x: 220, y: 114 },
    ];
    expect(pairsOn(lines)?.['Date and hour of call']).toEqual(['July 6, 1995 about 9 a.m.']);
  });

  test('has running text whole that wraps to the margin of its label', () => {
    const lines = [
      { text: 'Remarks: the crane of quay nine was out of order for most of the day', y: 100 },
      { text: 'so that the lorries had to wait until the evening', y: 111 },
    ];
    expect(Object.values(pairsOn(lines) ?? {}).flat()[0]).toMatch(/^the crane .* until the evening$/);
  });

  test('has the labels and values of a row that one rule underlines', () => {
    const lines = ['Date', 'Quantity'].flatMap((text, row) => [
      { text, y: 100 + 24 * row },
      { text: ['15. 03. 2000', '40'][row] as string, x: 160, y: 100 + 24 * row },
    ]);
    expect(pairsOn(lines, [level(70, 500, 103), level(70, 500, 127)])).toEqual({
      Date: ['15. 03. 2000'],
      Quantity: ['40'],
    });
  });

  test('has no value where a currency stands alone, or brackets tell what to fill in', () => {
    const lines = [
      { text: 'Amount earned:', y: 100 },
      { text: '$', x: 200, y: 100 },
      { text: 'Suggestion:', y: 140 },
      { text: '(Describe what you would change)', x: 150, y: 140 },
    ];
    expect(pairsOn(lines)).toEqual({});
  });

  test('has what a typewriter put half a line above its label', () => {
    const lines = [
      { text: 'Lorry:', y: 106 },
      { text: 'Depot:', x: 320, y: 106 },
      { text: 'Hauler 7 North', x: 130, y: 100 },
      { text: 'Quay Nine', x: 370, y: 100 },
      { text: 'Remarks:', y: 160 },
      { text: 'Not on its line', x: 140, y: 148 },
    ];
    expect(pairsOn(lines)).toEqual({ Lorry: ['Hauler 7 North'], Depot: ['Quay Nine'] });
  });

  test('has a date whole of which the year stands apart', () => {
    const lines = [
      { text: 'Date of receipt', y: 100 },
      { text: 'July 6,', x: 160, y: 100 },
      { text: '1995', x: 206, y: 100 },
    ];
    expect(pairsOn(lines)).toEqual({ 'Date of receipt': ['July 6, 1995'] });
  });

  test('has running text whole that goes on below its label', () => {
    const lines = [
      { text: 'Nature of damage: The left door was bent by a falling crate and', y: 100 },
      { text: 'the lock no longer closes since the crane had swung back.', y: 111 },
      { text: 'Seen by: Ada Lovelace', y: 150 },
    ];
    expect(pairsOn(lines)).toEqual({
      'Nature of damage': [
        'The left door was bent by a falling crate and the lock no longer closes since the crane had swung back.',
      ],
      'Seen by': ['Ada Lovelace'],
    });
  });

  test('has a label of two lines whole', () => {
    const lines = [
      { text: 'Name and address of', y: 100 },
      { text: 'the consignee:', y: 111 },
      { text: 'Miller & Sons', x: 200, y: 111 },
    ];
    expect(pairsOn(lines)).toEqual({ 'Name and address of the consignee': ['Miller & Sons'] });
  });

  test('has a label whole whose first line stands alone close above it', () => {
    const line = (text: string, y: number) => ({ text, y });
    const lines = [line('NUMBER OF HARVEST', 100), line('HELPERS:', 110), { text: '24 per day', x: 160, y: 110 }];
    expect(pairsOn(lines)).toEqual({ 'NUMBER OF HARVEST HELPERS': ['24 per day'] });
    const sentence = line('What is taxed between the two states and that country.', 100);
    expect(pairsOn([sentence, ...lines.slice(1)])).toEqual({ HELPERS: ['24 per day'] });
    // Farther above stands a title.
    expect(pairsOn([line('HARVEST', 80), ...lines.slice(1)])).toEqual({ HELPERS: ['24 per day'] });
  });

  test('has no label that goes on with a sentence', () => {
    const lines = [
      { text: 'The path to the orchard', y: 100 },
      { text: 'was difficult to find: clearer signs would help', y: 111 },
      { text: 'cc: Ada Lovelace', y: 140 },
    ];
    expect(pairsOn(lines)).toEqual({ cc: ['Ada Lovelace'] });
  });

  test('has a number without the words in capitals that are set off from it', () => {
    const lines = [
      { text: 'Rope length:', y: 100 },
      { text: '2700 m', x: 160, y: 100 },
      { text: 'Thickness', x: 210, y: 100 },
      { text: '8 x 2', x: 280, y: 100 },
    ];
    expect(pairsOn(lines)).toMatchObject({ 'Rope length': ['2700 m'] });
  });

  test('has the number or the date close behind its label, and a name in small letters behind one in capitals', () => {
    const lines = [
      { text: 'Telephone 0300 5550147', y: 100 },
      { text: 'Date received 4 June 1997', y: 124 },
      { text: 'NAME Joan Marsh', y: 148 },
      { text: 'Section 4', y: 172 },
      { text: 'P.O. Box 7566', y: 196 },
    ];
    expect(pairsOn(lines)).toEqual({
      Telephone: ['0300 5550147'],
      'Date received': ['4 June 1997'],
      NAME: ['Joan Marsh'],
    });
  });

  test('has a number without one that is stamped beside it, larger or far away', () => {
    const lines = [
      { text: 'Job number:', y: 100 },
      { text: '9076', x: 160, y: 100 },
      { text: '70041133', x: 205, y: 100, size: 20 },
      { text: 'Rate:', y: 130 },
      { text: '1.54', x: 160, y: 130 },
      { text: '70041134', x: 420, y: 130 },
    ];
    expect(pairsOn(lines)).toEqual({ 'Job number': ['9076'], Rate: ['1.54'] });
  });

  test('has no label as the value of another', () => {
    const beside = [
      { text: 'Contractor:', y: 100 },
      { text: 'Effective date:', x: 250, y: 100 },
      { text: '1 March 2024', x: 400, y: 100 },
    ];
    expect(pairsOn(beside)).toEqual({ 'Effective date': ['1 March 2024'] });
    expect(pairsOn([{ text: 'Contractor: Effective date: 1 March 2024', y: 100 }])).toEqual({
      'Effective date': ['1 March 2024'],
    });
  });

  test('has no pair for a field that is empty', () => {
    const lines = [
      { text: 'Name:', y: 100 },
      { text: 'Ada', x: 160, y: 100 },
      { text: 'Title:', y: 116 },
      { text: 'Phone:', y: 132 },
      { text: '555 0100', x: 160, y: 132 },
    ];
    expect(pairsOn(lines)).toEqual({ Name: ['Ada'], Phone: ['555 0100'] });
  });

  test('has labels whose colon was read as a semicolon', () => {
    const document = printed(scanned([{ text: 'DATE; 27 March 1984', y: 100 }]));
    expect(answer(document, 'extract_key_value', { instruction: [] }).json).toEqual({ DATE: ['27 March 1984'] });
  });

  test('has the same pairs on a scan, where the lines to write on are broken', () => {
    const lines = [
      { text: 'Vessel', y: 100 },
      { text: 'Aurora', x: 130, y: 100 },
      { text: 'Berth', x: 300, y: 100 },
      { text: 'Quay Nine', x: 350, y: 100 },
      { text: 'Date of arrival', y: 130 },
      { text: '4 June 1997', x: 180, y: 130 },
    ];
    const rules = [level(104, 150, 103), level(152, 280, 103), level(330, 362, 103), level(364, 500, 104)];
    expect(answer(printed(scanned(lines, rules)), 'extract_key_value', { instruction: [] }).json).toEqual({
      Vessel: ['Aurora'],
      Berth: ['Quay Nine'],
      'Date of arrival': ['4 June 1997'],
    });
  });

  test('has no pairs in running text, in titles or between the heads of a table', () => {
    const heads = [
      { text: 'Quantity', y: 300 },
      { text: 'Description', x: 200, y: 300 },
      { text: 'Price', x: 400, y: 300 },
    ];
    expect(pairsOn([{ text: 'Order Form', x: 250, y: 60, size: 16 }, ...prose(6, 100), ...heads])).toEqual({});
  });
});

test.each(['a: ', '_ ', '| ', 'x ', 'Date 1 '])('a page of five thousand times "%s" is read in time', (part) => {
  const lines = Array.from({ length: 100 }, (_, row) => ({
    text: part.repeat(50).trimEnd(),
    y: 20 + 7 * row,
    size: 6,
  }));
  expect(pairsOn(lines)).toEqual({});
});

test('rows of a table are pairs where a file says them, not where only a scan has lines around names', () => {
  const rows = [
    ['Dayton', 'Birmingham'],
    ['Mobile', 'Camden'],
    ['Easton', 'Pittsfield'],
  ].flatMap(([left, right], row) => [
    { text: left as string, x: 80, y: 100 + 20 * row },
    { text: right as string, x: 220, y: 100 + 20 * row },
  ]);
  const upright = (x: number): Rule => ({ box: [x, 86, x + 0.5, 146], orientation: 'vertical' });
  const rules = [...[86, 106, 126, 146].map((y) => level(70, 340, y)), ...[70, 210, 340].map(upright)];
  expect(pairsOn(rows, rules)).toEqual({ Mobile: ['Camden'], Easton: ['Pittsfield'] });
  expect(answer(printed(scanned(rows, rules)), 'extract_key_value', { instruction: [] }).json).toEqual({});
});

describe('the captions of a scanned form', () => {
  const boxes = [
    { text: 'DATE WANTED', y: 100, size: 7 },
    { text: 'ACCOUNT NO.', x: 250, y: 100, size: 7 },
    { text: 'As required', y: 112 },
    { text: '4111', x: 250, y: 112 },
  ];

  test('name what stands below them in a row', () => {
    expect(answer(printed(scanned(boxes)), 'extract_key_value', { instruction: [] }).json).toEqual({
      'DATE WANTED': ['As required'],
      'ACCOUNT NO': ['4111'],
    });
  });

  test('name what stands lower in larger type, above the line that ends their box', () => {
    const lines = [
      { text: 'VESSEL NAME', x: 70, y: 100, size: 6 },
      { text: 'Aurora of Kiel', x: 90, y: 116, size: 11 },
      { text: 'HOME PORT CODE', x: 70, y: 128, size: 6 },
      { text: 'K-1120', x: 90, y: 144, size: 11 },
    ];
    const rules = [level(60, 540, 93), level(60, 540, 121), level(60, 540, 149)];
    const pairs = answer(printed(scanned(lines, rules)), 'extract_key_value', { instruction: [] }).json;
    expect(pairs).toEqual({ 'VESSEL NAME': ['Aurora of Kiel'], 'HOME PORT CODE': ['K-1120'] });
  });

  test('name what stands between them and the captions of the next row', () => {
    const next = [
      { text: 'VESSEL NAME', y: 124, size: 7 },
      { text: 'HOME PORT CODE', x: 250, y: 124, size: 7 },
      { text: 'Aurora of Kiel', y: 136 },
      { text: 'K-1120', x: 250, y: 136 },
    ];
    expect(answer(printed(scanned([...boxes, ...next])), 'extract_key_value', { instruction: [] }).json).toEqual({
      'DATE WANTED': ['As required'],
      'ACCOUNT NO': ['4111'],
      'VESSEL NAME': ['Aurora of Kiel'],
      'HOME PORT CODE': ['K-1120'],
    });
  });

  test('name nothing where more lines below them are a table', () => {
    const rows = [123, 134].flatMap((y) => [
      { text: 'At once', y },
      { text: '4112', x: 250, y },
    ]);
    const pairs = answer(printed(scanned([...boxes, ...rows])), 'extract_key_value', { instruction: [] }).json;
    expect(pairs).not.toHaveProperty(['DATE WANTED']);
    expect(pairs).not.toHaveProperty(['ACCOUNT NO']);
  });

  const upright = (x: number, y0: number, y1: number): Rule => ({ box: [x, y0, x + 0.5, y1], orientation: 'vertical' });
  /** Two boxes side by side, whose captions begin at 70 and 250. */
  const frame = (y0: number, y1: number): Rule[] => [
    level(60, 540, y0),
    level(60, 540, y1),
    ...[60, 240, 540].map((x) => upright(x, y0, y1)),
  ];
  const sideBySide = (y: number, [left, right]: readonly [string, string], size = 10): LineSpec[] => [
    { text: left, x: 70, y, size },
    { text: right, x: 250, y, size },
  ];
  const scannedPairs = (lines: readonly LineSpec[], rules: readonly Rule[]) =>
    answer(printed(scanned(lines, rules)), 'extract_key_value', { instruction: [] }).json;

  test('name words in boxes, those of boxes that only the others tell to be of a form as well', () => {
    const lines = [
      ...sideBySide(100, ['GUEST', 'DATE'], 8),
      ...sideBySide(112, ['Lotte Brandt', '6-11-87']),
      ...sideBySide(128, ['PIANOFORTE', 'DATE OF BIRTH'], 8),
      ...sideBySide(140, ['Grand, in the hall', '1 May 1950']),
      ...sideBySide(156, ['LODGINGS', 'CONVEYANCE'], 8),
      ...sideBySide(168, ['Host families', 'Coach from Ely']),
    ];
    expect(
      scannedPairs(
        lines,
        [90, 118, 146].flatMap((y) => frame(y, y + 28)),
      ),
    ).toMatchObject({
      DATE: ['6-11-87'],
      PIANOFORTE: ['Grand, in the hall'],
      'DATE OF BIRTH': ['1 May 1950'],
      LODGINGS: ['Host families'],
      CONVEYANCE: ['Coach from Ely'],
    });
  });

  test('name all lines of their box', () => {
    const lines = [
      ...sideBySide(100, ['ADDRESS', 'DATE'], 8),
      ...sideBySide(112, ['4 Mole Road', '6-11-87']),
      { text: 'Port Haven', x: 70, y: 124, size: 10 },
    ];
    expect(scannedPairs(lines, frame(90, 130))).toEqual({ ADDRESS: ['4 Mole Road Port Haven'], DATE: ['6-11-87'] });
  });

  test('are not the heads of a table whose rows have rules between them', () => {
    const rows = ['DATE PAINTER', '6-11-87 Turner', '7-12-88 Cotman'].flatMap((row, index) =>
      sideBySide(100 + 18 * index, row.split(' ') as [string, string]),
    );
    const pairs = scannedPairs(
      rows,
      [88, 106, 124].flatMap((y) => frame(y, y + 18)),
    );
    expect(pairs).not.toHaveProperty(['PAINTER']);
  });
});
