import { DATE } from '../../../text/dates.ts';
import { groupSpan } from '../../../text/match-spans.ts';
import type { Statement } from './statement.ts';

/** What asks for money: a contract that sets when to pay is due on no day. */
const BILL =
  /(?<!\p{L})(?:invoice|bill|(?:ab)?rechnung|mahnung|quittung|facture|factuur|nota|factura|fattura|fatura)(?!\p{L})/iu;
/** That a bill is to be paid, in the languages of invoices. */
const TO_PAY =
  'payable|payment|pay|paid|remit|settle|zahlbar|fällig|zahlen|bezahlen|begleichen|überweisen|zahlung|payer|régler|règlement|paiement|betalen|betaling|voldoen|pagar|pago|abonar|pagare|pagamento|saldare';
/** What leads to the last day to do so. `Until` is none: what is paid until a day is paid many times. */
const BY =
  'by|before|no\\s+later\\s+than|not\\s+later\\s+than|due\\s+on|bis|spätestens|fällig\\s+am|avant|au\\s+plus\\s+tard|vóór|voor|uiterlijk|antes\\s+del?|entro|prima\\s+del?';
/** Articles between it and the date. */
const ARTICLE = '(?:\\s+(?:zum|am|den|dem|the|le|op|het|el|il)){0,2}';
/** Characters of a sentence before its date; a full stop between digits is one. */
const ANY = '(?:[^.;!?\\n]|\\.(?=\\d))';

const BEHIND = new RegExp(
  `(?<![\\p{L}])(?:${TO_PAY})(?![\\p{L}])${ANY}{0,80}?(?<![\\p{L}])(?:${BY})${ARTICLE}\\s+(${DATE})`,
  'iu',
);
/** In languages whose verb comes last. */
const AHEAD = new RegExp(
  `(?<![\\p{L}])(?:bis|spätestens|uiterlijk|vóór)${ARTICLE}\\s+(${DATE})(?=\\s${ANY}{0,60}?(?<![\\p{L}])(?:${TO_PAY})(?![\\p{L}]))`,
  'iu',
);

/** The day by which a bill asks, in a sentence, to be paid: the first where it says several. */
export function dueDates(prose: string): Statement[] {
  const match = BILL.test(prose) ? (BEHIND.exec(prose) ?? AHEAD.exec(prose)) : undefined;
  const date = match?.[1];
  return match && date !== undefined ? [{ names: ['due date'], value: groupSpan(match, date) }] : [];
}
