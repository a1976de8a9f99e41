import { expect, test } from 'vitest';
import { phone } from '../../../../../../src/answers/entities/recognizers/phone.ts';

const THRESHOLD = 0.4;
const phonesIn = (text: string): string[] =>
  [...phone.recognizer.find(text)].flatMap(({ start, end, score }) =>
    score >= THRESHOLD ? [text.slice(start, end)] : [],
  );

test.each([
  'Order:\t4700 226 310',
  'Invoice 2024-00731',
  'Slip 2024-00731 of the depot',
  'Réf. 7700-441-882',
  'Belo Horizonte, 30112-021',
  'Church 0718 0748 0818; Dock 0731 0801',
  'Part no. 8852-310-07 replaces 8852-310-04.',
])('a number of an order, a document or a series of parts is no telephone number: %s', (text) => {
  expect(phonesIn(text)).toEqual([]);
});

test.each([
  ['Contacto: 33 4412 0188', '33 4412 0188'],
  ['Call Adaeze Okafor at 601 060 351 before noon', '601 060 351'],
  ['tel. ordinace 377 123 456', '377 123 456'],
  ['03.02.25, 19:46 - Anna Kern: 0171 2345678', '0171 2345678'],
  ['Erreichbarkeit: 08061 / 33 47 12', '08061 / 33 47 12'],
  ['Kontakt:\t0551 4412018', '0551 4412018'],
  ['Recapito: 347 441 2018', '347 441 2018'],
  ['Part no. 212-555-0143, or call 212-555-0188', '212-555-0188'],
])('a number behind the label of a contact is a telephone number: %s', (text, number) => {
  expect(phonesIn(text)).toEqual([number]);
});

test('a number in the groups of social security is rather one of those', () => {
  const [found] = [...phone.recognizer.find('The number 135-69-8165 is hers')];
  expect(found?.score ?? 0).toBeLessThan(0.6);
});
