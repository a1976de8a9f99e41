import { matchSpans } from '../../../text/match-spans.ts';
import type { Statement } from './statement.ts';

const NUMBER = "(?:\\d{1,3}(?:[.,’' ]\\d{3}){1,4}|\\d{1,9})(?:[.,]\\d{1,2})?(?!\\d)";
const SIGN = '(?:US\\$|\\p{Sc}|USD|EUR|GBP|CHF|CAD|AUD)';
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SIGN}\\s?${NUMBER}(?:\\s(?:million|billion))?|${NUMBER}\\s?(?:${SIGN}|euros?|kr(?:onor)?|(?:U\\.S\\.\\s)?dollars|pounds)(?![\\p{L}]))`,
  'giu',
);
const SHARE = /(?<![\p{L}\p{N}])\d{1,3}(?:[.,]\d{1,4})?\s?(?:%|per\s?cent\b|percent\b|Prozent\b)/giu;

/** What contracts set a sum for. */
const SUMS =
  /(?<![\p{L}-])(?:(?:monthly|annual|base|basic|minimum)\s+){0,2}rent(?![\p{L}])|(?<![\p{L}])(?:(?:security|damage)\s+)?deposit(?![\p{L}])|(?<![\p{L}])(?:(?:base|annual|gross|monthly)\s+){0,2}(?:salary|compensation)(?![\p{L}])|(?<![\p{L}])(?:purchase|sale|selling)\s+price(?![\p{L}])|(?<![\p{L}])(?:principal\s+(?:sum|amount)|loan\s+amount)(?![\p{L}])|(?<![\p{L}])(?:late|consulting|management|service|licen[cs]e|retainer)\s+(?:fee|charge)(?![\p{L}])|(?<![\p{L}])(?:(?:kalt|warm|monats)?miete|kaution|(?:jahres|monats)?(?:brutto)?gehalt|kaufpreis|darlehenssumme|loyer|dépôt\s+de\s+garantie|salaire|prix\s+de\s+vente|renta|fianza|salario|precio\s+de\s+compra|(?:neben|betriebs)kosten|canone(?:\s+mensile)?|deposito\s+cauzionale|cauzione|stipendio|prezzo\s+di\s+vendita|(?:kale\s+)?huurprijs|waarborgsom|borgsom|servicekosten|salaris|koopprijs|renda|caução|preço\s+de\s+venda|(?:månads)?hyran?|depositionen?|månadslönen?|köpeskillingen?)(?![\p{L}])/giu;
const RATES =
  /(?<![\p{L}])(?:(?:annual\s+)?interest(?:\s+rate)?|rate\s+of\s+interest|zinssatz|taux\s+d['’]intérêt|tipo\s+de\s+interés)(?![\p{L}])/giu;

/** What leads from a thing to its sum, and from a sum to what it is for. */
const LEADS =
  /(?<!\p{L})(?:of|is|are|be|equals?|to|at|beträgt|von|est|de|es|será|en|à|a|è|di|bedraagt|in|på|är|é)(?!\p{L})|:\s*$/iu;
const FOR = /^(?:\s+per\s+\p{L}+)?\s+(?:as|for)\s+(?:an?\s+|the\s+|its\s+)?(?:initial\s+|refundable\s+)?$/iu;
/** Longest way between them in UTF-16 units. */
const FARTHEST = 120;

/** The sums and rates that a contract sets: rent, deposit, salary, price, loan, interest. */
export const amounts = (prose: string): Statement[] => [...paired(prose, SUMS, MONEY), ...paired(prose, RATES, SHARE)];

/** Each value with the thing that it is for, or else that was named last before it; a thing has one value. */
function paired(prose: string, thing: RegExp, sum: RegExp): Statement[] {
  const [things, values] = [matchSpans(thing, prose), matchSpans(sum, prose)];
  const taken = new Set<string>();
  return values.flatMap((value, index): Statement[] => {
    const behind = things.find(({ start }) => start >= value.end);
    const before = things.findLast(({ end }) => end <= value.start);
    const isFor = behind && behind.start - value.end < FARTHEST && FOR.test(prose.slice(value.end, behind.start));
    const between = before ? prose.slice(before.end, value.start) : '';
    const isNext = before && before.end > (values[index - 1]?.end ?? 0) && between.length < FARTHEST;
    const leads = isNext && LEADS.test(between) && !/[;\n]|\.\s/.test(between);
    const of = isFor ? behind : leads ? before : undefined;
    const name = of && prose.slice(of.start, of.end).toLowerCase().replace(/\s+/g, ' ');
    if (!name || taken.has(name)) return [];
    taken.add(name);
    return [{ names: [name], value }];
  });
}
