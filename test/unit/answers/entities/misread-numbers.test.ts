import { expect, test } from 'vitest';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';
import type { Word } from '../../../../src/document/page.ts';

/** The bank accounts and numbers of Spain in a line that is one word of a page, recognised or born digital. */
function found(line: string, { recognised }: { recognised: boolean }): string[] {
  const word: Word = {
    text: line,
    box: [0, 0, 100, 10],
    baseline: 8,
    rotation: 0,
    fontSize: 10,
    fontWeight: 400,
    fontFamily: '',
    italic: false,
    monospace: false,
    color: '#000000',
    spaced: true,
    ...(recognised ? { confidence: 0.8 } : {}),
  };
  const wordSpans = [{ start: 0, end: line.length, page: 1, words: [word] }];
  return findings({ ...unplacedText(line), wordSpans })
    .filter(({ type }) => type === 'IBAN' || type === 'ES_NIF')
    .map(({ type, start, end }) => `${type} ${line.slice(start, end)}`);
}

test.each([
  ['IBAN', 'DE89 37O4 0044 0532 0130 00'],
  ['IBAN', 'GB29NW8K60161331926819'],
  ['IBAN', 'DE8B9 3704 0044 0532 0130 00'],
  ['ES_NIF', '456789125'],
])('%s %s is found in recognised text, as read', (type, number) => {
  const line = `${type === 'IBAN' ? 'IBAN' : 'DNI'} ${number}`;
  expect(found(line, { recognised: true })).toEqual([`${type} ${number}`]);
  expect(found(line, { recognised: false })).toEqual([]);
});

test.each([
  ['two signs are wrong', 'IBAN DE89 37O4 OO44 0532 0130 00'],
  ['a digit is taken for another digit', 'IBAN DE89 3704 0044 0532 0180 00'],
  ['the check does not hold', 'DNI 456789135'],
  ['nothing says what it is', 'Total 456789125'],
])('%s: nothing is found', (_, line) => {
  expect(found(line, { recognised: true })).toEqual([]);
});
