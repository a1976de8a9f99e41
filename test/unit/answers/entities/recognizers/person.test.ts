import { expect, test } from 'vitest';
import { findings } from '../../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../../src/answers/text/plain-text.ts';

const personsIn = (text: string): string[] =>
  findings(unplacedText(text))
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['brought in by her grandmother Bukola today', 'Bukola'],
  ['Zijn echtgenote (Corrie) was erbij.', 'Corrie'],
  ['zijn schoonzoon Driss was erbij.', 'Driss'],
  ['Ihre Nichte Steffi holt sie ab.', 'Steffi'],
  ['con la cuñada Itziar en casa', 'Itziar'],
  ['inviata dalla nipote Immacolata', 'Immacolata'],
  ['acompanhada da avó Zulmira', 'Zulmira'],
  ['Mum (Gemma) is keen on surgery.', 'Gemma'],
  ['telefona à Simone (mãe) amanhã', 'Simone'],
])('a name behind or before what somebody is to another: %s', (text, name) => {
  expect(personsIn(text)).toEqual([name]);
});

test.each([
  ['presso la portineria (sig.ra Pina)', 'Pina'],
  ['o relatório da Profa. Neusa', 'Neusa'],
  ['Klasse 3c, Fr. Wüstenhagen', 'Wüstenhagen'],
  ['operated on by dr. van der Heyden', 'van der Heyden'],
  ['la señora Iglesias de la Riva', 'Iglesias de la Riva'],
  ['pytać panią Wesołowską', 'Wesołowską'],
])('a name behind a title or form of address: %s', (text, name) => {
  expect(personsIn(text)).toEqual([name]);
});

test('kinship of words and things names nobody', () => {
  expect(personsIn('The mother board and the sister company Acme.')).toEqual([]);
  expect(personsIn('Rev. Mod. Phys. 12, Adv. Funct. Mater. 3')).toEqual([]);
});
