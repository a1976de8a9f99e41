import { DEGREE } from '../../vocabulary/vocabulary.ts';

const LEVEL = DEGREE.source;
/** What can stand before a degree and behind it as part of its name. */
const BEFORE =
  '(?:(?:executive|honou?rs|joint|advanced|integrated|post-?graduate|undergraduate|graduate|professional|higher national|combined|dual|double|european) )';
const BEHIND =
  "(?:['’]s|[ -](?:degree|hons\\.?|honou?rs|magistrale|triennale|specialistica|universitario|universitaria|professionnelle|" +
  'di ricerca|di primo livello|di secondo livello|de grado|de posgrado|universitaire(?: de technologie)?|de technicien supérieur|' +
  'général|générale|superior|medio|inżynier|fh|level|abschluss))';
/** What a university awards its degrees of; all else behind `of` is what was studied. */
const FACULTY =
  '(?:(?:applied |natural |social |health |fine |liberal |medical )?(?:sciences?|arts?)|(?:business|public) administration|' +
  'engineering|technology|commerce|laws?|education|philosophy|medicine|surgery|architecture|design|music|nursing|' +
  'public health|social work|letters|theology|divinity|pharmacy|dental surgery|dentistry|veterinary medicine|' +
  'computer applications|library science|applied sciences?|completion|achievement|secondary education|attendance)(?![\\p{L}\\p{N}])';
const DEGREE_AT_START = new RegExp(
  `^${BEFORE}?${LEVEL}${BEHIND}*(?:\\s*[/&+]\\s*${LEVEL})*` +
    `(?:(?: of|(?<=\\bof)) (?:the )?${FACULTY}(?: (?:and|&) ${FACULTY})?)?${BEHIND}*`,
  'iu',
);
/** Words between a degree and its subject. */
const LINK =
  /^(?:\s*[:,–—-]\s*|\s+)(?:(?:in|of|en|em|de|del|dell[ao]|di|du|des|la|w|z|im|für|der|zum|zur|als|van) |(?:d|l|dell)['’])*/iu;
/** How many characters of a text only link it to a degree before it: `in Physics` behind `BSc (Hons)`. */
export const linkLength = (text: string): number => Math.max(0, (LINK.exec(` ${text}`)?.[0].length ?? 1) - 1);

/** `Diplom-Informatiker` is one degree; `Diplom-Informatik` is a degree and its subject. */
const HOLDER = /^-\s?\p{L}*(?:er|erin|wirt|wirtin|ingenieur|ingenieurin|kaufmann|kauffrau|loge|login)(?!\p{L})/u;
/** What the degree is not the degree of but a work or a result. */
const WORK = /^['’]?s?[\s-]*(?:thesis|dissertation|project|arbeit|student|class|programme?)(?!\p{L})/iu;

/** The end of the degree that a text begins with, and the start of the subject behind it; undefined for none. */
export function degreeAtStart(text: string): { readonly end: number; readonly subject: number } | undefined {
  const degree = DEGREE_AT_START.exec(text)?.[0];
  if (degree === undefined) return undefined;
  const rest = text.slice(degree.length);
  if (WORK.test(rest)) return undefined;
  if (HOLDER.test(rest)) return { end: text.length, subject: text.length };
  const end = degree.length;
  const link = LINK.exec(rest)?.[0] ?? '';
  return { end, subject: end + link.length };
}

/** A degree at the end of a few words, with the subject behind a word that links them: `Juris Doctor in Law`. */
const DEGREE_BEFORE_LINK = new RegExp(
  `^(?:[\\p{L}\\d'’.&-]{1,24} ){1,4}${LEVEL}(?= (?:in|en|em|w|im|für) \\p{L})`,
  'iu',
);

/** The end of a degree of a few words and the start of the subject linked to it; undefined for none. */
export function degreeBeforeLink(text: string): { readonly end: number; readonly subject: number } | undefined {
  const end = DEGREE_BEFORE_LINK.exec(text)?.[0].length;
  return end === undefined ? undefined : { end, subject: end + linkLength(text.slice(end)) };
}

const DEGREE_AT_END = new RegExp(`(?:(?:(?<!\\s)\\s+)?[:,–—-]\\s*|(?<!\\s)\\s+)(${LEVEL})$`, 'iu');

/** The start of the degree that a text of several words ends with, in capitals as abbreviations have; undefined for none. */
export function degreeAtEnd(text: string): number | undefined {
  const degree = DEGREE_AT_END.exec(text);
  return degree?.[1] && /\p{Lu}.*\p{Lu}/u.test(degree[1]) ? text.length - degree[1].length : undefined;
}
