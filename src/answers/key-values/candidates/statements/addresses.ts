import { groupSpan } from '../../../text/match-spans.ts';
import type { Span } from '../../../text/span.ts';
import type { Statement } from './statement.ts';

/** An address within a sentence: it has a number, and ends before a bracket or what is said next. */
const ADDRESS =
  '(?=[^();\\n]{0,100}\\d)([\\p{Lu}\\d][^();\\n“"]{8,140}?)(?=\\s*(?:[(;\\n“"]|$)|,?\\s+(?:and|hereinafter|herein|hereby|on\\s+behalf|together|for\\s+the|whereby)\\b|\\.(?:\\s|$)|,\\s+an?\\s)';
/** What leads to where a party is. */
const SITS = new RegExp(
  `\\b(?:residing|resident|located|offices?|headquarters|place\\s+of\\s+business|address|wohnhaft|ansässig|Sitz|demeurant|siège\\s+social|domicilio)(?![\\p{L}])[^.;()\\n]{0,30}?\\s(?:at|in|is|au|à|en|:)\\s+${ADDRESS}`,
  'iu',
);
/** What leads to where the thing is that a contract is about. */
const LIES = new RegExp(
  `\\b(?:premises|property|apartment|dwelling|building)\\b[^.;\\n]{0,60}?\\b(?:known\\s+as|located\\s+at|situated\\s+(?:at|in)|situate\\s+at)\\s+${ADDRESS}`,
  'giu',
);

/** The same in other languages, some of which begin a street in small letters. */
const LIES_ABROAD =
  /(?<!\p{L})(?:Wohnung|Haus(?:es)?|Mietobjekt|Mieträume|Einfamilienhaus|vivienda|piso|inmueble|logement|appartement|immobile|appartamento|woning|imóvel|apartamento|lägenheten|bostaden)(?!\p{L})[^.;\n]{0,40}?\s(?:(?:sit[ao]|situad[ao]|ubicad[ao])\s+en\s+(?:la\s+|el\s+)?|(?:situé|sis)e?\s+(?:au\s+|à\s+)?|sit[oa]\s+in\s+|gelegen\s+(?:in\s+(?:der\s+)?|aan\s+)?|in\s+der\s+|på\s+)?((?:calle|plaza|avenida|paseo|rue|place|via|piazza|rua|\p{Lu}[\p{L}.'’-]{2,30}|\d{1,4},?\s(?:bis\s)?rue)\s[^;\n()]{2,120}?(?<!\p{Lu})(?:\d{4,5}|\d{3}\s\d\d)\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u;

/** An address right behind a name, a comma between them: street and number, then the town with its postcode or behind it. */
const BEHIND_NAME =
  /^,\s+(?:of\s+)?((?=[^,;()\n]{2,60}\d|\d)[\p{Lu}\d][^,;()\n]{4,60},\s(?:[^,;()\n]{1,20},\s)?(?:(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}|\p{Lu}[\p{L} .'’-]{2,30},?\s(?:\p{Lu}[\p{L} ]{1,16}\s)?(?:\d{5}(?:-\d{4})?|\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2})))(?=[,;(.]|\s|$)/u;

/** The address that the words behind a party's name give it, as offsets in them. */
export function addressIn(behind: string): Span | undefined {
  const match = BEHIND_NAME.exec(behind) ?? SITS.exec(behind);
  const address = match?.[1];
  return match && address !== undefined ? groupSpan(match, address) : undefined;
}

/** Where the premises of a lease or sale are. */
export function premises(prose: string): Statement[] {
  const match = prose.matchAll(LIES).next().value ?? LIES_ABROAD.exec(prose);
  return match
    ? [{ names: ['premises', 'premises address', 'property address'], value: groupSpan(match, match[1] as string) }]
    : [];
}
