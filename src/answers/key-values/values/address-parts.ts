import type { Span } from '../../text/span.ts';

/** The parts of an address that forms and records ask for. */
type AddressPart = 'street' | 'postcode' | 'city' | 'state' | 'country';

/** Where the parts of an address are in its lines: the index of a line, and a span of it. */
export type AddressParts = Readonly<Partial<Record<AddressPart, { readonly line: number; readonly span: Span }>>>;

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’.-]{1,30}(?: [\\p{L}\\p{M}'’.-]{1,30}){0,4}";
const BEHIND = `(?:, (?<country>${NAME}))?`;
/** How lines with a town end, the surer forms first (Universal Postal Union, addressing systems). */
const TOWNS: readonly RegExp[] = [
  // United States, Canada, Australia: town, state, postcode
  `(?<city>${NAME}),? (?<state>[A-Z]{2,3}),? (?<postcode>\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|\\d{4})${BEHIND}`,
  // The Continent: postcode, town
  `(?<postcode>(?:[A-Z]{1,3}-)?(?:\\d{4} ?[A-Z]{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}|\\d{4,5})) {1,2}(?<city>${NAME})${BEHIND}`,
  // Great Britain, Ireland, India: town, postcode
  `(?<city>${NAME}),? (?<postcode>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}|\\d{3} ?\\d{3}|\\d{5})${BEHIND}`,
].map((source) => new RegExp(`^${source}$`, 'du'));
/** A country in a line of its own. */
const COUNTRY = new RegExp(`^${NAME}$`, 'u');
/** Most commas of a line behind which its town is looked for. */
const MOST_COMMAS = 6;

/** The parts of an address by its printed lines, perhaps with a name above; none where no line ends in a town with its postcode. */
export function addressParts(lines: readonly string[]): AddressParts {
  for (const [at, line] of lines.entries()) {
    for (const start of beginnings(line)) {
      const town = townIn(line.slice(start));
      const street = town && streetBefore(lines, at, start);
      if (!town || !street) continue;
      const below = at === lines.length - 2 ? (lines.at(-1) ?? '') : '';
      return {
        street,
        ...(COUNTRY.test(below) ? { country: { line: at + 1, span: { start: 0, end: below.length } } } : {}),
        ...Object.fromEntries(
          town.map(([part, span]) => [part, { line: at, span: { start: start + span.start, end: start + span.end } }]),
        ),
      };
    }
  }
  return {};
}

/** The start of a line, and what follows each of its commas. */
const beginnings = (line: string): readonly number[] => [
  0,
  ...[...line.matchAll(/, /g)].slice(0, MOST_COMMAS).map(({ index }) => index + 2),
];

function townIn(text: string): readonly (readonly [string, Span])[] | undefined {
  for (const pattern of TOWNS) {
    const found = pattern.exec(text)?.indices?.groups;
    if (!found) continue;
    return Object.entries(found).flatMap(([part, place]) =>
      place ? [[part, { start: place[0], end: place[1] }] as const] : [],
    );
  }
  return undefined;
}

/** What stands before the town on its line, else the next line above that has a number. */
function streetBefore(lines: readonly string[], town: number, start: number): AddressParts['street'] {
  const before = (lines[town] ?? '').slice(0, start).trimEnd().replace(/,$/, '');
  if (/\d/.test(before)) return { line: town, span: { start: 0, end: before.length } };
  const line = lines.findLastIndex((text, index) => index < town && /\d/.test(text) && /\p{L}/u.test(text));
  const end = lines[line]?.replace(/,$/, '').length;
  return end === undefined || before !== '' ? undefined : { line, span: { start: 0, end } };
}
