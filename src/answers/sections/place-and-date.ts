import { parseDate } from '../text/dates.ts';
import type { Line } from './lines.ts';

/** A town, a comma and the rest, with what some languages say before a date. */
const AFTER_TOWN = /^\p{Lu}[\p{L}\p{M}.'’ -]{1,40}, (?:(?:den|am|le|a|il|li|dnia|dn\.) )?(?=\d)/u;
/** How far it stands below all else at least, in sizes of type: it is signed in the space around it. */
const SET_OFF = 1.5;

/** Whether a line is where and when a letter or resume was signed: a town and a whole date, set off from the line above. */
export function isPlaceAndDate(line: Line, above: Line | undefined): boolean {
  const start = AFTER_TOWN.exec(line.text)?.[0].length;
  if (start === undefined || parseDate(line.text.slice(start))?.day === undefined) return false;
  if (!above?.box || !line.box || above.page !== line.page) return true;
  return line.box[1] - above.box[3] > SET_OFF * (line.pieces[0]?.size ?? 0);
}
