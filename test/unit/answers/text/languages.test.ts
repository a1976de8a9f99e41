import { expect, test } from 'vitest';
import { languageOf } from '../../../../src/answers/text/languages.ts';

test.each([
  ['The tenant shall pay the rent to the landlord on the first day of each month.', 'en'],
  ['Der Mieter zahlt die Miete und die Nebenkosten auf das Konto des Vermieters.', 'de'],
  ['Le locataire paie le loyer et les charges dans le mois pour lequel elles sont dues.', 'fr'],
  ['El inquilino paga la renta y los gastos por adelantado el primer día del mes.', 'es'],
  ['De huurder betaalt het bedrag van de huur met een maand vooruit voor de eerste.', 'nl'],
])('%s is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test('a few words of several languages tell no language', () => {
  expect(languageOf('Total 12.50 EUR')).toBeUndefined();
});
