import { PARTICLES, RARER_PARTICLES } from '../../text/name-particles.ts';
import { TITLES_OF_NAMES } from '../../text/name-titles.ts';

/** Letters of titles that come before a name and are no part of it. */
export const TITLE = `(?:${TITLES_OF_NAMES}|professor|doctor|kollegen?|kollegin|rev|fr|hr|m|don|dott|dott\\.ssa|sig|sig\\.ra|avv|ing|dhr|mevr|mw|de heer|meneer|pan|pani|pana|panu|fru|frk|shri|smt|kum|exmo|exma|lic|mag|dipl\\.-ing)`;
const TITLES = new RegExp(`^(?:${TITLE}(?:\\.|(?=\\s)) ?){1,3}`, 'iu');

/** A form of address by itself, as in `Exmo. Senhor`. */
const ONLY_TITLE = new RegExp(`^(?:${TITLES_OF_NAMES}|pani|panie|panu|państwo)$`, 'iu');

const PARTICLE = `(?:${PARTICLES}|${RARER_PARTICLES}|las|los|binti|zum)`;
const WORD = "(?:(?:d|D|O|o|L|l|'t|Mc|Mac)['’]?)?\\p{Lu}[\\p{L}\\p{M}'’]{0,24}(?:-\\p{L}[\\p{L}\\p{M}'’]{0,24}){0,2}";
const INITIAL = '(?:\\p{Lu}(?:\\.-?|-(?=\\p{Lu}\\.))){1,3}';
const PART = `(?:${INITIAL}|${WORD})`;
const NAME = new RegExp(
  `^(?:${PART}(?:[ ,]{1,2}(?:${PARTICLE} ){0,2}${PART}){0,4})(?:,? (?:Jr|Sr|II|III|IV)\\.?)?`,
  'u',
);
const PARTICLES_FIRST = new RegExp(`^(?:${PARTICLE} ){1,2}(?=\\p{Lu})`, 'iu');

/** Words that stand where a name could, and that no name has. */
const NO_NAME = new RegExp(
  `(?<![\\p{L}])(?:${[
    'n/a|none|nil|yes|no|not|unknown|same|see|above|below|tbd|tba|date|name|signature|address|phone|email|number|total|amount|description|invoice|page|form|section|please|the|and|or|for|with|your|our|this|that|all|any|if|to whom|team|department|customers?|colleagues?|parents?|carers|families|neighbou?rs|residents|tenants|members|students|everyone|sir|madam|applicable|required|optional|details?|information|type|status|default|string|value',
    'ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|ag|kg|ohg|e\\.v|sarl|sas|s\\.a\\.?|s\\.l\\.?|s\\.r\\.l|srl|spa|s\\.p\\.a|b\\.v|bv|n\\.v|nv|sp\\. z|s\\.a|ab|aktiebolag|a/s|aps|oy|pty|pvt|ltda|bank|insurance|university|hospital|clinic|council|school|office|services?|group|association|company|institute|foundation|solutions|systems|street|road|avenue|straße|strasse|rue|calle|via',
    'nein|ja|keine?|siehe|datum|unterschrift|und|oder|non|oui|aucun|voir|signature|et|ou|sí|ninguno|ver|firma|fecha|sim|não|nenhum|assinatura|ja|nee|geen|tak|nie|brak|nej|ingen|ej|damen|herren|eltern|kolleg(?:e|en|in|innen)|familles?|collègues?|familias|colegas?|collega|colleghi|genitori|ouders|rodzice|kolegów|föräldrar|kollegor|forældre|kolleger|foreldre|kunde|client|cliente|klant|kund|monthly|annual|januar|february|march|april|monday|tuesday',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** The name that a text begins with: offsets within the text, without titles; undefined where it begins with none. */
export function nameAt(text: string): { start: number; end: number } | undefined {
  const titles = TITLES.exec(text)?.[0].length ?? 0;
  const particles = PARTICLES_FIRST.exec(text.slice(titles))?.[0].length ?? 0;
  const name = NAME.exec(text.slice(titles + particles))?.[0];
  if (name === undefined) return undefined;
  const full = text.slice(titles, titles + particles + name.length);
  const first = full.split(',')[0] as string;
  const kept = (full.match(/,/g) ?? []).length > 1 || NO_NAME.test(full) ? first : full;
  const trimmed = kept.replace(/(?<![\s,-])[\s,-]+$/u, '');
  if (NO_NAME.test(trimmed) || ONLY_TITLE.test(trimmed) || !/\p{L}{2}/u.test(trimmed)) return undefined;
  return { start: titles, end: titles + trimmed.length };
}

/** The name that is the whole of a text but for titles and what a comma, dash or bracket adds; undefined for none. */
export function wholeName(text: string, least = 1): { start: number; end: number } | undefined {
  const name = nameAt(text);
  if (!name || !/^(?:$|\s*[,;(/|–—-])/u.test(text.slice(name.end))) return undefined;
  return text.slice(name.start, name.end).split(/[\s,]+/).length >= least ? name : undefined;
}

/** Whether a text has words of names only: no digit, no lower-case word but particles. */
export const isOrganizationLike = (text: string): boolean =>
  /^[\p{Lu}\d][^.;:!?]{1,80}\.?$/u.test(text) &&
  text.split(/\s+/).length <= 8 &&
  /\p{L}{2}/u.test(text) &&
  !/\d{5}/.test(text);

/** Whether a text has the legal form or kind of an organisation. */
export const hasLegalForm = (text: string): boolean =>
  /(?<![\p{L}])(?:ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|ag|kg|ohg|e\.\s?v|sarl|sas|s\.\s?a|s\.\s?l|s\.\s?r\.\s?l|srl|spa|s\.\s?p\.\s?a|b\.\s?v|bv|n\.\s?v|nv|sp\. z o\.\s?o|ab|a\/s|aps|oy|pty|pvt|ltda|bank|banco|banque|insurance|university|hospital|clinic|trust|council|college|school|association|company|group|holdings|properties|partners|stiftung|verein|versicherung|universität|krankenhaus|klinik|clínica|assurances?|seguros|immobilier|immobiliare|inmobiliaria|imóveis|fastigheter|bostäder)(?![\p{L}])/iu.test(
    text,
  );
