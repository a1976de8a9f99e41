/** A line with a postcode and a town, in the order of the Continent. */
export const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})?,? \p{Lu}/u;
/** The last line of an address in English, with a state or a postcode behind the town. */
const TOWN_FIRST =
  /^\p{Lu}[\p{L} .'’-]{1,30},? (?:\p{Lu}{2} \d{5}(?:-\d{4})?|(?:\p{Lu}{2} )?[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u;
/** The last line of an address in Britain and Ireland, where the postcode is below the town. */
const POSTCODE_ALONE = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/u;

/** Whether a line is nothing but a postcode, as where that stands below the town. */
export const isPostcodeLine = (line: string): boolean => POSTCODE_ALONE.test(line);

/** Whether a line is the last one of an address: a town with its postcode, or the postcode alone. */
export const isTownLine = (line: string): boolean => TOWN.test(line) || TOWN_FIRST.test(line) || isPostcodeLine(line);
