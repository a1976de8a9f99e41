import { expect, test } from 'vitest';
import { findings } from '../../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';

const found = (text: string): string[] =>
  findings(unplacedText(text))
    .filter(({ type }) => type === 'ORGANIZATION')
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['Okafor, Lindqvist and Roth is a design agency.', 'Okafor, Lindqvist and Roth'],
  ['Please connect me to Anna Kowal at Okafor, van der Lind and Roth.', 'Okafor, van der Lind and Roth'],
  ['The Okafor, Lindqvist & Roth building burned.', 'Okafor, Lindqvist & Roth'],
  ['Okafor, Lindqvist and Roth’s new boss came.', 'Okafor, Lindqvist and Roth'],
  ['She worked for Okafor, Lindqvist and Roth in 2011.', 'Okafor, Lindqvist and Roth'],
  ['Anna Kowal\nOkafor, Lindqvist and Roth\n12 Mill Lane', 'Okafor, Lindqvist and Roth'],
])('a firm is called after three partners: %s', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each([
  ['Okafor, Lindqvist and Roth are friends.'],
  ['as Okafor, Lindqvist and Roth (2010) showed'],
  ['Okafor, Lindqvist and Roth’s paper'],
  ['with Anna, Ben and Clara at the lake'],
])('three people are none: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['przez Kancelaria Radcy Prawnego, dnia', 'Kancelaria Radcy Prawnego'],
  ['Ihr Polizeiinspektion Thornstadt', 'Polizeiinspektion Thornstadt'],
  ['från Sörmlands Försäkring i dag', 'Sörmlands Försäkring'],
  ['al Hospital Universitario Santa Clara', 'Hospital Universitario Santa Clara'],
  ['chez Mutuelle des Artisans pour', 'Mutuelle des Artisans'],
  ['zapłaciła Mleczko sp. z o.o. wczoraj', 'Mleczko sp. z o.o.'],
  ['od Dvorská v.o.s. v Brně', 'Dvorská v.o.s.'],
  ['bij Bakker en Zonen betaald', 'Bakker en Zonen'],
])('an institution is called by its kind: %s', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test('a kind alone, and the words of forms, are none', () => {
  expect(found('im Krankenhaus gewesen, Hospital Number 44, the Surgery and the Praxis')).toEqual([]);
});

test.each([
  ['Mossvane is a small design agency in Graz.', 'Mossvane'],
  ['A spokeswoman for Mossvane said so.', 'Mossvane'],
  ['He is an employee of Mossvane Energy now.', 'Mossvane Energy'],
  ['after a year at Mossvane as an assistant', 'Mossvane'],
  ['a start-up called Mossvane', 'Mossvane'],
])('a company is known by what is said of it: %s', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each([
  ['He works at Home, works at Night and for Him.'],
  ['This is a company. It is an agency.'],
  ['an employee of the month'],
  ['the offices of Borrower, employed by Lender'],
  ['born in 1926, a year at 1926 prices'],
  ['published by the authors'],
])('other words are no company: %s', (text) => {
  expect(found(text)).toEqual([]);
});
