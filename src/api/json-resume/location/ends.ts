import { POSTCODE } from '../../../answers/entities/recognizers/address/postcodes.ts';
import { AUSTRALIA, CANADA, REGIONS, US_STATES } from '../../../answers/text/places.ts';
import type { Location } from '../schema.ts';
import { hasNumber } from './town.ts';

/** What stands behind the town of an address. */
export type Ends = Pick<Location, 'region' | 'postalCode' | 'countryCode'>;

/** An address without its ends: what stands between its commas, the town last. */
export interface Opened {
  readonly parts: readonly string[];
  readonly ends: Ends;
  /** Whether the postcode stood in the last part, beside the town. */
  readonly isBesideTown: boolean;
}

/** States and provinces whose names or codes stand behind a town without a comma. */
const STATES: ReadonlyMap<string, string> = new Map(Object.entries({ ...AUSTRALIA, ...CANADA, ...US_STATES }));
const STATE_NAMES: ReadonlySet<string> = new Set(STATES.values());
const REGION_NAMES: ReadonlySet<string> = new Set([...REGIONS, 'England', 'Scotland', 'Wales', 'Northern Ireland']);

/** A code between a town and its country, such as those of provinces in Italy. */
const PROVINCE = /^[A-Z]{2,3}$/;
/** Most words of the name of a region or country. */
const MOST_WORDS = 5;
/** Behind a town, with a space before it. Four digits alone are the number of a house more often. */
const CODE_BEHIND = new RegExp(`(?:^|\\s)(?:${POSTCODE}|\\d{5,6})$`, 'u');
const CODE_OF_FOUR = /(?:^|\s)\d{4}$/;
/** Before a town. */
const CODE_BEFORE = new RegExp(`^(?:${POSTCODE}|\\d{4,5})(?=\\s+\\p{L})`, 'u');
/** What a name of a country or state goes on from: `New Mexico`, `Ciudad de México`. */
const GOES_ON = /(?:^|\s)(?:New|West|North|South|\p{Ll}+)$/u;

/**
 * Takes the country, the postcode and up to `mostRegions` regions off the end of an address, in whatever order they stand:
 * two are the name and the code of one state, and `New York` is a town too.
 */
export function opened(
  printed: readonly string[],
  countries: ReadonlyMap<string, string>,
  mostRegions: number,
): Opened {
  let state: Opened = { parts: printed, ends: {}, isBesideTown: false };
  for (let regions = 0; ; ) {
    const withoutOne = regions < mostRegions ? withoutRegion(state) : undefined;
    if (withoutOne) regions++;
    const next = withoutOne ?? withoutCodeBehind(state) ?? withoutCountry(state, countries) ?? withoutCodeBefore(state);
    if (!next) return state;
    state = next;
  }
}

/** The state with `rest` as its last part, or without a last part where nothing is left of it. */
const cut = ({ parts, ends, isBesideTown }: Opened, rest: string, found: Ends): Opened => ({
  parts: rest === '' ? parts.slice(0, -1) : parts.with(-1, rest),
  ends: { ...ends, ...found },
  isBesideTown: isBesideTown || (found.postalCode !== undefined && rest !== ''),
});

function withoutCodeBehind(state: Opened): Opened | undefined {
  const last = state.parts.at(-1);
  if (last === undefined || state.ends.postalCode !== undefined) return undefined;
  const code = CODE_BEHIND.exec(last) ?? (isStateBefore(last) ? CODE_OF_FOUR.exec(last) : null);
  const isWhole = state.parts.length === 1 && code?.index === 0;
  return code && !isWhole ? cut(state, last.slice(0, code.index), { postalCode: code[0].trim() }) : undefined;
}

/** Not where a region stands behind: the number before the first name is that of a house then, as in America. */
function withoutCodeBefore(state: Opened): Opened | undefined {
  const { parts, ends } = state;
  const last = parts.at(-1);
  if (last === undefined || ends.postalCode !== undefined) return undefined;
  if (ends.region !== undefined && !parts.slice(0, -1).some(hasNumber)) return undefined;
  const code = CODE_BEFORE.exec(last)?.[0];
  return code === undefined ? undefined : cut(state, last.slice(code.length).trim(), { postalCode: code });
}

/** Whether the last but one word is the code of a state: `Hobart TAS 7000`. */
const isStateBefore = (part: string): boolean => STATES.has(part.split(/\s+/).at(-2) ?? '');

/** The ends of a part, longest first, each with what stands before it; nothing where the part is all of the address. */
function endsOf({ parts }: Opened): { readonly end: string; readonly rest: string }[] {
  const words = parts.at(-1)?.split(/\s+/) ?? [];
  return words.slice(-MOST_WORDS).flatMap((_, index, { length }) => {
    const from = words.length - length + index;
    const rest = words.slice(0, from).join(' ');
    return rest === '' && parts.length === 1 ? [] : [{ end: words.slice(from).join(' '), rest }];
  });
}

function withoutRegion(state: Opened): Opened | undefined {
  const { region, countryCode } = state.ends;
  const found = endsOf(state).find(({ end, rest }) => {
    const isProvince = rest === '' && countryCode !== undefined && PROVINCE.test(end);
    const name = STATES.get(end) ?? end;
    // The code of a state may stand beside its name.
    if (region !== undefined) return name === (STATES.get(region) ?? region) && STATE_NAMES.has(name);
    if (rest === '') return isProvince || STATES.has(end) || REGION_NAMES.has(end);
    return !GOES_ON.test(rest) && (STATES.has(end) || STATE_NAMES.has(end));
  });
  return found && cut(state, found.rest, { region: region !== undefined && region.length > 3 ? region : found.end });
}

function withoutCountry(state: Opened, countries: ReadonlyMap<string, string>): Opened | undefined {
  if (state.ends.countryCode !== undefined) return undefined;
  for (const { end, rest } of endsOf(state)) {
    const code = countries.get(end) ?? countries.get(end.toLowerCase());
    if (code !== undefined && !GOES_ON.test(rest)) return cut(state, rest, { countryCode: code });
  }
  return undefined;
}
