/** What the lists say of a word, as bits. */
export const WordClass = {
  /** Among the most frequent words, among frequent ones, in a dictionary; of English. */
  frequent: 1 << 0,
  common: 1 << 1,
  known: 1 << 2,
  /** A frequent word of another language. */
  foreign: 1 << 3,
  firstName: 1 << 4,
  /** A first name somewhere, perhaps a rare one. */
  rareFirstName: 1 << 5,
  surname: 1 << 6,
  city: 1 << 7,
  country: 1 << 8,
  /** Words in names of organisations (`Bank`), and legal forms (`GmbH`). */
  organization: 1 << 9,
  legalForm: 1 << 10,
  /** `Mrs`, `Herr`. */
  title: 1 << 11,
  nationality: 1 << 12,
  date: 1 << 13,
  /** Words in names of places (`River`). */
  place: 1 << 14,
  /** The first word of a name of several words. */
  startsPhrase: 1 << 15,
  /** Of phrases: a place, an organisation. */
  placePhrase: 1 << 16,
  organizationPhrase: 1 << 17,
  /** A name of an organisation on its own (`Sony`). */
  organizationName: 1 << 18,
  /** A name of something else: a work, an event, a thing. */
  otherName: 1 << 19,
} as const;

/** Bits above the classes hold the kind of meaning that WordNet gives first: the number of its file and 1, or 0. */
export const SENSE_SHIFT = 20;
/** The bits of the classes. */
export const CLASS_MASK = (1 << SENSE_SHIFT) - 1;

/** Hashes of words are cut to this many bits: among 200,000 words one unknown word in 300 is taken for a known one. */
const WORD_BITS = 26;

/** Lists of words, known by their hashes. */
export interface Lexicon {
  /** The classes and the sense of the word or phrase with this hash; 0 when it is in no list. */
  lookup(hash: number): number;
}

/** Words and phrases of which the same is said. */
export interface LexiconGroup {
  readonly value: number;
  /** Their hashes, as `wordKey` cuts them. */
  readonly keys: Int32Array;
}

/** A lexicon over words that are grouped by what is said of them: a hash table with open addressing. */
export function lexiconOf(groups: readonly LexiconGroup[]): Lexicon {
  const count = groups.reduce((sum, { keys }) => sum + keys.length, 0);
  const slots = 1 << (32 - Math.clz32(count + (count >> 1)));
  // Of each slot the key, plus 1, and the value, side by side.
  const table = new Int32Array(2 * slots);
  const mask = table.length - 1;
  const slotOf = (key: number): number => {
    let slot = (Math.imul(key, 0x9e3779b1) << 1) & mask;
    while (table[slot] !== 0 && table[slot] !== key + 1) slot = (slot + 2) & mask;
    return slot;
  };
  for (const { value, keys } of groups) {
    for (let at = 0; at < keys.length; at++) {
      const slot = slotOf(keys[at] as number);
      table[slot] = (keys[at] as number) + 1;
      table[slot + 1] = value;
    }
  }
  return { lookup: (hash) => table[slotOf(wordKey(hash)) + 1] as number };
}

/** What a lexicon keeps of the hash of a word. */
export const wordKey = (hash: number): number => hash & ((1 << WORD_BITS) - 1);
