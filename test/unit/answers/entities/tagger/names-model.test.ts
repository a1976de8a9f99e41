import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { modelFile, nameTagger } from '../../../../../src/build/engines-in-node.ts';

const tagger = await nameTagger();

const namesIn = (text: string): string[] =>
  tagger.tag(text).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

test.each([
  ['Please ask Marjorie Ellsworth to call the landlord.', 'PERSON Marjorie Ellsworth'],
  ['Yesterday Tomasz Wiśniewski signed the lease.', 'PERSON Tomasz Wiśniewski'],
  ['Dear Mrs Okonkwo, thank you for your patience.', 'PERSON Okonkwo'],
  ['my name is giulia bianchi and i lost my card', 'PERSON giulia bianchi'],
  ['THE CLAIM OF SVEN LINDQVIST WAS PAID ON MONDAY.', 'PERSON SVEN LINDQVIST'],
  ['Full name: Nguyễn Thị Hoa', 'PERSON Nguyễn Thị Hoa'],
  ['Patient\tHeinz Obermüller\tWard 4', 'PERSON Heinz Obermüller'],
  ['We moved to Rotterdam last autumn.', 'LOCATION Rotterdam'],
  ['The lorry came from Northern Ireland.', 'LOCATION Northern Ireland'],
  ['The goods were sold to Halvorsen Shipping Ltd in March.', 'ORGANIZATION Halvorsen Shipping Ltd'],
])('in «%s» there is %s', (text, name) => {
  expect(namesIn(text)).toContain(name);
});

test('technical prose and titles name no persons', () => {
  const text = [
    'Installing The Upload Widget',
    'The Layout Engine reads each page and hands its words to the Table Finder.',
    'Terms of Delivery and Payment',
    'Set the environment variable before the server is started, then open the Settings page.',
    'A JSON schema describes every field of the response.',
  ].join('\n');
  expect(namesIn(text).filter((name) => name.startsWith('PERSON'))).toEqual([]);
});

test.each(['Remark', 'Description', 'Quantity', 'Approval'])('the head of a column is no name: «%s»', (head) => {
  expect(namesIn(`Item\tBudget\tActual\t${head}\nPlant sale\t450\t612\tpaid in cash`)).toEqual([]);
});

/** A page that writes its names with capitals: ten of them and more inside sentences. */
const PAGE = [
  'The report was read by Ingrid Halvorsen in Oslo, by Rahul Deshpande in Pune and by Tomasz Wiśniewski in Gdynia.',
  'Copies went to Marjorie Ellsworth of Fjordline, to Heinz Obermüller in Graz and to Giulia Bianchi in Turin.',
].join('\n');

test.each([
  '```bash\nnpm i rimraf-walker\n```',
  'The new mod-\nels are trained on this, as were the mod-\nels before.',
])('on a page that writes names with capitals, words without one are no persons: «%s»', (text) => {
  const own = text.toLowerCase();
  const persons = namesIn(`${PAGE}\n${text}`).filter((name) => name.startsWith('PERSON'));
  expect(persons.filter((name) => own.includes(name.slice('PERSON '.length).toLowerCase()))).toEqual([]);
});

test('the same text gives the same names', () => {
  const text = 'Ingrid Halvorsen met Rahul Deshpande in Oslo.\n'.repeat(3);
  expect(tagger.tag(text)).toEqual(tagger.tag(text));
});

test('scores are probabilities', () => {
  for (const { score } of tagger.tag('Ingrid met Mr Deshpande of Fjordline in Oslo.')) {
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
});

test('the model is smaller than five megabytes', async () => {
  expect((await stat(modelFile)).size).toBeLessThan(5e6);
});
