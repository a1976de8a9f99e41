import { expect, test } from 'vitest';
import { organization } from '../../../../../src/answers/entities/recognizers/organization.ts';

const found = (text: string): string[] =>
  [...organization.recognizer.find(text)].map(({ start, end }) => text.slice(start, end));

test.each([
  ['Okafor, Lindqvist and Roth is a design agency.', 'Okafor, Lindqvist and Roth'],
  ['She worked for Okafor, Lindqvist and Roth in 2011.', 'Okafor, Lindqvist and Roth'],
  ['Anna Kowal\nOkafor, Lindqvist and Roth\n12 Mill Lane', 'Okafor, Lindqvist and Roth'],
])('a firm is called after three partners: %s', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each([
  ['Okafor, Lindqvist and Roth are friends.'],
  ['as Okafor, Lindqvist and Roth (2010) showed'],
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
