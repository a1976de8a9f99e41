import { describe, expect, test } from 'vitest';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { level } from '../tables/grids.ts';

/** Two columns of texts on common lines, which the content stream writes row by row. */
const sideBySide = (left: readonly string[], right: readonly string[], spec: Partial<LineSpec> = {}): LineSpec[] =>
  left.flatMap((text, row): LineSpec[] => [
    { text, x: 72, y: 200 + 13 * row, ...spec },
    ...(right[row] ? [{ text: right[row], x: 340, y: 200 + 13 * row, ...spec }] : []),
  ]);
const within = (lines: readonly LineSpec[]): LineSpec[] => [...prose(4, 100), ...lines, ...prose(8, 340)];
const textOf = (lines: readonly LineSpec[]): string => texts(blocksOf(page(within(lines)))).join(' ');
const inOrder = (text: string, parts: readonly string[]): void =>
  expect(parts.map((part) => text.indexOf(part))).toEqual(
    parts.map((part) => text.indexOf(part)).sort((a, b) => a - b),
  );

describe('an address written row by row with what is beside it', () => {
  test.each([
    ['Bill to', 'Maria Berg', '12 Long Lane', '4021 Oslo'],
    ['Anna Smith', 'Flat B', '7 Mill Road', 'Norwich NR2 4TF'],
    ['Delft Tools', 'Postbus 14', 'NL-4870 Etten'],
    ['Petra Novak', 'Dolni 8', '110 00 Praha 1'],
  ])('is read before it: %s', (...address) => {
    const text = textOf(
      sideBySide(address, ['Harbour Works', 'Gate 4', '7010 Trondheim', 'Norway'].slice(0, address.length)),
    );
    inOrder(text, [...address, 'Harbour Works', 'Gate 4']);
  });

  test.each([
    ['after', 72, 340],
    ['before', 340, 72],
  ])('is not mixed with the date beside its first line: %s', (_, x, beside) => {
    const address = ['Thomas Okoye', '88 Hill Street', 'Cedar Valley, OR 97001'];
    const lines = address.map((text, row): LineSpec => ({ text, x, y: 200 + 13 * row }));
    const date = { text: 'Bergen, 12 June 2019', x: beside, y: 200 };
    expect(textOf([...lines.slice(0, 1), date, ...lines.slice(1)])).toContain(address.join('\n'));
  });

  test('is not mixed with the date and the time at the right of its first lines', () => {
    const address = ['Cedar Valley Schools', '12088 Hill Street', 'Cedar Valley, OR 97001'];
    const text = textOf(sideBySide(address, ['12 June 2019', '7:30 p.m.']));
    expect(text).toContain(`${address.join('\n')} 12 June 2019\n7:30 p.m.`);
  });

  test('is no column of a table between rules, be it in bold type or beside labels', () => {
    const lines = sideBySide(
      ['Sales office:', 'Berg Tools', 'Quay 15', '5020 Bergen'],
      ['Contact Anna Lund', 'Tel. 47221100', 'Fax 47221101', 'post@berg.example'],
      { weight: 700 },
    );
    const blocks = blocksOf(page(within(lines), { rules: [level(72, 540, 185), level(72, 540, 246)] }));
    expect(kinds(blocks)).not.toContain('table');
    inOrder(texts(blocks).join(' '), ['Sales office:', '5020 Bergen', 'Contact', 'Fax']);
  });

  test('has one post code: a column of towns is one of a table', () => {
    const towns = ['Post office', '4021 Oslo 1', '5020 Bergen 2', '7010 Trondheim 3'];
    expect(textOf(sideBySide(towns, ['Opens', 'Monday', 'Tuesday', 'Friday']))).toContain('5020 Bergen 2 Tuesday');
  });

  test('has a street: a name above a number is a label', () => {
    const lines = sideBySide(['Order', 'Number of it', '4021 pieces'], ['Arrived', 'today', 'at noon']);
    expect(textOf(lines)).toContain('Number of it today');
  });
});

describe('small print that is wrapped beside shorter lines', () => {
  const print = [
    'Please follow the notes for setting up and',
    'mounting. They come on request or are found',
    'on our pages.',
  ];
  const bank = ['North Bank', 'Account 12 34 56', 'Code NBANK'];

  test('is read before them, though written row by row', () => {
    inOrder(textOf(sideBySide(print, bank, { size: 7 })), [...print, ...bank]);
  });

  test('is no text where its lines are short: those are labels of values, in small letters too', () => {
    const labels = ['rated power', 'rated speed', 'rated voltage'];
    expect(textOf(sideBySide(labels, ['strong', 'fast', 'high']))).toContain('rated speed fast');
  });

  test('is no text where the other side is wrapped too: those may be cells', () => {
    const right = [
      'a bank in the north of the country that',
      'has an account for each of us, and a code',
      'for all of them together',
    ];
    expect(textOf(sideBySide(print, right))).toContain(`${print[0]} ${right[0]}`);
  });

  test('is parted by a picture where the other side goes on with its lines', () => {
    const rest = ['may be kept', 'in all of the', 'places that'];
    expect(textOf(sideBySide(print, rest))).toContain(`${print[0]} ${rest[0]}`);
  });
});
