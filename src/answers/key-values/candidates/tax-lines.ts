import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { printedLines } from '../printed/printed-lines.ts';
import { type Row, rowsOf } from '../printed/rows.ts';
import type { DocumentRecord } from '../record.ts';
import { VALUE_TYPES } from '../values/value-types.ts';
import { candidateOfWords } from './of-words.ts';

const TAX = 'sales\\s+tax|MwSt\\.?|USt\\.?|Mehrwertsteuer|Umsatzsteuer|VAT|GST|HST|TVA|T\\.V\\.A\\.|IVA|BTW|moms|tax';
const RATE = '\\d{1,2}(?:[.,]\\d{1,3})?\\s?%';
/** What says that the tax is added or contained. */
const ADDED =
  'zzgl\\.?|zuzüglich|plus|add|inkl\\.?|incl\\.?|including|enthaltene|davon|gesetzl\\.?|gesetzliche|dont|waarvan|total';
/** What the tax is taken of. */
const OF = '(?:auf|of|on|von|sur|over|de|sobre|su)';
/** The start of a line of a tax: its name with its rate, in either order. */
const LINE = new RegExp(
  `^(?:(?:${ADDED})\\s+){0,2}(?:(${TAX})[\\s:(@à-]{0,4}(${RATE})|(${RATE})\\s(${TAX}))(?![\\p{L}\\d])[\\s):.]*(.*)$`,
  'iu',
);
/** Nothing, or what the tax is taken of alone: the tax itself stands in the next column. */
const BASE = new RegExp(`^(?:${OF}\\s\\S+(?:\\s\\S{1,3})?)?$`, 'iu');
/** Before the tax in one column. */
const SUM_OF = new RegExp(`^(?:${OF}\\s.*\\s)?$`, 'iu');

/** The start of a line of the sum without tax: `Excl. VAT`, `ohne MwSt.`. */
const NET = new RegExp(
  `^((?:excl(?:\\.|uding|usive|usief)?|exkl(?:\\.|usive)?|ohne|hors|sans|sin|senza|without|before)(?: of)? (?:${TAX}))(?![\\p{L}\\d])[\\s:.]{0,4}(.*)$`,
  'iu',
);

/**
 * Tax and its rate where a line names both, and the sum without it: `plus 19 % VAT 39.90`, `Excl. VAT 210.00`. A sum that
 * contains a tax is no line of it.
 */
export function taxLines({ text }: DocumentRecord): Candidate[] {
  return [...printedLines(text).values()].flat().flatMap((line) => {
    const rows = rowsOf([line]);
    return rows.flatMap((row, index) => [...taxLine(row, rows[index + 1]), ...netLine(row, rows[index + 1])]);
  });
}

function taxLine(row: Row, next: Row | undefined): Candidate[] {
  const match = LINE.exec(row.text);
  if (!match) return [];
  const [whole, before, rateBehind, rateBefore, behind, rest] = match;
  const [tax, rate] = [before ?? behind, rateBehind ?? rateBefore];
  if (tax === undefined || rate === undefined || rest === undefined) return [];
  const amount = BASE.test(rest) ? next && amountOf(next, next.text) : amountOf(row, rest);
  if (!amount) return [];
  const from = whole.indexOf(rate);
  return [
    ...candidateOfWords([tax], amount, 'line'),
    ...candidateOfWords([`${tax} rate`], wordsWithin(row, { start: from, end: from + rate.length }), 'line'),
  ];
}

function netLine(row: Row, next: Row | undefined): Candidate[] {
  const [, label, rest] = NET.exec(row.text) ?? [];
  if (label === undefined || rest === undefined) return [];
  const amount = rest === '' ? next && amountOf(next, next.text) : amountOf(row, rest);
  return amount ? candidateOfWords([label], amount, 'line') : [];
}

/** The words of the sum that ends a row, when nothing else than what it is of stands before it in the text. */
function amountOf(row: Row, text: string): readonly Span[] | undefined {
  const sum = VALUE_TYPES.amount.find(text).at(-1);
  if (sum?.end !== text.length || !SUM_OF.test(text.slice(0, sum.start))) return undefined;
  const offset = row.text.length - text.length;
  return wordsWithin(row, { start: offset + sum.start, end: row.text.length });
}

/** The words of a row that a part of its text covers. */
function wordsWithin({ words }: Row, { start, end }: Span): readonly Span[] {
  let at = 0;
  return words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from < end && from + word.text.length > start;
  });
}
