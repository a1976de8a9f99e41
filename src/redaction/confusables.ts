/** What recognisers take for each other, by what it is compared as: the longest first. */
const LIKE: readonly (readonly [read: string, as: string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['s', '5'],
  ['b', '8'],
  ['z', '2'],
];
const PATTERN = new RegExp(LIKE.map(([read]) => read).join('|'), 'g');
const AS = new Map(LIKE);

/** Letters as a recogniser may have confused them, and for each where it is among those that were given. */
export interface Confused {
  readonly text: string;
  /** One more than `text` has: the last is the length of what was given. */
  readonly places: readonly number[];
}

/** The same text for all letters that recognisers take for each other. */
export function confused(letters: string): Confused {
  let text = '';
  const places: number[] = [];
  let at = 0;
  const copy = (end: number): void => {
    for (; at < end; at++) places.push(at);
  };
  for (const { 0: read, index } of letters.matchAll(PATTERN)) {
    text += letters.slice(at, index) + AS.get(read);
    copy(index);
    places.push(index);
    at = index + read.length;
  }
  text += letters.slice(at);
  copy(letters.length);
  places.push(letters.length);
  return { text, places };
}

/** Fewest letters of a value that is looked for with confusions: shorter ones become other words. */
const FEWEST_LETTERS = 5;
/** One in so many letters of a value may be confused. */
const ONE_IN = 3;

/** Letters, and how they may have been confused. */
export interface Comparison {
  readonly letters: string;
  readonly confused: Confused;
}

export const comparisonOf = (letters: string): Comparison => ({ letters, confused: confused(letters) });

/** Where a value stands among letters, give or take confusions: as ranges of these letters. */
export function* confusedPlaces(
  among: Comparison,
  value: Comparison,
): Generator<readonly [start: number, end: number]> {
  const { text, places } = among.confused;
  const wanted = value.confused.text;
  if (value.letters.length < FEWEST_LETTERS) return;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    let differing = 0;
    for (let unit = 0; unit < wanted.length; unit++) {
      if (unitAt(among, at + unit) !== unitAt(value, unit)) differing++;
    }
    const end = at + wanted.length;
    if (differing <= wanted.length / ONE_IN) yield [places[at] as number, places[end] as number];
  }
}

/** What a unit of the confused text was before. */
const unitAt = ({ letters, confused: { places } }: Comparison, index: number): string =>
  letters.slice(places[index], places[index + 1]);
