import { expect, test } from 'vitest';
import { codePlaces } from '../../../../src/answers/entities/code-places.ts';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';
import { nameTagger } from '../../../../src/build/engines-in-node.ts';
import { messageWithCode, technicalTexts } from '../../../fixtures/technical-texts.ts';

const tagger = await nameTagger();

const personsIn = (text: string): string[] =>
  findings(unplacedText(text), tagger)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

test.each(Object.entries(technicalTexts))('no persons are in a text of the kind «%s»', (_, text) => {
  expect(personsIn(text)).toEqual([]);
});

test.each(Object.keys(technicalTexts))('a text of the kind «%s» has lines of code', (name) => {
  const text = technicalTexts[name] as string;
  expect(codePlaces(text).isNearCode(text.length / 2)).toBe(true);
});

const typesIn = (text: string): string[] => findings(unplacedText(text), tagger).map(({ type }) => type);

test('a user name that a sentence calls so is found', () => {
  expect(typesIn('For the portal your user name is ada_l7, as before.')).toContain('USERNAME');
});

test('annotations of programs are no user names, mentions in a message are', () => {
  const program = '@decorated\nfunction addItem(list) {\n  const size = list.length;\n  return list.concat(size);\n}\n';
  expect(typesIn(program.repeat(3))).not.toContain('USERNAME');
  expect(typesIn('Thanks @decorated, see you there')).toContain('USERNAME');
});

test('people who are named in a message with code are found', () => {
  const persons = personsIn(messageWithCode);
  for (const name of ['Ingrid Halvorsen', 'Tomasz Wiśniewski', 'Tomasz', 'Rahul Deshpande', 'Marjorie Ellsworth'])
    expect(persons).toContain(name);
});

test.each([
  ['a letter', 'Dear Ms Okonkwo,\nyour tenancy of flat 4(b) ends in May (see clause 7).\nPlease call 030 901820.\n'],
  ['a form', 'Name(s): Adaeze Okonkwo\nNé(e) le: 03.05.1971\nE-mail: adaeze_okonkwo@post.example\nRef: A-12/34\n'],
  ['a web address', 'See https://example.org/find_us?where=map&id=4 and www.example.org/our_team.\n'.repeat(4)],
  ['a list of preprints', 'Okonkwo, A. On flats. arXiv preprint arXiv:2303.00980, 2023.\n'.repeat(4)],
  ['data', '{\n  "first_name": "Adaeze",\n  "address": {\n    "city": "Enugu"\n  }\n}\n'.repeat(3)],
])('%s is not taken for code', (_, text) => {
  expect(codePlaces(text).isNearCode(0)).toBe(false);
});
