import { height } from '../../../document/geometry.ts';
import { isRecognised, levelPlace, type Word } from '../../../document/page.ts';
import { editDistance } from '../../../platform/edit-distance.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { printedOf } from '../../text/printed.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { TypeName } from './value-types.ts';

/** Mends one slip of recognition; `words` are those of the value. */
type Mend = (printed: string, words: readonly Word[]) => string;

/** Legal forms of two words, each of which tells what the other is. */
const FORMS = ['Sdn Bhd', 'Pte Ltd', 'Pty Ltd', 'Co Ltd', 'Pvt Ltd', 'Oy Ab', 'Sp zoo'].map((form) => form.split(' '));
/** Shortest word that is known by the other though one of its letters is wrong. */
const SHORTEST = 3;

const bareOf = (word: string): string => word.replace(/[^\p{L}]+/gu, '').toLowerCase();

/** The known word as the misread one is written: in capitals, or with its points. */
const writtenLike = (known: string, read: string): string =>
  `${read === read.toUpperCase() ? known.toUpperCase() : known}${/[.,]$/.exec(read)?.[0] ?? ''}`;

/** `Harbour Trading SON BHD`: one word of a legal form at the end of a name is right, and the other one letter off. */
const legalForm: Mend = (printed) => {
  const words = printed.split(' ');
  const ends = words.slice(-2);
  for (const form of FORMS) {
    const distances = form.map((known, at) => editDistance(bareOf(ends[at] ?? ''), known.toLowerCase()));
    const wrong = distances.indexOf(1);
    if (wrong < 0 || distances[1 - wrong] !== 0 || (form[wrong]?.length ?? 0) < SHORTEST) continue;
    const mended = ends.map((word, at) => (at === wrong ? writtenLike(form[at] as string, word) : word));
    return [...words.slice(0, -2), ...mended].join(' ');
  }
  return printed;
};

/** `1,893,11`: the sign before two last digits parts off decimals, whatever the one before it is. */
const decimalSign: Mend = (printed) =>
  printed.replace(
    /^(\D{0,5}\d{1,3})([.,])(\d{3}(?:\2\d{3}){0,3})\2(\d\d)(?!\d)/u,
    (_, first, sign, groups, decimals) => `${first}${sign}${groups}${sign === ',' ? '.' : ','}${decimals}`,
  );

/** `214w`: in an identifier without other small letters those whose capitals differ by nothing but height are capitals. */
const capitals: Mend = (printed) => (/^[\p{Lu}\d ./-]*\d[cosuvwxz]$/u.test(printed) ? printed.toUpperCase() : printed);

/**
 * Widest gap of a word, in heights of its letters: a space is a quarter of the type's size or more, and capitals and
 * figures are seven tenths of that high.
 */
const WITHIN_WORD = 0.28;

/** `DE 136695976`, where hardly a gap is printed: letters before figures are read as a word of their own. */
const joined: Mend = (printed, words) => {
  if (words.map(({ text }) => text).join(' ') !== printed) return printed;
  return words.reduce((before, word, at) => {
    const last = words[at - 1];
    return `${before}${last && !isOneWord(last, word) ? ' ' : ''}${word.text}`;
  }, '');
};

function isOneWord(last: Word, next: Word): boolean {
  const [one, other] = [levelPlace(last).box, levelPlace(next).box];
  const gap = other[0] - one[2];
  const isPart = /^\p{Lu}{1,3}$/u.test(last.text) && /^\d+$/.test(next.text);
  return isPart && gap >= 0 && gap < WITHIN_WORD * Math.min(height(one), height(other));
}

/** What values of a type are mended by: what their own shape, or their print, says of them. */
const MENDS: Readonly<Partial<Record<TypeName, readonly Mend[]>>> = {
  name: [legalForm],
  amount: [decimalSign],
  id: [joined, capitals],
  code: [capitals],
};

/**
 * A value as printed: where recognition read it, without the slips that values of its type show themselves.
 * @param parts of the plain text that the value is in.
 */
export function readingOf(text: PlainText, parts: readonly Span[], type: TypeName | undefined): string {
  const printed = printedOf(text.text, parts);
  const mends = type && MENDS[type];
  if (!mends) return printed;
  const words = parts.flatMap((part) => wordSpansIn(text, part).flatMap((span) => span.words));
  if (words.length === 0 || !words.every(isRecognised)) return printed;
  return mends.reduce((reading, mend) => mend(reading, words), printed);
}
