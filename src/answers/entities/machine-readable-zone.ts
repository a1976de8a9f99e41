import { weighted } from './checksums.ts';
import type { Match } from './recognizer.ts';

/** The lines of a passport's zone: type, country and names, which scans may lack, and the numbers (ICAO Doc 9303-4). */
const ZONE =
  /(?<![A-Z\d<])(?:P[A-Z<][A-Z<]{42} ?\n ?)?([A-Z\d<]{9}\d)[A-Z<]{3}(\d{7})[MFX<](\d{7})([A-Z\d<]{14}[\d<])(\d)(?![A-Z\d<])/g;

/** The value of a place: digits, letters from A = 10, and 0 for the filler. */
const placeValue = (place: string): number => (place === '<' ? 0 : Number.parseInt(place, 36));

/** Whether the last place is the check digit of those before it: weights 7 3 1, modulus 10 (ICAO Doc 9303-3, 4.9). */
function passesCheck(places: string): boolean {
  const values = [...places].map(placeValue);
  const weights = values.slice(0, -1).map((_, index) => [7, 3, 1][index % 3] as number);
  return weighted(values, weights) % 10 === values.at(-1);
}

/** The machine-readable zones of passports whose check digits are right. */
export function* machineReadableZones(text: string): Iterable<Match> {
  for (const { 0: zone, 1: number = '', 2: birth = '', 3: expiry = '', 4: rest = '', 5: all, index } of text.matchAll(
    ZONE,
  )) {
    if ([number, birth, expiry, number + birth + expiry + rest + all].every(passesCheck)) {
      yield { start: index, end: index + zone.length, score: 0.95, checked: true };
    }
  }
}
