import { LetterPattern } from '../text/letter-pattern.ts';
import type { Span } from '../text/span.ts';
import { EDGES, WholePattern } from '../text/whole-pattern.ts';

/** What a context word adds to a score. */
export const CONTEXT_WEIGHT = 0.4;
/** How far before a match a context word counts, in UTF-16 units, within the same line. */
const REACH_BEFORE = 60;
/** How far after a match, where what follows says what it was: "… is my SSN", "… (SSN)". */
const REACH_AFTER = 40;

/** A bracket or a verb, and what follows it up to the next sign or digit. */
const SAID_AFTER = new LetterPattern(
  '^ ?(?:[([]|(?:is|was|as|ist|war|als|est|était|es|era|è|é|to|jest|är|for|für)\\s)[^\\d.,;:()[\\]\\n\\t]*(?![\\p{L}\\d:]| ?\\d)',
  'iu',
);

/** What other numbers are called, in the languages whose text is recognised: orders, invoices, lots, parcels, parts. */
const OTHER_NUMBERS = [
  'order|purchase order|po|invoice|lot|batch|tracking|parcel|shipment|consignment|isbn|issn|ean|upc|gtin|sku|imei|iccid|serial',
  'ref|reference|ticket|item|article|part|model|version|build|doi|receipt|booking|reservation|confirmation|transaction',
  'bestellung|bestell|auftrag|auftrags|rechnung|rechnungs|sendung|sendungs|charge|chargen|artikel|serien|beleg|vorgang',
  'commande|facture|colis|suivi|série|référence|réf|article',
  'pedido|factura|lote|envío|serie|referencia|artículo|seguimiento',
  'ordine|fattura|lotto|spedizione|riferimento|rif|articolo',
  'bestelling|bestel|factuur|zending|partij|referentie',
  'fatura|encomenda|referência|artigo',
  'zamówienie|zamówienia|faktura|faktury|partia|przesyłka|przesyłki|seria|referencja',
  'beställning|försändelse|referens',
].join('|');

const CALLED = '(?: ?(?:is|was|ist|est|es|è|é|jest|är))?';
const NUMBER = '(?:[ -]?(?:no|nr|num|number|nummer|numéro|numero|número|numer|id|code|nº|n°|#)){0,2}';
const NAMED_OTHERWISE = new LetterPattern(
  `(?<![\\p{L}\\p{N}])(?:${OTHER_NUMBERS})s?${NUMBER}\\.?${CALLED} ?[:#=–-]? {0,3}$`,
  'iu',
);

/** Whether a label calls a number that of an order, a lot, a part and the like. */
export const namesOtherNumber = (label: string): boolean => NAMED_OTHERWISE.test(label);

/** A pattern that finds one of these words, whole or with a plural s; undefined for no words. */
export function contextPattern(words: readonly string[]): WholePattern | undefined {
  if (words.length === 0) return undefined;
  const { alphanumeric } = EDGES;
  return new WholePattern({
    source: `(?:${words.join('|')})s?`,
    flags: 'iu',
    before: alphanumeric,
    after: alphanumeric,
  });
}

/** What a rule's context words say of a match. */
export interface ContextTest {
  /** Whether a word before it on its line, or in what is said of it right after, is one of them. */
  isInContext(text: string, match: Span): boolean;
  /** Whether the label right before it calls it another number, such as that of an order, and none of the words does. */
  isNamedOtherwise(text: string, match: Span): boolean;
}

/** The test of context for words, which are sources of regular expressions; it ignores case and a plural `s`. */
export function contextTest(words: readonly string[]): ContextTest {
  const pattern = contextPattern(words);
  const says = (text: string): boolean => pattern?.test(text) ?? false;
  return {
    isInContext: (text, match) => says(textBefore(text, match.start)) || says(saidAfter(text, match.end)),
    isNamedOtherwise(text, match) {
      const before = textBefore(text, match.start);
      const label = NAMED_OTHERWISE.exec(before);
      return label !== null && !says(/(?<![^.,;:()\d\t])[^.,;:()\d\t]*$/.exec(before.slice(0, label.index))?.[0] ?? '');
    },
  };
}

/** What comes before a place on its line, as far as context words count. */
export function textBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - REACH_BEFORE), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}

const saidAfter = (text: string, end: number): string => SAID_AFTER.exec(text.slice(end, end + REACH_AFTER))?.[0] ?? '';
