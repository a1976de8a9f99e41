/** What documents may hold that patterns look for, to be repeated. */
const UNITS = [
  ...[
    ' ',
    '\t',
    '\n',
    ' \n',
    '.',
    ',',
    ':',
    '-',
    '–',
    '_',
    '…',
    '*',
    '|',
    '/',
    '#',
    '!',
    '@',
    '(',
    ')',
    '[',
    '<',
    '"',
    '$',
  ],
  ...[
    '\0',
    'a',
    'A',
    'ä',
    '0',
    '字',
    'a ',
    'A ',
    '1 ',
    'a-',
    'A.',
    'A. ',
    '1,',
    '1.',
    '1-',
    'a, ',
    '([',
    '](',
    ' (',
    '[ ',
  ],
  ...[
    '<a',
    '$a',
    '/a',
    '?a',
    ' -',
    ', ',
    '. ',
    ': ',
    '\ta',
    'a@',
    'a@a.',
    'http://',
    'www.a',
    'A and ',
    'Aa ',
    '12/',
    '+1 ',
  ],
  ...['AA11', '1a', '2020 ', '12:', 'a:', 'a\n', 'A\n', '1\n', '> '],
] as const;

/** What stands behind them, so that a match begins and then fails. */
const END = '\n\0';

/** Words of a pattern that stand for themselves, three letters at least. */
function wordsOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}|\\.|\[[^\]]*\]|\(\?<[a-z]+>/gi, ' ');
  return [...new Set(plain.match(/\p{L}{3,}/gu))].slice(0, 4);
}

/** Strings that a pattern may backtrack over, as functions of their length: units of documents, and its own words. */
export function adversariesOf(source: string): ((length: number) => string)[] {
  const words = wordsOf(source);
  const own = [...words.map((word) => `${word} `), ...(words.length > 1 ? [`${words.join(' ')} `] : [])];
  return [...UNITS, ...own].map((unit) => (length) => unit.repeat(Math.ceil(length / unit.length)) + END);
}
