import { expect, test } from 'vitest';
import { ordinaryWords } from '../../../../../src/answers/entities/tagger/customs.ts';
import { knownSegments, seenInDocument } from '../../../../../src/answers/entities/tagger/document-words.ts';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { lexiconOf, WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { segmentsOf } from '../../../../../src/answers/entities/tagger/segments.ts';
import { WordInfos } from '../../../../../src/answers/entities/tagger/word-info.ts';

/** Ten words with a capital inside sentences. */
const PAGE = 'Then Ba and Ca and Da and Fa and Ga and Ha and Ja and Ka and La and Ma came.';

const lexicon = lexiconOf([{ value: WordClass.firstName, keys: Int32Array.of(wordKey(hashOf('grace'))) }]);

const isOrdinary = (text: string, name: string, probability: number): boolean => {
  const words = new WordInfos({ lexicon, classes: lexiconOf([]) });
  const seen = seenInDocument(knownSegments(text, segmentsOf(text), words));
  return ordinaryWords(seen)(
    name,
    name.split(' ').map((word) => words.of(word)),
    probability,
  );
};

test.each([
  ['words in lower case', `${PAGE} Then we ran acorn walk.`, 'acorn walk', 0.8],
  ['a word that the page has in lower case too', `${PAGE} Then Acorn ran, an acorn.`, 'Acorn', 0.8],
])('on a page that writes names with capitals, %s are no person', (_, text, name, probability) => {
  expect(isOrdinary(text, name, probability)).toBe(true);
});

test.each([
  ['what is surely a name', `${PAGE} Then we met ada.`, 'ada', 0.98],
  ['a word that has its capital everywhere', `${PAGE} Then we met Ada. Ada left.`, 'Ada', 0.6],
  ['two words of which one is in lower case elsewhere', `${PAGE} Then we met Ada Hill on a hill.`, 'Ada Hill', 0.6],
  ['a known first name', `${PAGE} Then we met grace hopper.`, 'grace hopper', 0.6],
  ['a name in letters without capitals', `${PAGE} Then we met მარიამ and მარიამ left.`, 'მარიამ', 0.6],
  ['a name in a message without capitals', 'then we met ada', 'ada', 0.6],
  ['a name on a page with nine words in capitals', `${PAGE.replace(' and Ma', '')} Then we met ada.`, 'ada', 0.6],
])('%s may be a person', (_, text, name, probability) => {
  expect(isOrdinary(text, name, probability)).toBe(false);
});
