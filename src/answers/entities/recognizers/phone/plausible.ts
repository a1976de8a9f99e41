/** Most groups of digits that a number is parted into. */
const MOST_GROUPS = 7;
/** Digits of a number without its extension: of local ones behind a label, of others, and by ITU-T E.164. */
export const FEWEST_DIGITS = { labelled: 6, bare: 7 } as const;
const MOST_DIGITS = 15;

/** Dates and spans of years are digits in groups too. */
const DATE_LIKE =
  /^(?:(?:19|20)\d\d ?[-–/] ?(?:19|20)\d\d|(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?: \d{1,2})?|\d{1,2}([-/.])\d{1,2}\2(?:19|20)?\d\d)(?![-/.]?\d)/;
const DECIMALS = /(?:^| )\d*\.\d+ \d*\.\d+(?: |$)|(?:^| )0\.\d/;
const DECIMAL = /^\d+\.\d+$/;
const THOUSANDS = /^\d{1,3}([. ])\d{3}(?:\1\d{3})*$/;
const RANGE = /^(\d+) ?[-–] ?(\d+)$/;
/** A postcode of the United States with four more digits, a figure in two columns, years, and columns of a table. */
const OTHER = /^\d{5}-\d{4}$|^(\d{4,7}) \1$|^(?:(?:19|20)\d\d[ -]{0,3}){2,4}$| {3}/;
/** The year and a serial number of a document: `2025-00418`. */
const SERIAL_OF_YEAR = /^(?:19|20)\d\d[-/]\d{4,6}$/;
const YEAR_OF_VOLUME = /\((?:19|20)\d\d\)/;
/** A postcode of Brazil. */
const POSTCODE = /^\d{5}-\d{3}$/;
/** Times of day without a sign between hours and minutes, as timetables have them. */
const TIME = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const BOOK_NUMBER = /^97[89][ -]?\d/;

/** Whether digits with signs between them look like a telephone number behind a label, or one without any. */
export function isPlausible(candidate: string, labelled: boolean): boolean {
  const groups = /^[^a-z#;]*/i.exec(candidate)?.[0].match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  const fewest = labelled ? FEWEST_DIGITS.labelled : FEWEST_DIGITS.bare;
  if (groups.length > MOST_GROUPS || digits < fewest || digits > MOST_DIGITS) return false;
  if (!isBalanced(candidate) || DATE_LIKE.test(candidate) || DECIMALS.test(candidate)) return false;
  return labelled || candidate.includes('+') || !isOtherNumber(candidate, groups);
}

/** Area code and number as they are written in North America, and with the area code in parentheses elsewhere. */
const SHAPE =
  /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}([-.]))\d{3}[-.]\d{4}(?!\d)|^(?:\d[ -]?)?\((?!(?:19|20)\d\d)\d{2,4}\) ?\d{3,4}-\d{3,4}(?!\d)/;

/** Whether a number is grouped as nothing but telephone numbers are, even when no plan has it. */
export const hasShape = (candidate: string): boolean => SHAPE.test(candidate);

/** Whether a number is grouped as those of social security are: they have labels such as `number` too. */
export const isGroupedAsSocialSecurity = (candidate: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(candidate);

/** One pair of parentheses at most. */
function isBalanced(candidate: string): boolean {
  const opening = candidate.split('(').length;
  return opening <= 2 && opening === candidate.split(')').length;
}

/** Three times or more that follow each other, or two of the same half of the day. */
const isTimetable = (groups: readonly string[]): boolean =>
  groups.length > 1 &&
  groups.every((group, index) => TIME.test(group) && (index === 0 || group > (groups[index - 1] as string))) &&
  (groups.length > 2 || groups.every((group) => /^[01]/.test(group)));

/** A range of pages, the ticks of an axis, a number with a decimal point or thousands, a book's number. */
function isOtherNumber(candidate: string, groups: readonly string[]): boolean {
  const [, from = '', to = ''] = RANGE.exec(candidate) ?? [];
  if (from !== '' && from.length === to.length && Number(from) < Number(to)) return true;
  if (groups.slice(1).filter((group) => group.length === 1 && group !== '0').length > 0) return true;
  if (isTimetable(candidate.split(' '))) return true;
  if ([DECIMAL, OTHER, POSTCODE, SERIAL_OF_YEAR, YEAR_OF_VOLUME].some((form) => form.test(candidate))) return true;
  return THOUSANDS.test(candidate) || (BOOK_NUMBER.test(candidate) && groups.join('').length === 13);
}
