import { LetterPattern } from '../../../text/letter-pattern.ts';

/** Labels and phrases that an address follows, in ten languages. */
const LABELS =
  'address(?:es)?|(?:billing|shipping|mailing|home|street|postal|delivery|residential) address|residence|domicile|deliver(?:y|ed)?(?: it)? to|' +
  'ship(?:ped)?(?: it)? to|sen[dt](?: it| them)? to|mail(?:ed)?(?: it)? to|bill to|return(?:ed)?(?: it)? to|mov(?:e|ed|ing)(?: house)? to|relocated to|' +
  'liv(?:es?|ed|ing)(?: at| on| in)?(?: the (?:north|south|east|west) (?:side|end) of)?|resid(?:es?|ed|ing)(?: at| on| in)?|located(?: at| on| in)?|situated(?: at| on| in)?|meet(?:ing)?(?: me| us)?(?: at)?|' +
  "it[’']?s (?:at|in|on)|home (?:is )?(?:at|on)|office (?:is )?(?:at|on|in)|house (?:is )?(?:at|on|in)|(?:drop|pick)(?:ped)? (?:it |me |us )?(?:off|up) (?:at|from)|" +
  'anschrift|adresse|lieferadresse|rechnungsadresse|wohnhaft(?: in)?|wohnt(?: in)?|wohnort|sitz|geschäftsadresse|' +
  'habite(?: au)?|demeurant(?: au)?|domiciliée?(?: au)?|réside(?: au)?|siège(?: social)?|' +
  'dirección|domicilio|domiciliad[oa](?: en)?|vive en|reside en|residente en|con domicilio en|enviar a|' +
  'indirizzo|residente(?: in)?|abita(?: in)?|domiciliat[oa](?: in)?|sede(?: legale)?|endereço|morada|reside n[ao]|mora n[ao]|residente n[ao]|' +
  'adres|woont(?: in| aan| op)?|wonende(?: te)?|gevestigd(?: te)?|zamieszkał[ya](?: przy)?|adres(?:em)?|mieszka(?: przy)?|siedziba|' +
  'adress|bor(?: på)?|bosatt(?: på)?|bopæl|osoite|asuu|kotiosoite|cím|lakcím|lakik';
const LINKED =
  '(?:,? (?:is|was|to|at|of|in|on|ist|lautet|est|es|è|é|är|er|on)| (?:of|for|von|de|du|di|da)(?: [^\\s:]{1,30}){1,6} (?:is|ist|est|es|è|é)| linked to (?:[^\\s:]{1,20} ){1,4}to)?';

/** A label right before an address: `Address:`, `lives at`, `the address of the shop is`. */
const LABELLED = new LetterPattern(
  `(?<![\\p{L}])(?:${LABELS})${LINKED}[ \\t]?[:=–-]?\\s{0,8}[>|"'“*]{0,2}\\s{0,4}$`,
  'iu',
);
/** A label somewhere before an address. */
const MENTIONED = new LetterPattern(
  '(?<![\\p{L}])(?:address|street|lives?|living|located|resid|anschrift|adresse|direcci|indirizz|endere|osoite)',
  'iu',
);

/** A postcode alone, behind its label, in ten languages. A letter is asked for first: few numbers are right behind one. */
export const LABELLED_POSTCODE =
  /(?<=[\s:.=])(?=[A-Z]{0,2}\d)(?<=\p{L}[ \t:.=]{1,5})(?<=(?<![\p{L}])(?:zip(?: ?code)?|post(?:al)? ?codes?|plz|postleitzahl|code postal|código postal|c\.p\.|codice postale|cap|cep|código postal|kod pocztowy|postnummer|postnr\.?|postinumero|irányítószám|pin ?code)(?: (?:is|ist|est|es|è|é|är|er|on))?[ \t]?[:.=]? {0,2})(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{2}-\d{3}|\d{3} \d{2,3}|\d{4,6}(?:-\d{3,4})?(?: ?[A-Z]{2})?)(?!-?[\p{L}\p{N}])/giu;

/** How far before an address a label is looked for, in UTF-16 units. */
const REACH = 90;

/** How an address is announced by the text right before it. */
export function announcement(text: string, start: number): 'labelled' | 'mentioned' | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (LABELLED.test(before)) return 'labelled';
  return MENTIONED.test(before.slice(before.lastIndexOf('\n') + 1)) ? 'mentioned' : undefined;
}
