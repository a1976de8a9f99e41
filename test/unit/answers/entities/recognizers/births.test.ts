import { expect, test } from 'vitest';
import { findings } from '../../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';

const birthdaysIn = (text: string): string[] =>
  findings(unplacedText(text))
    .filter(({ type }) => type === 'DATE_OF_BIRTH')
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['geboren te Gent op 3 juni 2012', '3 juni 2012'],
  ['nato a Pavia (PV) il 09/06/1984', '09/06/1984'],
  ['née à Saint-Malo le 4 mai 1990', '4 mai 1990'],
  ['geboren in Bad Ems am 17.03.1958', '17.03.1958'],
  ['was born in Leeds on 2 May 1971', '2 May 1971'],
  ['nacida en San Juan el 22-11-1991', '22-11-1991'],
  ['Fecha nac.\t22-11-1991', '22-11-1991'],
  ['F. nac. 22/11/1991', '22/11/1991'],
  ['Nata a: Imola il 03/12/1966', '03/12/1966'],
  ['Lugar y fecha de nacimiento: Oviedo, 04/10/1972', '04/10/1972'],
  ['Geburtsdatum und -ort: 04.10.1972, Passau', '04.10.1972'],
  ['Date et lieu de naissance : Le Mans, le 4 octobre 1972', '4 octobre 1972'],
  ['Fødselsdato\t04.10.1972', '04.10.1972'],
  ['Syntymäaika: 4.10.1972', '4.10.1972'],
])('a date is a birthday behind the place of birth or a shortened label: %s', (text, date) => {
  expect(birthdaysIn(text)).toEqual([date]);
});

test('a date behind a town is none without a word of birth', () => {
  expect(birthdaysIn('te Gent op 3 juni 2012, born leaders met in Leeds. On 2 May 1971 it rained')).toEqual([]);
});
