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
  /(?<!\p{L})(?:[tl1i|]?otals?|totaal|totale|(?:amount|amt) (?:due|payable|incl\p{L}*)|balance due|to pay|nett?|gesamt(?:betrag|summe)?|summe|zu zahlen|betrag|à payer|montant|importe|te betalen|jumlah|razem|suma|att betala|at betale)(?!\p{L})/u;
/** Words with which a total is another one: of goods, of tax, of a part. */
const PARTIAL =
  /(?<!\p{L})(?:sub|zwischen\p{L}*|sous|parcial|qty|quantity|items?|pcs|discounts?|savings?|rabatt|remise|descuento|points?|previous|prior|last|opening|brought forward|carried over|excl(?:uding|usive|\.)?|before|without|ohne|hors|ht|sin)(?!\p{L})|subtotal/u;
const TAX = /(?<!\p{L})(?:tax|gst|vat|sst|mwst|ust|tva|iva|btw|moms)(?!\p{L})/u;
const INCLUDING =
  /(?<!\p{L})(?:inc(?:l(?:uding|usive|uded)?)?|with|after|inkl|ttc|brutto|gross|mit|con|amount due|payable)(?!\p{L})/u;
/** Words for what was given back, and for what was paid. */
/** Words for what was paid on an account before: no sale is paid there. */
const PAID_BEFORE = /(?<!\p{L})(?:since|previous|last|thank you)(?!\p{L})/u;
const CHANGE = /(?<!\p{L})(?:change|rückgeld|rendu|monnaie|cambio|resto|wisselgeld)(?!\p{L})/u;
const PAYMENT =
  /(?<!\p{L})(?:cash|tender(?:ed)?|paid|payment|received|visa|master(?:card)?|debit|credit|card|bar|gegeben|espèces|carte|efectivo|contanti|tarjeta|contant|pin)(?!\p{L})/u;

const AMOUNT = /^-?(?:\p{Sc}|[A-Z]{1,3})?-?\d{1,3}(?:[.,']?\d{3}){0,3}[.,]\d{2}(?:\p{Sc}|[A-Z]{1,3})?$/u;
/** An amount whose point is lost or stands apart: `79 50`, `100. 00`. */
const PARTED = /^(?:\p{Sc}|[A-Z]{1,3})?\d{1,6}[.,]? \d{2}$/u;
/** Words for money that was handed over, whatever stands beside them: `Accepted total`. */
const HANDED_OVER = /(?<!\p{L})(?:accepted|tender(?:ed)?|received)(?!\p{L})/u;
/** What a till prints behind an amount: the letters of a rate of tax. */
const RATE = /^[\p{L}*§]{1,2}$/u;
const CURRENCY = /^(?:\p{Sc}|RM|MYR|USD|EUR|GBP|CHF|SGD|AUD|CAD|INR|Rs\.?|kr|zł)$/u;

/** The row that a printed line is; undefined when it does not end with an amount. */
export function amountRow(line: PrintedLine): AmountRow | undefined {
  const amount = amountAtEnd(line);
  if (!amount) return undefined;
  const said = line
    .slice(
      0,
      line.findIndex(({ end }) => end === amount[0]?.end),
    )
    .map(({ text }) => text)
    .filter((text) => !AMOUNT.test(text))
    .join(' ');
  return { meaning: meaningOf(said), amount };
}

/** What the words of a row mean. */
export function meaningOf(said: string): RowMeaning {
  const words = said.toLowerCase().replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o');
  if (HANDED_OVER.test(words) && !PAID_BEFORE.test(words)) return 'payment';
  if (TOTAL.test(words) && !PARTIAL.test(words) && (!TAX.test(words) || INCLUDING.test(words))) return 'total';
  if (CHANGE.test(words)) return 'change';
  return PAYMENT.test(words) && !PAID_BEFORE.test(words) ? 'payment' : 'other';
}

/** An amount of a receipt in hundredths, whatever the sign between; its last two digits are always decimals. */
export const hundredthsOf = ({ amount }: AmountRow): number =>
  Number(amount.map(({ text }) => text.replace(/\D+/g, '')).join(''));

function amountAtEnd(line: PrintedLine): readonly PrintedWord[] | undefined {
  const end = line.at(-1)?.text ?? '';
  const words = CURRENCY.test(end) ? line.slice(0, -1) : line;
  const [before, last] = [words.at(-2), words.at(-1)].map((word) => word && withoutQuote(word));
  if (last && AMOUNT.test(last.text)) return [last];
  if (before && AMOUNT.test(before.text) && RATE.test(end)) return [before];
  return before && last && PARTED.test(`${before.text} ${last.text}`) ? [before, last] : undefined;
}

/** A word without the quotation mark that recognition makes of dirt before it. */
function withoutQuote(word: PrintedWord): PrintedWord {
  const quotes = /^["'“”‘’]*/u.exec(word.text)?.[0].length ?? 0;
  return quotes === 0 ? word : { ...word, text: word.text.slice(quotes), start: word.start + quotes };
}
