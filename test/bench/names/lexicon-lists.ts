import { hashOf, mix } from '../../../src/answers/entities/tagger/hash.ts';
import { type LexiconGroup, SENSE_SHIFT, WordClass, wordKey } from '../../../src/answers/entities/tagger/lexicon.ts';
import { segmentsOf } from '../../../src/answers/entities/tagger/segments.ts';
import { LEGAL_FORMS, ORGANIZATION_WORDS, PLACE_WORDS, TITLES } from './own-words.ts';
import * as lists from './word-lists.ts';
import type { WordNet } from './wordnet.ts';

/** Numbers of WordNet's files of groups, places and persons. */
const GROUP = 14;
const LOCATION = 15;
const PERSON = 18;
/** Of adjectives made of nouns (`Syrian`). */
const ADJECTIVE = 1;
/** Of acts, animals, things, works and languages, events, food, plants, substances. */
const OTHERS = [4, 5, 6, 10, 11, 13, 20, 27];

/** Cities of this many people are in the lexicon. */
const CITY_PEOPLE = 5_000;

const FOREIGN = [
  'german',
  'french',
  'spanish',
  'italian',
  'dutch',
  'polish',
  'portuguese',
  'swedish',
  'danish',
  'czech',
];

const wordsOf = (text: string): string[] =>
  segmentsOf(text).flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end).toLowerCase()));

const idOf = (word: string): number => hashOf(word.replaceAll('’', "'"));

/** The lexicon: words and phrases of all lists by their hashes, those of which the same is said in one group. */
export function lexiconGroups(wordNet: WordNet): LexiconGroup[] {
  const values = new Map<number, number>();
  const add = (key: number, bits: number): void => void values.set(key, (values.get(key) ?? 0) | bits);
  const addWord = (word: string, bits: number): void => add(wordKey(idOf(word)), bits);

  /** Every word of names that count on their own. */
  const addParts = (names: readonly string[], bits: number): void => {
    for (const name of names) {
      const parts = wordsOf(name).filter((part) => /^[\p{L}\p{M}']+$/u.test(part));
      for (const part of parts) if (parts.length === 1 || part.length > 3) addWord(part, bits);
    }
  };
  /** Names as a whole: a word, or a phrase. */
  const addWhole = (names: readonly string[], word: number, phrase: number): void => {
    for (const name of names) {
      const parts = wordsOf(name);
      if (parts.length === 1 && /\p{L}{2}/u.test(name)) addWord(parts[0] as string, word);
      if (parts.length < 2 || parts.length > 4) continue;
      addWord(parts[0] as string, WordClass.startsPhrase);
      add(wordKey(parts.map(idOf).reduce(mix)), phrase);
    }
  };

  addParts(lists.firstNames(), WordClass.firstName);
  addParts(lists.rareFirstNames(), WordClass.rareFirstName);
  addParts(lists.surnames(), WordClass.surname);
  const cities = lists.cities.filter(({ population }) => population >= CITY_PEOPLE).map(({ name }) => name);
  addWhole([...cities, ...Object.keys(lists.locales).flatMap(lists.citiesOf)], WordClass.city, WordClass.placePhrase);
  addWhole([...lists.allCountries(), ...lists.regions()], WordClass.country, WordClass.placePhrase);
  addWhole(lists.organizations(), WordClass.organizationName, WordClass.organizationPhrase);
  addWhole(lists.brands(), WordClass.organizationName, WordClass.organizationPhrase);
  addParts(lists.nationalities(), WordClass.nationality);
  addParts(lists.dateWords(), WordClass.date);
  for (const word of ORGANIZATION_WORDS) addWord(word, WordClass.organization);
  for (const word of LEGAL_FORMS) addWord(word, WordClass.legalForm);
  for (const word of TITLES) addWord(word, WordClass.title);
  for (const word of PLACE_WORDS) addWord(word, WordClass.place);

  const proper = (file: number) =>
    [...wordNet.senses].filter(([, sense]) => sense.isProper && sense.file === file).map(([lemma]) => lemma);
  addWhole(proper(LOCATION), WordClass.city, WordClass.placePhrase);
  addWhole(proper(GROUP), WordClass.organizationName, WordClass.organizationPhrase);
  for (const file of OTHERS) addWhole(proper(file), WordClass.otherName, WordClass.otherName);
  addParts(
    proper(ADJECTIVE).filter((lemma) => !lemma.includes(' ')),
    WordClass.nationality,
  );
  addParts(
    proper(PERSON).filter((lemma) => !lemma.includes(' ')),
    WordClass.surname,
  );

  addCommonWords(wordNet, values, addWord);
  return grouped(values);
}

/** Words in lower case, how frequent they are, and what they mean first. */
function addCommonWords(
  { senses, sentences }: WordNet,
  values: ReadonlyMap<number, number>,
  addWord: (word: string, bits: number) => void,
): void {
  const seen = new Map<string, number>();
  for (const sentence of sentences) for (const word of wordsOf(sentence)) seen.set(word, (seen.get(word) ?? 0) + 1);
  const isWord = (word: string): boolean => (seen.get(word) ?? 0) > 2 || senses.get(word)?.isProper === false;
  const english = lists.frequentWords('english', 10_000);
  for (const [rank, word] of english.entries()) {
    if (!isWord(word)) continue;
    addWord(word, rank < 400 ? WordClass.frequent : rank < 4000 ? WordClass.common : WordClass.known);
  }
  const NAME = WordClass.firstName | WordClass.surname | WordClass.city | WordClass.country | WordClass.rareFirstName;
  for (const language of FOREIGN) {
    for (const [rank, word] of lists.frequentWords(language, 5_000).entries()) {
      if (rank < 200 || ((values.get(wordKey(idOf(word))) ?? 0) & NAME) === 0) addWord(word, WordClass.foreign);
    }
  }
  const words = new Set([...seen.keys(), ...[...senses.keys()].filter((lemma) => !lemma.includes(' '))]);
  for (const word of words) {
    if (!/^\p{L}[\p{L}']+$/u.test(word)) continue;
    const sense = [word, ...stems(word)].map((stem) => senses.get(stem)).find((found) => found && !found.isProper);
    const isKnown = sense !== undefined || (seen.get(word) ?? 0) > 1;
    if (isKnown) addWord(word, WordClass.known | ((sense ? sense.file + 1 : 0) << SENSE_SHIFT));
  }
}

/** What an English word may be a form of. */
function stems(word: string): string[] {
  const cut = (ending: string, instead = ''): string[] =>
    word.endsWith(ending) ? [word.slice(0, -ending.length) + instead] : [];
  return [
    ...cut('ies', 'y'),
    ...cut('es'),
    ...cut('s'),
    ...cut('ied', 'y'),
    ...cut('ed'),
    ...cut('ed', 'e'),
    ...cut('ing'),
    ...cut('ing', 'e'),
    ...cut('er'),
    ...cut('er', 'e'),
    ...cut('ly'),
  ];
}

function grouped(values: ReadonlyMap<number, number>): LexiconGroup[] {
  const groups = new Map<number, number[]>();
  for (const [key, value] of values) {
    if (value === 0) continue;
    const keys = groups.get(value);
    if (keys) keys.push(key);
    else groups.set(value, [key]);
  }
  return [...groups]
    .map(([value, keys]) => ({ value, keys: Int32Array.from(keys).sort() }))
    .sort((a, b) => b.keys.length - a.keys.length || a.value - b.value);
}
