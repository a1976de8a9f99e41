import { expect, test } from 'vitest';
import { stamps } from '../../../../src/answers/key-values/candidates/stamps.ts';
import { recordOf } from '../../../../src/answers/key-values/record.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import type { LineSpec } from '../../layout/page.ts';
import { form } from './drawn-form.ts';

const stamped = (...lines: readonly LineSpec[]): readonly (readonly [string, string])[] => {
  const document = form(lines);
  const text = plainText(document);
  return stamps(recordOf(text, document.pages)).map(({ labels: [label], value: [{ start, end }] }) => [
    label,
    text.text.slice(start, end),
  ]);
};

test('a stamp says what was done when, with or without a time', () => {
  expect(stamped({ text: 'Received by County Clerk 03/14/2019 2:05 PM', y: 60 })).toEqual([
    ['Received by County Clerk', '03/14/2019'],
  ]);
  expect(stamped({ text: 'Eingegangen am 12.05.2021', y: 60 })).toEqual([['Eingegangen', '12.05.2021']]);
});

test('its date may stand below its words', () => {
  expect(stamped({ text: 'PAID IN FULL', x: 300, y: 60 }, { text: '14 March 2019', x: 300, y: 72 })).toEqual([
    ['PAID IN FULL', '14 March 2019'],
  ]);
});

test('a sentence with a date and a date without a stamp are none', () => {
  expect(stamped({ text: 'We received your letter of 3 May 2019 and thank you for it', y: 60 })).toEqual([]);
  expect(stamped({ text: 'Report of 3 May 2019', y: 60 })).toEqual([]);
});
