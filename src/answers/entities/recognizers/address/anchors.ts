import { EDGE, type Grammar } from './grammar.ts';
import type { Sign } from './signs.ts';
import * as words from './vocabulary.ts';

/** A way in which addresses begin: street and number, or what stands for them. */
export interface Anchor {
  readonly sign: Sign;
  readonly expression: RegExp;
  /** Whether what it matches is an address to its end, so that nothing but a place may follow. */
  readonly closed?: boolean;
  /** Whether it may match where there is no number, neither on its line nor on the next one. */
  readonly numberless?: boolean;
}

/** Ways in which addresses begin, for texts of one grammar. Every repetition is bounded. */
export function anchorsOf({ any, name, plainName, number, unit, caseless, flags }: Grammar): Anchor[] {
  /** A postcode or the number of a box, unit or plot may come before the number of the house. */
  const first = `(?:${unit},? (?:${name},\\s)?)?(?:(?!0)\\d{1,6},? )?${number},? `;
  const behind = `(?:,? ?(?:n\\.?[ºª°]|n\\.|no\\.?|num\\.?|núm\\.?|numer|kbr\\.?|nr\\.?|naves?|parcela|finca|lote|km\\.?))?,? ?(?:${number}|s/n\\.?)`;
  const noYear = '(?!(?:19|20)\\d\\d(?!\\d))';
  const leading = `(?:(?!0)\\d{1,6},? )?`;
  /** Streets are called after days too: `Rua 25 de Abril`. */
  const romance = `(?:\\d{1,2}[ºª°]? )?(?:[\\p{L}'’.-]{1,25} ){0,4}(?:[dl]['’])?${name}`;
  const anyStreet = `(?:\\d{1,6} ){0,2}${name}(?: ${any(`str|${words.STREET_BEHIND}`)}${EDGE.after}\\.?)?(?: ${number})?`;
  const anchor = (sign: Sign, source: string, ways: Pick<Anchor, 'closed' | 'numberless'> = {}): Anchor => ({
    sign,
    // The year of a date is no number of a house.
    expression: new RegExp(`${EDGE.before}(?<!\\d[-./])(?:${source})`, ways.closed ? 'giu' : flags),
    ...ways,
  });
  const compound = `(?:${name}[ -])?[\\p{L}'’-]{0,25}${any(words.STREET_ENDS)}\\.?`;
  /** A name with a number in the rest of its line: most names have none, and need not be read. */
  const beforeNumber = `(?=${caseless ? '\\p{L}' : '\\p{Lu}'}[\\p{L}\\s'’.,:()/º°ª-]{0,160}\\d)`;
  const ends = `${beforeNumber}(?:${compound}|${name} ${any(words.STREET_LAST)})`;
  return [
    anchor(
      'street',
      `${first}${plainName} ${any(words.STREET_BEHIND)}${EDGE.after}\\.?(?: (?:N|S|E|W|NE|NW|SE|SW)${EDGE.after})?`,
    ),
    anchor('kind', `${first}${plainName} ${any(words.STREET_RARER)}${EDGE.after}`),
    anchor(
      'street',
      `${first}${any(words.STREET_FRENCH)}\\.? (?:du \\d{1,2} \\p{L}{3,9}(?: (?:18|19)\\d\\d)?|${romance}|${any(words.SMALL)} ?\\p{L}{3,25})`,
    ),
    anchor('street', `${leading}${any(words.STREET_BEFORE)}(?:\\. ?| |(?<=/))${romance}${behind}`),
    anchor(caseless ? 'ending' : 'street', `${leading}${ends} (?:[Nn][Oo][.:]? ?)?${number}`),
    anchor(
      'bare',
      `(?:${noYear}\\d{1,6},? ){0,2}(?:(?=\\d)|${beforeNumber})${name}${caseless ? ' ' : ',? '}${noYear}${number}`,
    ),
    anchor('bare', `(?:${noYear}\\d{1,6},? )?${noYear}${number},? ${name}`),
    anchor('chain', `${any(words.UNIT_FIRST)}\\.?(?: ?no\\.?)? ?[\\dA-Z][\\w/-]{0,7},`, { numberless: true }),
    anchor('lane', `${plainName} ${any(`${words.BUILDING}|${words.STREET_BEHIND}`)}${EDGE.after}(?=,|\\n)`, {
      numberless: true,
    }),
    anchor('blocks', `${noYear}\\d{1,4}-\\d{1,4}(?:-\\d{1,4})?,? ${name}(?:-(?:ku|cho|machi|shi|dori))?${EDGE.after}`),
    anchor(
      'box',
      `${leading}${any(words.POST_BOX)} ?(?:\\d{1,3}(?: \\d{2}){1,3}|\\d{1,7}(?:-\\d{1,4})?)${EDGE.after}(?!/\\d)`,
    ),
    anchor('military', MILITARY, { closed: true, numberless: true }),
    anchor('corner', `(?:${any('the')} )?${any('corner of')} ${anyStreet} ${any('and')} ${anyStreet}`, {
      numberless: true,
    }),
  ];
}

/** Addresses of the armed forces of the United States (USPS Publication 28, section 225). */
const MILITARY =
  "(?:\\d{1,6} )?(?:(?:psc|cmr|unit|box|umr|opc) \\d{1,5}(?:,? ?box \\d{1,5})?|(?:uss|usns|uscgc|usnv) [\\p{L}'’-]{1,30}(?: [\\p{L}'’-]{1,30}){0,2})" +
  ',?[ \\t]{0,4}\\n?[ \\t>]{0,8}(?:apo|fpo|dpo),? (?:aa|ae|ap)(?:,?\\s\\d{5}(?:-\\d{4})?)?(?![\\p{L}\\d])';
