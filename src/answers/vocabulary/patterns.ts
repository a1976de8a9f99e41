/** Whether a text has a word of a kind in it. */
interface WordTest {
  test(text: string): boolean;
}

const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

/** What an accented letter is matched by: itself, or bare; German vowels with an e as well. */
const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  ä: '(?:ä|ae?)',
  ö: '(?:ö|oe?)',
  ü: '(?:ü|ue?)',
  ß: '(?:ß|ss)',
  ł: '[łl]',
};

/** A source that matches its words without accents, and with either apostrophe, too. */
export const lenient = (source: string): string =>
  source.normalize('NFC').replace(/[’']|[^\0-\x7f]/g, (letter) => {
    if (/[’']/.test(letter)) return "['’]";
    const bare = letter.normalize('NFD').charAt(0);
    return WITHOUT_ACCENT[letter] ?? (bare === letter ? letter : `[${letter}${bare}]`);
  });

/** Alternatives of a list that are not in a bracket. */
export function listed(list: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === '|' && depth === 0) {
      words.push(word);
      word = '';
    } else word += sign;
  }
  return [...new Set([...words, word])].filter((found) => found !== '');
}

/** Whether letters of a word are all capitals: then only capitals match it. */
const isCapitals = (word: string): boolean => /\p{Lu}{2}/u.test(word.replace(/\\p\{\p{L}+\}/gu, ''));

/** A source for whole words, and for ends of words, longest first so that the whole of a phrase is matched. */
export const sourceOf = (words: readonly string[], ends: readonly string[] = []): string => {
  const join = (list: readonly string[]): string =>
    [...list]
      .sort((a, b) => b.length - a.length)
      .map(lenient)
      .join('|');
  return `(?:${EDGE}(?:${join(words)})${ends.length > 0 ? `|(?:${join(ends)})` : ''})${END}`;
};

/** A test for words in any case, those in capitals in capitals only, and for ends of words. */
export function wordTest(lists: readonly string[], ends: readonly string[] = []): WordTest {
  const words = lists.flatMap(listed);
  const anyCase = new RegExp(
    sourceOf(
      words.filter((word) => !isCapitals(word)),
      ends.flatMap(listed),
    ),
    'iu',
  );
  const capitals = words.filter(isCapitals);
  const inCapitals = capitals.length > 0 ? new RegExp(sourceOf(capitals), 'u') : undefined;
  return { test: (text) => anyCase.test(text) || inCapitals?.test(text) === true };
}

/** A pattern for texts that are one of some words and nothing else, brackets around it or not. */
export const wholeText = (lists: readonly string[]): RegExp =>
  new RegExp(`^\\(?(?:${lists.flatMap(listed).map(lenient).join('|')})\\)?$`, 'iu');
