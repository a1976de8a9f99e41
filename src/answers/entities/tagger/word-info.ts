import { hashOf } from './hash.ts';
import { type Lexicon, wordKey } from './lexicon.ts';
import { middleClass, narrowClass, wideClass } from './word-classes.ts';

/** How a word is written: its letters in `Casing` order from no letters to mixed ones. */
export const Casing = { none: 0, lower: 1, capitalised: 2, upper: 3, mixed: 4, initial: 5 } as const;

/** What is known of a word wherever it stands. */
export interface WordInfo {
  /** The number of the word among those of the text, from 1; 0 of one that is not there. */
  readonly index: number;
  /** Of the word in lower case, its digits as zeros. */
  readonly id: number;
  readonly prefix2: number;
  readonly prefix3: number;
  readonly suffix2: number;
  readonly suffix3: number;
  readonly suffix4: number;
  /** Of its letters and digits by kind, runs as one: `McDonald` as `XxXx`. */
  readonly shape: number;
  readonly casing: number;
  /** How many letters it has, to tell abbreviations from other words: 6 for more. */
  readonly letters: number;
  /** Whether it has letters of a script without capitals. */
  readonly isCaseless: boolean;
  /** The classes and the sense that the lexicon gives. */
  readonly value: number;
  /** Classes of words that stand where it stands; 0 for none. */
  readonly narrow: number;
  readonly middle: number;
  readonly wide: number;
  /** What follows ends or opens a sentence: `.`, `!`, `?`, `:`, an opening quote. */
  readonly endsSentence: boolean;
  readonly isColon: boolean;
  /** Whether it is a sign that code and markup have many of. */
  readonly isCode: boolean;
  /** Whether it has neither letters nor digits. */
  readonly isSign: boolean;
}

/** Stands for the hash of a word that is not there. */
export const NOTHING = 0x2545f491;

/** Stands for a word that is not there. */
export const ABSENT: WordInfo = {
  index: 0,
  id: NOTHING,
  prefix2: NOTHING,
  prefix3: NOTHING,
  suffix2: NOTHING,
  suffix3: NOTHING,
  suffix4: NOTHING,
  shape: NOTHING,
  casing: 7,
  letters: 0,
  isCaseless: false,
  value: -1,
  narrow: -1,
  middle: -1,
  wide: -1,
  endsSentence: false,
  isColon: false,
  isCode: false,
  isSign: false,
};

/** What is known of words before any text is seen. */
export interface WordLists {
  readonly lexicon: Lexicon;
  /** The classes of words, as `wordClasses` puts them together. */
  readonly classes: Lexicon;
}

/** Texts have few different words: each is looked at once. */
export class WordInfos {
  readonly #lists: WordLists;
  readonly #known = new Map<string, WordInfo>();

  constructor(lists: WordLists) {
    this.#lists = lists;
  }

  /** How many different words there are so far. */
  get count(): number {
    return this.#known.size;
  }

  of(word: string): WordInfo {
    let info = this.#known.get(word);
    if (info === undefined) {
      info = describe(word, this.#known.size + 1, this.#lists);
      this.#known.set(word, info);
    }
    return info;
  }
}

function describe(word: string, index: number, { lexicon, classes }: WordLists): WordInfo {
  const lower = word.toLowerCase().replace(/\p{N}/gu, '0').replaceAll('’', "'");
  const id = hashOf(lower);
  const { length } = lower;
  const shape = shapeOf(word);
  const own = classes.lookup(wordKey(id));
  return {
    index,
    id,
    prefix2: hashOf(lower, 0, Math.min(2, length)),
    prefix3: hashOf(lower, 0, Math.min(3, length)),
    suffix2: hashOf(lower, Math.max(0, length - 2)),
    suffix3: hashOf(lower, Math.max(0, length - 3)),
    suffix4: hashOf(lower, Math.max(0, length - 4)),
    shape: hashOf(shape),
    casing: casingOf(word, shape),
    letters: Math.min(length, 6),
    isCaseless: shape.includes('o'),
    value: lexicon.lookup(wordKey(id)),
    narrow: narrowClass(own),
    middle: middleClass(own),
    wide: wideClass(own),
    endsSentence: /^[.!?:;"“”«•*]/.test(word),
    isColon: word === ':',
    isCode: /^[{}()[\]<>=;`_\\/*#$|]/.test(word),
    isSign: !/[\p{L}\p{N}]/u.test(word),
  };
}

/** Kinds of characters in a word, runs as one. */
function shapeOf(word: string): string {
  let shape = '';
  let last = '';
  for (const character of word) {
    const kind = kindOf(character);
    if (kind !== last) shape += kind;
    last = kind;
  }
  return shape;
}

function kindOf(character: string): string {
  if (/\p{N}/u.test(character)) return 'd';
  if (!/[\p{L}\p{M}]/u.test(character)) return character;
  if (character !== character.toLowerCase()) return 'X';
  return character === character.toUpperCase() ? 'o' : 'x';
}

function casingOf(word: string, shape: string): number {
  if (!/[Xxo]/.test(shape)) return Casing.none;
  if (shape === 'X' && word.length === 1) return Casing.initial;
  if (shape === 'X.') return Casing.initial;
  if (!shape.includes('X')) return Casing.lower;
  if (!shape.includes('x')) return Casing.upper;
  return /^X[^X]*$/.test(shape) ? Casing.capitalised : Casing.mixed;
}
