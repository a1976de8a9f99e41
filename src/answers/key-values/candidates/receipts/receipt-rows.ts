import type { PrintedLine, PrintedWord } from '../../printed/printed-lines.ts';

/** What a row of a receipt says of its amount. */
export type RowMeaning = 'total' | 'payment' | 'change' | 'other';

/** A row of a receipt that ends with an amount. */
export interface AmountRow {
  readonly meaning: RowMeaning;
  /** The words of the amount: more than one where a recogniser has parted it. */
  readonly amount: readonly PrintedWord[];
}

/** Words for what is to be paid in all. */
const TOTAL =
  /(?<!\p{L})(?:total|totals|totaal|totale|amount (?:due|payable)|balance due|to pay|nett?|gesamt(?:betrag|summe)?|summe|zu zahlen|betrag|à payer|montant|importe|te betalen|jumlah|razem|suma|att betala|at betale)(?!\p{L})/u;
/** Words with which a total is another one: of goods, of tax, of a part. */
const PARTIAL =
  /(?<!\p{L})(?:sub|zwischen\p{L}*|sous|parcial|qty|quantity|items?|pcs|discounts?|savings?|rabatt|remise|descuento|points?|excl(?:uding|usive|\.)?|before|without|ohne|hors|ht|sin)(?!\p{L})|subtotal/u;
const TAX = /(?<!\p{L})(?:tax|gst|vat|sst|mwst|ust|tva|iva|btw|moms)(?!\p{L})/u;
const INCLUDING =
  /(?<!\p{L})(?:inc(?:l(?:uding|usive|uded)?)?|with|after|inkl|ttc|brutto|gross|mit|con|amount due|payable)(?!\p{L})/u;
/** Words for what was given back, and for what was paid. */
const CHANGE = /(?<!\p{L})(?:change|rückgeld|rendu|monnaie|cambio|resto|wisselgeld)(?!\p{L})/u;
const PAYMENT =
  /(?<!\p{L})(?:cash|tender(?:ed)?|paid|payment|received|visa|master(?:card)?|debit|credit|card|bar|gegeben|espèces|carte|efectivo|contanti|tarjeta|contant|pin)(?!\p{L})/u;

const AMOUNT = /^-?(?:\p{Sc}|[A-Z]{1,3})?-?\d{1,3}(?:[.,']?\d{3}){0,3}[.,]\d{2}(?:\p{Sc}|[A-Z]{1,3})?$/u;
/** An amount whose point is lost or stands apart: `79 50`, `100. 00`. */
const PARTED = /^(?:\p{Sc}|[A-Z]{1,3})?\d{1,6}[.,]? \d{2}$/u;
const CURRENCY = /^(?:\p{Sc}|RM|MYR|USD|EUR|GBP|CHF|SGD|AUD|CAD|INR|Rs\.?|kr|zł)$/u;

/** The row that a printed line is; undefined when it does not end with an amount. */
export function amountRow(line: PrintedLine): AmountRow | undefined {
  const amount = amountAtEnd(line);
  if (!amount) return undefined;
  const said = line
    .slice(0, line.indexOf(amount[0] as PrintedWord))
    .map(({ text }) => text)
    .filter((text) => !AMOUNT.test(text))
    .join(' ');
  return { meaning: meaningOf(said), amount };
}

/** What the words of a row mean. */
export function meaningOf(said: string): RowMeaning {
  const words = said.toLowerCase().replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o');
  if (TOTAL.test(words) && !PARTIAL.test(words) && (!TAX.test(words) || INCLUDING.test(words))) return 'total';
  if (CHANGE.test(words)) return 'change';
  return PAYMENT.test(words) ? 'payment' : 'other';
}

/** An amount of a receipt in hundredths, whatever the sign between; its last two digits are always decimals. */
export const hundredthsOf = ({ amount }: AmountRow): number =>
  Number(amount.map(({ text }) => text.replace(/\D+/g, '')).join(''));

function amountAtEnd(line: PrintedLine): readonly PrintedWord[] | undefined {
  const words = CURRENCY.test(line.at(-1)?.text ?? '') ? line.slice(0, -1) : line;
  const [before, last] = [words.at(-2), words.at(-1)];
  if (last && AMOUNT.test(last.text)) return [last];
  return before && last && PARTED.test(`${before.text} ${last.text}`) ? [before, last] : undefined;
}
