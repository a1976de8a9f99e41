import { height } from '../../../document/geometry.ts';
import { TITLES_OF_NAMES } from '../../text/name-titles.ts';
import type { Candidate } from '../candidate.ts';
import { type PrintedWord, printedLines } from '../printed/printed-lines.ts';
import { type Row, rowsOf } from '../printed/rows.ts';
import { labelWordsOf } from '../question/label-words.ts';
import type { DocumentRecord } from '../record.ts';
import { issuerName } from './letterhead/issuer-name.ts';
import { partsOfIssuer } from './letterhead/issuers.ts';
import { candidateOfWords } from './of-words.ts';
import { isPostcodeLine, isTownLine, TOWN } from './town-lines.ts';

/** The line above an address in a window: the sender in one line, its parts set apart, with the postcode of its town. */
const SENDER = /^\p{L}.{2,60}\s[·•|–*-]\s.*(?<!\d)(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})? \p{Lu}\p{L}/u;
/** The same where recognition has missed what sets its parts apart: a name, a house number, a postcode and a town. */
const SENDER_READ =
  /^\p{L}.{8,60}\s\d{1,4}\p{L}?,?\s(?:\p{Lu}{1,2}-)?\d{4,5}(?: \p{Lu}{2})? \p{Lu}\p{L}[\p{L} ]{0,30}$/u;
/** What stands in a line of its own above a name. */
const SALUTATION =
  /^(?:an|frau|herrn?|familie|firma|mrs?|ms|mme|mlle|madame|monsieur|m|sig(?:nora|ra)?|mevrouw|de heer)\.?$/iu;
/** Most rows in a window (DIN 5008 has nine, with those for postal notes). */
const MOST_ROWS = 9;
/** Largest distances between rows, and of their left edges from the sender's, in heights of their type. */
const FARTHEST = 3.5;
const ALIGNED = 1;

/** What stands above a customer. */
const CUSTOMER =
  /^(?:customer|(?:service|billed|bill|sold|invoiced|account|statement|prepared) (?:to|for|of))[\s:]*$/iu;
/** A name behind the title that courtesy puts before it. */
const COURTESY = new RegExp(
  `^(?:${TITLES_OF_NAMES}|m|m\\. (?:et|ou) mme|familie|sig(?:ra)?|dhr|mevr|mw)\\.? (?:\\p{Lu}[\\p{L}.'’-]{0,30}(?: |$)){1,6}$`,
  'iu',
);
/** Fewest rows of a name with a courtesy title and an address. */
const FEWEST_GREETED = 3;
/** Most rows between a name and its town. */
const MOST_BETWEEN = 3;
/** Largest distance between rows of one block, in heights of their type. */
const CLOSE = 1.2;

/** Who a letter is addressed to: the rows of its address window, below the line of its sender, or of a block of its own. */
export function addressWindow({ text }: DocumentRecord): Candidate[] {
  const rows = rowsOf(printedLines(text).get(1) ?? []);
  const at = rows.findIndex(({ text, words }) => SENDER.test(text) || (words.every(isRead) && SENDER_READ.test(text)));
  const sender = rows[at];
  const window = sender ? windowBelow(sender, rows.slice(at + 1)) : blockOf(rows);
  const start = window.findIndex((row) => !SALUTATION.test(row.text));
  const [name, ...others] = window.slice(Math.max(0, start));
  if (!name || /\d/.test(name.text)) return [];
  const street = others.findIndex((row) => /\d/.test(row.text));
  const address = others.slice(street).flatMap(({ words }) => words);
  return addresseesOf(rows).flatMap((addressee) => [
    ...candidateOfWords([`${addressee} name`], name.words, 'implied'),
    ...candidateOfWords(['address', addressee], address, 'implied'),
  ]);
}

/** What those are called whom the issuer of a paper writes to, by what the issuer is. */
const ADDRESSEES: Readonly<Record<string, string>> = {
  bank: 'account holder',
  insurer: 'insured',
  employer: 'employee',
  hospital: 'patient',
  'tax office': 'taxpayer',
};

function addresseesOf(rows: readonly Row[]): string[] {
  const issuer =
    issuerName(rows)
      ?.words.map(({ text }) => text)
      .join(' ') ?? '';
  const parts = partsOfIssuer(
    issuer,
    rows.map(({ text }) => text),
  );
  return ['buyer', 'recipient', ...parts.flatMap((part) => ADDRESSEES[part] ?? [])];
}

/** The rows of the first block of name, street and town that is not that of who issued the paper and has no label. */
function blockOf(rows: readonly Row[]): Row[] {
  const issuer = issuerName(rows)?.rows ?? [];
  const greeted = rows.flatMap((row) => (COURTESY.test(row.text) ? [greetedBlock(row, rows)] : []));
  const blocks = rows.flatMap((town, at): Row[][] => {
    if (!isTownLine(town.text)) return [];
    const isPostcode = isPostcodeLine(town.text);
    const block = [town];
    for (let index = at - 1; index >= 0 && block.length <= MOST_BETWEEN; index--) {
      const [row, below] = [rows[index] as Row, block[0] as Row];
      const size = height(below.box);
      if (Math.abs(row.box[0] - below.box[0]) > ALIGNED * size) continue;
      if (below.box[1] - row.box[3] > CLOSE * size) break;
      block.unshift(row);
      const isTown = isPostcode && block.length === 2;
      if (!isTown && !/\d/.test(row.text)) break;
    }
    if (isBelow(issuer, block[0] as Row)) return [];
    const [name, ...others] = block as [Row, ...Row[]];
    const isWhole = others.length > 1 && !/\d|:/.test(name.text) && others.some(({ text }) => /\d/.test(text));
    return isWhole && labelWordsOf(name.text) < 1 && !issuer.includes(name) ? [block] : [];
  });
  const wholes = [...greeted.filter((block) => block.length >= FEWEST_GREETED), ...blocks];
  return wholes.find(([name]) => !isLabelled(rows, name as Row)) ?? [];
}

/** The rows close below one that begins with a courtesy title, from which an address begins: nothing where none has a number. */
function greetedBlock(name: Row, rows: readonly Row[]): Row[] {
  const block = [name];
  for (const row of rows.slice(rows.indexOf(name) + 1)) {
    const before = block.at(-1) as Row;
    const size = height(before.box);
    if (Math.abs(row.box[0] - before.box[0]) > ALIGNED * size) continue;
    if (row.box[1] - before.box[3] > CLOSE * size || row.text.includes(':') || block.length === MOST_ROWS) break;
    block.push(row);
  }
  return block.slice(1).some(({ text }) => /\d/.test(text)) ? block : [];
}

/** Whether the rows close above a row lead up to those of the issuer: it is of their own address. */
const isBelow = (issuer: readonly Row[], { box }: Row): boolean =>
  issuer.some(
    (row) =>
      Math.abs(row.box[0] - box[0]) < ALIGNED * height(box) &&
      row.box[3] <= box[1] + 1 &&
      box[1] - row.box[3] < (CLOSE / 2) * height(box),
  );

/** Whether a label stands right above a row: it says who that is. */
const isLabelled = (rows: readonly Row[], { box }: Row): boolean =>
  rows.some(
    (row) =>
      row.box[3] <= box[1] + 1 &&
      box[1] - row.box[3] < CLOSE * height(box) &&
      Math.abs(row.box[0] - box[0]) < ALIGNED * height(box) &&
      !CUSTOMER.test(row.text) &&
      (row.text.endsWith(':') || labelWordsOf(row.text) === 1),
  );

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
