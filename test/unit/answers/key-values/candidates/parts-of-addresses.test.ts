import { expect, test } from 'vitest';
import type { Candidate } from '../../../../../src/answers/key-values/candidate.ts';
import { partsOfAddresses } from '../../../../../src/answers/key-values/candidates/parts-of-addresses.ts';
import { plainText } from '../../../../../src/answers/text/plain-text.ts';
import { printed } from '../../documents.ts';

const LINES = ['Harbour Bank Ltd', '12 Mole Road', 'Port Haven, OR 97420', 'Ayrville'];
const text = plainText(printed(LINES.map((line, row) => ({ text: line, y: 60 + 13 * row }))));

const endOf = (line: string): number => text.text.indexOf(line) + line.length;
const labelled = (label: string, first: string, last: string): Candidate => ({
  labels: [label],
  value: [{ start: text.text.indexOf(first), end: endOf(last) }],
  kind: 'below',
  open: true,
});
const sender = labelled('Sender', 'Harbour', '97420');
const partsOf = (...candidates: readonly Candidate[]): (string | undefined)[] =>
  partsOfAddresses(text, candidates).map(({ labels: [part] }) => part);

test('the parts of an address are values of their own, but for those that a form asks for', () => {
  expect(partsOf(sender)).toEqual(['street', 'city', 'state', 'postcode']);
  const city = labelled('City or town', 'Ayrville', 'Ayrville');
  expect(partsOf(sender, city)).toEqual(['street', 'state', 'postcode']);
});
