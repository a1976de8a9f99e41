import { horizontalOverlap, union, width } from '../../document/geometry.ts';
import type { TypedStretch } from '../ink/typed-stretches.ts';
import type { RecognizedWord } from './recognizer.ts';

type Words = readonly RecognizedWord[];

/** Confidence from which the second reading of a group counts. */
const SURE = 0.5;
/** Confidence from which a group of letters is left as it was read first: a dictionary speaks for it. */
const LETTERS = 0.3;
const DIGIT = /\d/;

/**
 * What stands in a stretch by two readings of it: a word for each of its groups, of the one that has as many characters as
 * the group has places, or is surer; undefined where the first stays as it is.
 */
export function typedGroups(stretch: TypedStretch, first: Words, second: Words): RecognizedWord[] | undefined {
  const text = [...first, ...second].map((word) => word.text).join('');
  if (!DIGIT.test(text) || second.length === 0) return undefined;
  const [known, again] = [cut(stretch, first), cut(stretch, second)];
  if (!again) return undefined;
  if (!known && Math.min(...again.map(({ confidence }) => confidence)) < SURE) return undefined;
  return again.map((piece, index) => betterOf(known?.[index], piece, stretch.groups[index]?.length ?? 0));
}

/** The words of a reading group by group; undefined where they are no words of the groups. */
function cut({ groups }: TypedStretch, words: Words): RecognizedWord[] | undefined {
  const characters = words.flatMap((word) => [...word.text].map((character) => ({ character, word })));
  const isWhole = characters.length === groups.flat().length;
  const firsts = groups.map((_, index) => groups.slice(0, index).flat().length);
  const pieces = groups.flatMap((group, index): RecognizedWord[] => {
    const at = firsts[index] as number;
    const box = union(group);
    const own = isWhole
      ? characters.slice(at, at + group.length)
      : characters.filter(({ word }) => horizontalOverlap(box, word.box) > width(word.box) / 2);
    const [one] = own;
    if (!one) return [];
    const confidence = Math.min(...own.map(({ word }) => word.confidence));
    return [{ ...one.word, text: own.map(({ character }) => character).join(''), box, confidence }];
  });
  const isCut =
    pieces.length === groups.length &&
    pieces.reduce((sum, { text }) => sum + [...text].length, 0) === characters.length;
  return isCut ? pieces : undefined;
}

/** Of two readings of a group of so many places the better one. */
function betterOf(known: RecognizedWord | undefined, again: RecognizedWord, places: number): RecognizedWord {
  if (!known) return again;
  if (known.text === again.text) return known.confidence > again.confidence ? known : again;
  const fits = ({ text }: RecognizedWord): boolean => [...text].length === places;
  if (!DIGIT.test(known.text) && fits(known) && known.confidence >= LETTERS) return known;
  if (fits(known) !== fits(again)) return fits(again) && again.confidence >= SURE ? again : known;
  return again.confidence > known.confidence ? again : known;
}
