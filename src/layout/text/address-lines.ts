/** Most lines of an address: a heading, a department and a country besides name, street and town. */
const MOST_LINES = 8;
/**
 * A post code beside the name of a town, in either order: four to six digits, perhaps with the sign of a country before
 * or with digits after, three and two as in Sweden and Greece, two and three as in Poland, or letters with digits as in
 * Britain and Canada.
 */
const TOWN =
  /(?:^|[\s,])(?:\p{Lu}{1,3}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)(?:-\d{3,4})?(?:$|[\s,])/u;
/** A state and its post code at the end of a line, as in the United States: numbers of houses are as long there. */
const STATE = /\p{Lu}{2} \d{5}(?:-\d{4})?$/u;
/** A line that is a town and its post code and nothing else; digits before a name alone may be a year. */
const TOWN_ALONE =
  /^(?:(?:\p{Lu}{1,3}-)?(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}) \P{N}+|\P{N}+ (?:\d{4,6}(?:-\d{3,4})?|\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}))$/u;
/** The number of a house or a box at the beginning of a line, or at its end. */
const STREET_ALONE = /^\d{1,6}\p{L}?[\s,]|\s\d{1,6}\p{L}?$/u;
/** A number of one to six digits, perhaps with a letter, as a house or a box has. */
const NUMBER = /(?:^|[\s,])\d{1,6}\p{L}?(?:$|[\s,])/u;
/** The name of a street, a person, a town. */
const NAME = /\p{L}{3}/u;

/** Whether texts below each other are one address: one has a post code and a town, as told by `hasAddress`. */
export const isAddress = (lines: readonly string[]): boolean =>
  lines.length <= MOST_LINES && townsOf(lines).length === 1 && hasAddress(lines);

/**
 * Whether a text has a post code and a town, the one above it a street and its number, and one above both a name. A line
 * between street and town may name a person or a part of the house, and a post code of a state needs no name.
 */
export const hasAddress = (lines: readonly string[]): boolean =>
  lines.some((line, at) => {
    if (!isTown(line)) return false;
    const above = lines[at - 1] ?? '';
    const street = isName(above) ? at - 2 : at - 1;
    if (!isStreet(lines[street] ?? '')) return false;
    return (street === at - 1 && STATE.test(line)) || lines.slice(0, street).some(isName);
  });

/** Whether the lines are broken as those of an address are: a street with its number and below it a town with its code. */
export const areAddressLines = (lines: readonly string[]): boolean =>
  hasAddress(lines) && lines.some((line, at) => isStreetOver(lines[at - 1] ?? '', line));

/** Whether a text is a street with its number, however it begins, and the one below it a town with its code alone. */
export const isStreetOver = (street: string, town: string): boolean =>
  TOWN_ALONE.test(town) && STREET_ALONE.test(street);

/** Whether a text is a town with its state and post code, and nothing else. */
export const isTownOfState = (text: string): boolean => STATE.test(text) && TOWN_ALONE.test(text);

function townsOf(lines: readonly string[]): string[] {
  const inStates = lines.filter((line) => STATE.test(line));
  return inStates.length > 0 ? inStates : lines.filter(isTown);
}

/** Most lines have no digit, which is found sooner than that they have no post code. */
const isTown = (line: string): boolean => /\d/.test(line) && TOWN.test(line) && NAME.test(line);
const isName = (line: string): boolean => NAME.test(line) && !/\d/.test(line);
const isStreet = (line: string): boolean => NUMBER.test(line) && NAME.test(line);
