import { height } from '../../../document/geometry.ts';
import type { Candidate } from '../candidate.ts';
import { type PrintedWord, printedLines } from '../printed/printed-lines.ts';
import { type Row, rowsOf } from '../printed/rows.ts';
import type { DocumentRecord } from '../record.ts';
import { candidateOfWords } from './of-words.ts';

/** The line above an address in a window: the sender in one line, its parts set apart, with the postcode of its town. */
const SENDER = /^\p{L}.{2,60}\s[·•|–*-]\s.*(?<!\d)(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})? \p{Lu}\p{L}/u;
/** The same where recognition has missed what sets its parts apart: a name, a house number, a postcode and a town. */
const SENDER_READ =
  /^\p{L}.{8,60}\s\d{1,4}\p{L}?,?\s(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})? \p{Lu}\p{L}[\p{L} ]{0,30}$/u;
/** A line with a postcode and a town, in the order of the Continent. */
const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})?,? \p{Lu}/u;
/** What stands in a line of its own above a name. */
const SALUTATION =
  /^(?:an|frau|herrn?|familie|firma|mrs?|ms|mme|mlle|madame|monsieur|m|sig(?:nora|ra)?|mevrouw|de heer)\.?$/iu;
/** Most rows in a window (DIN 5008 has nine, with those for postal notes). */
const MOST_ROWS = 9;
/** Largest distances between rows, and of their left edges from the sender's, in heights of their type. */
const FARTHEST = 3.5;
const ALIGNED = 1;

/** Who a letter is addressed to: the rows of its address window, below the line of its sender. */
export function addressWindow({ text }: DocumentRecord): Candidate[] {
  const rows = rowsOf(printedLines(text).get(1) ?? []);
  const at = rows.findIndex(({ text, words }) => SENDER.test(text) || (words.every(isRead) && SENDER_READ.test(text)));
  const sender = rows[at];
  const window = sender ? windowBelow(sender, rows.slice(at + 1)) : [];
  const start = window.findIndex((row) => !SALUTATION.test(row.text));
  const [name, ...others] = window.slice(Math.max(0, start));
  if (!name || /\d/.test(name.text)) return [];
  const street = others.findIndex((row) => /\d/.test(row.text));
  return [
    ...candidateOfWords(['buyer name'], name.words, 'implied'),
    ...candidateOfWords(
      ['address', 'buyer'],
      others.slice(street).flatMap(({ words }) => words),
      'implied',
    ),
  ];
}

const isRead = ({ recognised }: PrintedWord): boolean => recognised;

/** The rows below a sender that are set under one another to the town; none where no town is reached. */
function windowBelow(sender: Row, rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  let before = sender;
  for (const row of rows) {
    const size = height(row.box);
    if (Math.abs(row.box[0] - sender.box[0]) > ALIGNED * size) continue;
    if (row.box[1] - before.box[3] > FARTHEST * size || found.length === MOST_ROWS) return [];
    found.push(row);
    before = row;
    if (TOWN.test(row.text)) return found;
  }
  return [];
}
