import { isAscii } from '../../text/ascii.ts';
import { PARTICLES, RARER_PARTICLES } from '../../text/name-particles.ts';
import { TITLE } from './name-shape.ts';

/** A word of a text: letters with what joins them, without a possessive ending. */
export interface NameWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Without case and accents. */
  readonly folded: string;
}

const WORD = /(?<!\p{L}['’])\p{L}[\p{L}\p{M}]*(?:['’](?!s(?![\p{L}]))\p{L}[\p{L}\p{M}]*)*/uy;
/** Signs of ASCII that are no letters, which most texts have at every fifth place. */
const mayBeLetter = (unit: number): boolean => unit > 0x7f || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a);
const IS_TITLE = new RegExp(`^${TITLE}$`, 'iu');
/** Small words of names, and what tells a son from his father. */
const SMALL = new Set(`${PARTICLES}|${RARER_PARTICLES}|jr|sr|ii|iii`.split('|'));

/** A text without case and accents. */
export const fold = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, in order; hyphens part them. */
export function nameWords(text: string, from = 0): NameWord[] {
  const words: NameWord[] = [];
  // Texts have few different words: each is folded once.
  const folds = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    WORD.lastIndex = at;
    if (!mayBeLetter(text.charCodeAt(at)) || !WORD.test(text)) {
      at++;
      continue;
    }
    const end = WORD.lastIndex;
    const word = text.slice(at, end);
    let folded = folds.get(word);
    if (folded === undefined) {
      folded = fold(word);
      folds.set(word, folded);
    }
    words.push({ start: from + at, end: from + end, text: word, folded });
    at = end;
  }
  return words;
}

/** The words of a name that tell it, given names first: no titles, `Okafor, Adaeze` turned round. */
export function partsOfName(name: string): string[] {
  const [last, ...first] = name.split(',');
  const turned = first.length === 1 ? `${first[0]} ${last}` : name;
  return nameWords(turned)
    .filter(({ text }) => !IS_TITLE.test(text) || text.length === 1)
    .map(({ folded }) => folded);
}

export const isParticle = (folded: string): boolean => SMALL.has(folded);
