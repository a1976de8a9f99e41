/** What a character may be to the rules of emphasis; readers differ about symbols and unusual white space. */
const SPACE = 1;
const PUNCTUATION = 2;
const OTHER = 4;

function classOf(character: string | undefined): number {
  if (character === undefined || /[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/.test(character)) return SPACE;
  // Some readers take delimiters of other emphasis for letters.
  if (/[*_~]/.test(character)) return PUNCTUATION | OTHER;
  if (/[!-/:-@[-`{-~]/.test(character)) return PUNCTUATION;
  if (/[\p{L}\p{N}]/u.test(character)) return OTHER;
  if (/\p{P}/u.test(character)) return PUNCTUATION;
  if (/[\s\p{C}]/u.test(character) && !/[\ud800-\udfff]/.test(character)) return SPACE | PUNCTUATION | OTHER;
  // Readers take a pair of surrogates for a symbol or for two letters.
  return PUNCTUATION | OTHER;
}

/** Whether a run of delimiters opens and closes emphasis: surely, to every reader, or maybe, to one. */
export interface Flanking {
  readonly mayOpen: boolean;
  readonly mayClose: boolean;
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * What a run of delimiters can do by the characters beside it (CommonMark 0.31, 6.2).
 * @param delimiter one of its characters.
 */
export function flanking(delimiter: string, before: string | undefined, after: string | undefined): Flanking {
  const [left, right] = [classOf(before), classOf(after)];
  const isWord = delimiter === '_' && left === OTHER && right === OTHER;
  return {
    mayOpen: !isWord && mayFlank(right, left),
    mayClose: !isWord && mayFlank(left, right),
    opens: flanks(right, left),
    closes: flanks(left, right),
  };
}

/** Whether a run stands at the side of a text, given the classes of the characters towards it and away from it. */
const mayFlank = (inside: number, outside: number): boolean =>
  (inside & OTHER) > 0 || ((inside & PUNCTUATION) > 0 && (outside & (SPACE | PUNCTUATION)) > 0);

const flanks = (inside: number, outside: number): boolean =>
  inside === OTHER || ((inside & SPACE) === 0 && (outside & OTHER) === 0);
