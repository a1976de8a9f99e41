import { DATE } from '../../text/dates.ts';
import { itemNumberOf } from './captions.ts';
import type { Segment } from './segments.ts';

/** The day of a date is the number of no item. */
const BEGINS_WITH_DATE = new RegExp(`^(?:${DATE})(?![\\p{L}\\p{N}])`, 'iu');

/** Letters that recognition reads for digits before a point. */
const MISREAD: Readonly<Record<string, string>> = { i: '1', l: '1', s: '5', z: '2', b: '8' };

/** Places that a number may have among items: `2a` as 2, `c` as 3, and what a letter may be misread for. */
function placesOf(number: string): string[] {
  const digits = /^\d+/.exec(number)?.[0];
  if (digits) return [`1:${Number(digits)}`];
  const misread = MISREAD[number];
  const letter = number.length === 1 ? [`a:${number.charCodeAt(0) - 96}`] : [`i:${number.length}`];
  return misread ? [...letter, `1:${misread}`] : letter;
}

const neighboursOf = (place: string): string[] => {
  const [system, count] = place.split(':') as [string, string];
  return [`${system}:${Number(count) - 1}`, `${system}:${Number(count) + 1}`];
};

/** The segments of a page that begin with the number of an item, where the number before or after it is there too. */
export function itemsOf(segments: readonly Segment[]): Set<Segment> {
  const numbered = segments.flatMap((segment) => {
    const number = itemNumberOf(segment.text);
    return number === undefined || BEGINS_WITH_DATE.test(segment.text) ? [] : [{ segment, places: placesOf(number) }];
  });
  const there = new Set(numbered.flatMap(({ places }) => places));
  const goOn = (place: string): boolean => neighboursOf(place).some((other) => there.has(other));
  return new Set(numbered.filter(({ places }) => places.some(goOn)).map(({ segment }) => segment));
}
