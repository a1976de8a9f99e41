import { DATE } from '../../../text/dates.ts';
import type { Span } from '../../../text/span.ts';
import { dateRangeIn } from '../../values/ranges.ts';
import type { Statement } from './statement.ts';

/** A word for the time that a paper is about, and what leads from it to a date. */
const PERIOD =
  /(?:(?<!\p{L})(?:period|période|periodo|período|periode|tijdvak|okres)|zeitraum|(?<!\p{L})(?:durata|durée|duración|duração|laufzeit|looptijd|valid|gültig|valable|válid[oa]|valid[oa]|geldig|giltigt?))(?!\p{L})/giu;
const LEADS = new RegExp(`^[^.;:\\n\\d]{0,48} (?=(?:${DATE})(?![\\p{L}\\p{N}]))`, 'iu');
/** Words that say of a paper for which time it holds. */
const HOLDS = /^(?:valid|gültig|valable|válid[oa]|valid[oa]|geldig|giltigt?)$/iu;
/** The rest of the word, and the one before it: `billing period`, `Abrechnungszeitraum`. */
const BEFORE = /(?:\p{L}{1,30} )?\p{L}{0,30}$/u;
/** Longest range of dates in UTF-16 units. */
const LONGEST = 80;

/** The first and the last day of the time that a paper is about: `Période du 01/03/2026 au 31/03/2026`. */
export function periodRanges(prose: string): Statement[] {
  for (const { 0: word, index } of prose.matchAll(PERIOD)) {
    const behind = index + word.length;
    const lead = LEADS.exec(prose.slice(behind, behind + LONGEST))?.[0];
    if (lead === undefined) continue;
    const period = (BEFORE.exec(prose.slice(Math.max(0, index - LONGEST), index))?.[0] ?? '') + word;
    const name = HOLDS.test(word) ? 'validity' : period;
    const from = behind + lead.length;
    const [line = ''] = prose.slice(from, from + LONGEST).split('\n', 1);
    const range = dateRangeIn(line);
    const [start, end] = [range?.start, range?.end];
    if (!start || !end || start[0]?.start !== 0) continue;
    const of = (parts: readonly Span[]): Span => ({
      start: from + Math.min(...parts.map((part) => part.start)),
      end: from + Math.max(...parts.map((part) => part.end)),
    });
    return [
      ...(start.length === 1
        ? [{ names: [`start date of the ${name}`], value: of(start), implied: name === period }]
        : []),
      { names: [`end date of the ${name}`], value: of(end), implied: name === period },
    ];
  }
  return [];
}
