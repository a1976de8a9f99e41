import { expect, test } from 'vitest';
import { regionsOf } from '../../../../src/answers/text/regions.ts';

test.each([
  ['Bitte rufen Sie unter +49 30 901820 an, Hauptstraße 5, 10115 Berlin', 'DE'],
  ['12 rue des Lilas, 75002 Paris, France', 'FR'],
  ['Calle Mayor 5, 28013 Madrid, España', 'ES'],
  ['ul. Długa 5, 00-238 Warszawa, 120 zł', 'PL'],
  ['10 High Road, Leeds LS1 4DY, £20', 'GB'],
  ['Rua Augusta 12, CEP 01305-000, Brasil', 'BR'],
  ['transferencia a ES91 2100 0418 4502 0005 1332', 'ES'],
  ['Proszę oddzwonić, jeśli nikogo nie ma, a sąsiad jest', 'PL'],
  ['Storgatan 5, 111 29 Stockholm, Sverige', 'SE'],
])('%s is from %s', (text, region) => {
  expect(regionsOf(text)[0]).toBe(region);
});

test('a text without signs is from nowhere', () => {
  expect(regionsOf('1 2 3')).toEqual([]);
});
