import { countLetters } from '../../../../platform/letters.ts';

/** A word that begins what follows a letterhead or stands beside it: numbers to call, of tax, of registration. */
const OTHER =
  /(?<!\p{L})(?:tel(?:ephone|efon|éfono)?|phone|fax|telefax|hotline|mobile|hp|h\/p|e-?mail|website|www|https?|gst\p{L}*|id|vat|tva|iva|ust|tax|reg|registration|roc|brn|abn|siret|invoice|receipt|bill|rechnung|facture|factura|fattura|quittung|date|datum|cashier|table|order|counter|customer|welcome|statement|page|address|anschrift|adresse|direcci[oó]n|indirizzo|adres)(?!\p{L})/iu;
/** What begins a row about the registration of a company. */
const REGISTERED = /^[[({]?co(?:mpany)?\.? ?-?(?:reg|no|id)(?!\p{L})/iu;
/** Longest word that names a number behind it, such as `Tel`, where recognition has spoiled it. */
const SHORT_LABEL = 5;

/** Where in a row of a letterhead the words begin that are neither name nor address; its length when there are none. */
export function otherFrom(texts: readonly string[]): number {
  const colon = texts.findIndex(
    (text, index) => /[:：]/.test(text) && !/^(?:no|lot|unit)\W/i.test(`${text} `) && index < 4,
  );
  if (colon >= 0 && !/^no$/i.test(texts[colon - 1] ?? '')) return 0;
  if (REGISTERED.test(texts.join(' '))) return 0;
  const at = texts.findIndex(
    (text) =>
      OTHER.test(text) ||
      /^[[({](?:co|reg|roc|gst|brn|abn)/iu.test(text) ||
      /^\+?\(?\d{2,4}\)?[-–]\d{3,}/u.test(text) ||
      /^[[{(]?\p{L}{0,3}\d{6,}/u.test(text),
  );
  const [only = ''] = texts;
  if (at === 1 && (only.length <= SHORT_LABEL || /^[[({]/.test(only)) && !/\d/.test(only)) return 0;
  return at < 0 ? texts.length : at;
}

/** Whether a text is read well enough to be words: mostly letters, digits and the marks between them. */
export const isLegible = (text: string): boolean => {
  const legible = text.match(/[\p{L}\p{N} ,.&'/()#-]/gu)?.length ?? 0;
  return countLetters(text) >= 3 && legible >= 0.85 * text.length;
};
