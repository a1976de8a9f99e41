import type { Candidate } from '../../candidate.ts';
import { type PrintedLine, type PrintedWord, printedLines } from '../../printed/printed-lines.ts';
import type { DocumentRecord } from '../../record.ts';
import { candidateOfWords } from '../of-words.ts';
import { type AmountRow, amountRow, hundredthsOf, meaningOf } from './receipt-rows.ts';
import { isStamped, stampedDate } from './stamped-date.ts';

/** What receipts call themselves and say to customers. */
const RECEIPT =
  /(?<!\p{L})(?:receipt|cashier|cash sale|thank you|table no|till|kassenbon|quittung|bon|ticket|reçu|recibo|scontrino|resit)(?!\p{L})/iu;

/** What statements of accounts say, in whose rows amounts are paid as well. */
const BALANCES =
  /(?<!\p{L})(?:(?:opening|closing) balance|(?:alter|neuer) (?:saldo|kontostand)|(?:ancien|nouveau) solde|saldo (?:inicial|final|iniziale|finale))(?!\p{L})/iu;

/** What pay slips say, of which nothing was sold either. */
const WAGES =
  /(?<!\p{L})(?:(?:gross|net) (?:pay|salary|wages)|payslip|pay slip|(?:brutto|netto)(?:lohn|gehalt|loon|bezug)|salaire (?:brut|net)|salarios?|n[oó]mina|retribuzione|busta paga|loonstrook)(?!\p{L})/iu;

/** The total and the date of a receipt: a page that says to be one, and tells what was paid. */
export function receipts({ text }: DocumentRecord): Candidate[] {
  return [...printedLines(text).values()].flatMap((lines) => {
    if (!isReceipt(lines)) return [];
    return [
      ...candidatesOf(totalOf(lines), ['total', 'total payable', 'amount due'], 'stated'),
      ...candidatesOf(stampedDate(lines), ['date', 'receipt date', 'transaction date'], 'implied'),
    ];
  });
}

const textOf = (line: PrintedLine): string => line.map(({ text }) => text).join(' ');

/** Characters of a line on the paper of tills that is 80 mm wide, in their smaller type. */
const MOST_CHARACTERS = 64;

const isOfTill = (line: string): boolean => line.length <= MOST_CHARACTERS;

function isReceipt(lines: readonly PrintedLine[]): boolean {
  const rows = lines.map(amountRow).filter((row) => row !== undefined);
  if (rows.length === 0) return false;
  const texts = lines.map(textOf);
  if (texts.some((text) => WAGES.test(text))) return false;
  if (texts.some((text) => RECEIPT.test(text))) return true;
  if (texts.some((text) => BALANCES.test(text))) return false;
  return texts.every(isOfTill) && (rows.some(isPayment) || lines.some(isStamped));
}

/**
 * The words of the amount to pay: of the last total before what was paid, for rounding comes between two totals; sums of
 * tax tables follow the payment.
 */
function totalOf(lines: readonly PrintedLine[]): readonly PrintedWord[] | undefined {
  const rows = lines.flatMap((line, at): AmountRow[] => {
    const row = amountRow(line);
    if (!row) return [];
    // An amount alone below the word for it.
    const alone = row.meaning === 'other' && line.length <= row.amount.length + 1;
    const above = alone ? lines[at - 1] : undefined;
    return [above && !amountRow(above) ? { ...row, meaning: meaningOf(textOf(above)) } : row];
  });
  const paid = rows.findIndex((row, at) => isPayment(row) && rows.slice(0, at).some(isTotal));
  const named = (paid < 0 ? rows : rows.slice(0, paid)).findLast(isTotal);
  return (keptOf(rows, named) ?? named)?.amount;
}

/**
 * What was given less what was given back, where a row says that amount: so the total is known, whatever names it. What
 * is given back stands below what was given, though no word that is legible says so.
 */
function keptOf(rows: readonly AmountRow[], named: AmountRow | undefined): AmountRow | undefined {
  const paid = rows.findIndex(({ meaning }) => meaning === 'payment');
  const back = rows.findIndex(({ meaning }, at) => at > paid && meaning === 'change');
  const change = rows[back];
  const first = rows[paid < 0 ? back - 1 : paid];
  // Without change cash may be more than the total; it is the total where no other row is named so.
  if (!first || (!change && named)) return undefined;
  const kept = hundredthsOf(first) - (change ? hundredthsOf(change) : 0);
  const same = rows.filter((row) => !isPayment(row) && row !== change && hundredthsOf(row) === kept && kept > 0);
  return same.findLast(isTotal) ?? same.at(-1) ?? (change ? undefined : first);
}

const isPayment = ({ meaning }: AmountRow): boolean => meaning === 'payment' || meaning === 'change';

const isTotal = ({ meaning }: AmountRow): boolean => meaning === 'total';

const candidatesOf = (
  words: readonly PrintedWord[] | undefined,
  labels: readonly string[],
  kind: Candidate['kind'],
): Candidate[] => labels.flatMap((label) => candidateOfWords([label], words ?? [], kind));
