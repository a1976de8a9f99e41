import { LABELLED_NUMBER } from '../phone/labels.ts';
import { EDGE, type Grammar } from './grammar.ts';
import { PLAIN_POSTCODE, POSTCODE } from './postcodes.ts';
import type { Sign } from './signs.ts';
import { POST_BOX, POSTCODE_BEFORE, STREET_BEHIND } from './vocabulary.ts';

/** Where an address ends, and what was found on the way. */
export interface Growth {
  readonly end: number;
  readonly signs: readonly Sign[];
}

/** Most parts behind the street: flat, district, town, region, postcode, country. */
const MOST_PARTS = 8;
/** Commas, spaces and a line feed between parts; quotation marks of mails and indents begin lines. */
const SEPARATOR = /[ \t]{0,8},?[ \t]{0,8}(?:\n[ \t>|]{0,40})?(?:[,–-][ \t]{0,4})?/y;
const LINE_END = /[ \t]{0,40}(?:\n|$)/y;
const PART_END = /[ \t]{0,8}(?:[\n,;.!?)"'”]|$)/y;
/** What begins the line behind an address: nothing, a label, or a number to call. */
const AFTER_BLOCK =
  /[ \t]{0,40}\n(?:[ \t>|]{0,40}(?:\n|$|[\p{L} .-]{1,20}:|\+?\(?\d[\d ()/-]{5,}|[^\s@]{1,40}@))|[ \t\n]{0,40}$/uy;

type Part = 'street' | 'unit' | 'postcode' | 'country' | 'region' | 'name';

/** What may stand on a line of its own behind a town with its postcode. */
const ABOVE_TOWN: ReadonlySet<Part> = new Set(['country', 'region', 'postcode']);

/** Finds the end of an address behind its street. */
export type Grower = (text: string, from: number) => Growth;

/** A finder of the ends of addresses, for texts of one grammar. */
export function growerOf({ caseless, unit, name, country, region, any, flags }: Grammar): Grower {
  const sticky = (source: string): RegExp => new RegExp(source, flags.replace('g', 'y'));
  const parts = {
    unit: sticky(`(?:${unit}|${any(POST_BOX)} ?\\d{1,6}${EDGE.after})`),
    postcode: sticky(`(?:(?:${POSTCODE_BEFORE}):? )?(?:${POSTCODE})${EDGE.after}(?!-| ?\\d)`),
    plain: sticky(`(?:(?:${POSTCODE_BEFORE}):? )?(?:${PLAIN_POSTCODE})${EDGE.after}(?!-| ?\\d)`),
    ordinal: sticky(`\\.(?=,| \\d| ${unit})`),
    country: sticky(country),
    region: sticky(region),
    name: sticky(`${name}(?: (?:\\d{1,2}(?:e|er|ème)?|\\p{Lu})${EDGE.after}(?!\\.))?`),
    lane: new RegExp(` ${any(STREET_BEHIND)}$`, flags.replace('g', '')),
    withCountry: new RegExp(`(?:^|[ ,])(?:${country}|${region})$`, flags.replace('g', '')),
  };

  function read(
    text: string,
    at: number,
    before: Part,
  ): { part: Part; length: number; sign?: Sign; lane?: boolean; town?: boolean } | undefined {
    const length = (expression: RegExp): number => matchAt(expression, text, at)?.length ?? 0;
    const units = length(parts.unit);
    if (units > 0) return { part: 'unit', length: units, sign: 'unit' };
    const sure = length(parts.postcode);
    if (sure > 0) return { part: 'postcode', length: sure, sign: 'postcode' };
    const countries = length(parts.country);
    if (countries > 0) return { part: 'country', length: countries, sign: 'country' };
    const regions = length(parts.region);
    if (regions > 0 && (isEnd(text, at + regions) || plainBehind(text, at + regions)))
      return { part: 'region', length: regions, sign: 'region' };
    const plain = length(parts.plain);
    if (plain > 0 && (before !== 'street' && before !== 'unit' ? true : nameBehind(text, at + plain)))
      return { part: 'postcode', length: plain, sign: 'digits' };
    const names = matchAt(parts.name, text, at);
    if (names === undefined) return undefined;
    if (parts.withCountry.test(names)) {
      const isCode = / \p{Lu}{2}$/u.test(names);
      return { part: 'country', length: names.length, sign: 'country', ...(isCode && { town: true }) };
    }
    return { part: 'name', length: names.length, ...(parts.lane.test(names) ? { lane: true } : {}) };
  }

  const isEnd = (text: string, at: number): boolean => matchAt(PART_END, text, at) !== undefined;
  const afterSeparator = (text: string, at: number): number => at + (matchAt(SEPARATOR, text, at)?.length ?? 0);
  const plainBehind = (text: string, at: number): boolean =>
    matchAt(parts.plain, text, afterSeparator(text, at)) !== undefined;
  const nameBehind = (text: string, at: number): boolean =>
    /[ ,]/.test(text.charAt(at)) && matchAt(parts.name, text, afterSeparator(text, at)) !== undefined;

  /** Whether a name goes to the end of its part, or what follows is a part of an address. */
  function isWhole(text: string, at: number): boolean {
    if (isEnd(text, at)) return true;
    const next = afterSeparator(text, at);
    return [parts.unit, parts.postcode, parts.plain, parts.country, parts.region].some(
      (expression) => matchAt(expression, text, next) !== undefined,
    );
  }

  return (text, from) => {
    const signs: Sign[] = [];
    let end = from;
    let at = from + (matchAt(parts.ordinal, text, from)?.length ?? 0);
    let before: Part = 'street';
    let hasTown = false;
    let hasPostcode = false;
    for (let count = 0; count < MOST_PARTS; count++) {
      const separator = matchAt(SEPARATOR, text, at) ?? '';
      if (separator === '') break;
      const next = at + separator.length;
      if (separator.includes('\n') && matchAt(LABELLED_NUMBER, text, next) !== undefined) break;
      const found = read(text, next, before);
      if (found === undefined) break;
      const { part, length, sign, lane, town } = found;
      // `Leeds LS2 7QX` is whole: on the line behind it the next block begins, such as the name above another address.
      if (hasTown && before === 'postcode' && separator.includes('\n') && part !== 'country') break;
      // So is `90402 Nürnberg`; a name that ends as a region does, `Berg Tools AB`, is that of the next block.
      const isNext = town || !ABOVE_TOWN.has(part);
      if (hasTown && hasPostcode && before === 'name' && separator.includes('\n') && isNext) break;
      const close = next + length;
      if (lane) signs.push('lane');
      if (sign !== undefined) {
        signs.push(sign);
        if (sign === 'postcode' && before === 'name') signs.push('town');
        if (sign === 'digits' && length === 5 && before === 'street' && /[,\n]/.test(separator)) signs.push('shaped');
        end = close;
      } else if (before === 'postcode' && ((!caseless && !separator.includes('\n')) || isWhole(text, close))) {
        signs.push('town');
        end = close;
      } else if (!isWhole(text, close)) {
        break;
      } else if (standsAlone(text, close, separator)) {
        end = close;
      }
      at = close;
      before = part;
      hasPostcode ||= part === 'postcode';
      hasTown ||= part === 'name' || part === 'country';
    }
    return { end, signs };
  };
}

/** Whether a name is taken for a town without anything that proves it: behind a comma, or at the end of a block. */
function standsAlone(text: string, end: number, separator: string): boolean {
  if (separator.includes('\n')) return matchAt(AFTER_BLOCK, text, end) !== undefined;
  return separator.includes(',') || matchAt(LINE_END, text, end) !== undefined;
}

function matchAt(expression: RegExp, text: string, at: number): string | undefined {
  expression.lastIndex = at;
  return expression.exec(text)?.[0];
}
