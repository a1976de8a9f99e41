import type { Location } from '../schema.ts';
import { countryCodes } from './countries.ts';
import { type Ends, type Opened, opened } from './ends.ts';
import { hasNumber, isTownName, townBehindStreet } from './town.ts';

/** What parts an address: commas, lines, dashes between spaces, brackets. */
const DIVIDER = /[,;\n()]|\s[–—|/-]\s/u;
/** Longest address that is taken apart, in UTF-16 units. */
const LONGEST = 300;

/**
 * A printed address taken apart into street, postcode, town, region and country, each as printed but for the country,
 * which is its code. As a whole where it is not plain which of its names is the town.
 */
export function locationOf(address: string): Location {
  const parts = address
    .split(DIVIDER)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (address.length > LONGEST || parts.length === 0) return { address };
  const countries = countryCodes();
  const readings = [2, 1, 0].map((regions) => withTown(opened(parts, countries, regions)));
  return readings.find((reading) => reading !== undefined) ?? { address };
}

function withTown({ parts, ends, isBesideTown }: Opened): Location | undefined {
  const names = parts.slice(parts.findLastIndex(hasNumber) + 1);
  const last = parts.at(-1);
  if (last === undefined || !names.every(isTownName)) return undefined;
  const before = parts.slice(0, -1);
  if (names.length === 0) {
    const town = townBehindStreet(last);
    return town && location([...before, town.before], town.city, ends);
  }
  // A postcode is that of the town beside it; a region that is known stands behind its town.
  if (names.length === 1 || isBesideTown || (ends.region !== undefined && hasStreet(parts, names)))
    return location(before, last, ends);
  const [city, region] = names;
  const isTownAndRegion = names.length === 2 && parts.length === 2 && ends.region === undefined;
  return isTownAndRegion && city && region ? { city, ...ends, region } : undefined;
}

const hasStreet = (parts: readonly string[], names: readonly string[]): boolean => names.length < parts.length;

const location = (before: readonly string[], city: string, ends: Ends): Location => ({
  ...(before.length > 0 ? { address: before.join(', ') } : {}),
  city,
  ...ends,
});
