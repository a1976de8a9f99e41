import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { SCORES } from './scores.ts';

/** A line with a name only between the lines of an address in a quoted mail, and the country before the postcode. */
const TOWN = /^[ \t]*\n[ \t]*[>|][ \t>|]*(\p{L}[\p{L} .'’()-]{1,40})\n[ \t]*[>|][ \t>|]*(?:[\p{L} .()-]{2,40} )?$/u;
/** Most characters between the lines. */
const REACH = 100;

/** The towns of addresses whose lines quotation marks of mails part: `> 12 Mill Lane`, `> MILLTOWN`, `> Finland 64389`. */
export function quotedTowns(text: string, addresses: readonly Span[]): Candidate[] {
  return addresses.slice(1).flatMap(({ start }, index): Candidate[] => {
    const before = (addresses[index] as Span).end;
    if (start - before > REACH || start <= before) return [];
    const town = TOWN.exec(text.slice(before, start))?.[1]?.trimEnd();
    if (town === undefined) return [];
    const from = text.indexOf(town, before);
    return [
      { type: 'LOCATION', start: from, end: from + town.length, score: SCORES.role, rule: 'block', inContext: true },
    ];
  });
}
