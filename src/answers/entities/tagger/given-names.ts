import { hashOf } from './hash.ts';
import { WordClass } from './lexicon.ts';
import { Casing, type WordInfo } from './word-info.ts';

const COMMA = hashOf(',');
const GIVEN = WordClass.firstName | WordClass.rareFirstName;

const isIn = (info: WordInfo | undefined, classes: number): boolean =>
  info !== undefined && info.value >= 0 && (info.value & classes) !== 0;

/** Whether a word may stand behind a whole name: it is no further part of one. */
const isBehind = (info: WordInfo | undefined): boolean =>
  info === undefined || info.casing === Casing.none || info.casing === Casing.lower || info.casing === Casing.initial;

/**
 * Where a person's name ends whose words, up to one of them, are a surname in capitals: behind the given name and the
 * initial that follow a comma in capitals too, as records have them (`OKONKWO, CHIDI A`). Two given names are a list, and
 * so are two whole names.
 */
export function endWithGivenName(infos: readonly WordInfo[], from: number, to: number): number {
  const [surname, comma, given, next] = infos.slice(from, from + 4);
  const isOneSurname = to === from + 1 && surname?.casing === Casing.upper && !isIn(surname, WordClass.firstName);
  if (!isOneSurname || comma?.id !== COMMA || given?.casing !== Casing.upper) return to;
  if (!isIn(given, GIVEN) || !isBehind(next)) return to;
  return next?.casing === Casing.initial ? from + 4 : from + 3;
}
