import { LetterPattern } from '../../../text/letter-pattern.ts';
import { COUNTRIES } from '../../../text/places.ts';

/** Labels of telephone numbers, in twelve languages; all are followed by a number and little else. */
const LABELS =
  'phones?|telephone|tele|tel|erreichbarkeit|ph|mobile|mob|cell(?:phone)?|fax|desk|landline|office|home|work|direct(?: line)?|hotline|switchboard|' +
  'whatsapp|sms|pager|contact|contacto|contato|contatto|kontakt|recapito|emergency|telefon|telefonnummer|tel-nr|telnr|telefonnr|rufnummer|handy|handynr|natel|mobil|mobilnr|mobiltelefon|telefax|durchwahl|' +
  'téléphone|tél|portable|télécopie|fixe|teléfono|telf|tfno|móvil|celular|cel|telem|tfn|telefono|cellulare|cell|telefone|telemóvel|' +
  'telefoon|telefoonnr|mobiel|gsm|telefonu|kom|komórka|mobilnummer|tlf|puh|puhelin|matkapuhelin|telefonszám|mobil|τηλ|電話|тел|телефон';
/** What may stand between a label and its number. */
const BETWEEN =
  '(?: ?(?:number|nummer|numéro|número|numero|numer|no|nr|nº|n°))?(?: ?\\([\\p{L} ]{1,12}\\)|\\.? (?:privat|priv|dienstl(?:ich)?|gesch(?:äftlich)?|mobil|perso(?:nnel)?|pro(?:fessionnel)?|casa|ufficio|oficina|thuis|werk|privé|dom(?:owy)?|bostad|arbete|home|work))?';
/** Phrases of prose before a number. */
const PHRASES =
  '(?:call|text|reach|ring|dial|phone|contact|fax|message|telephone|whatsapp)(?: (?:me|us|him|her|them|back))?(?: (?:at|on|under))?|' +
  "(?:call|ring|phone|text|contact|reach|dial)(?: [\\p{L}.'’-]{2,20}){1,4} (?:at|on)|" +
  '(?:answer|call|text|ring|dial|phone|pick(?:ed|s|ing)? up|fax|messag|telephon|contact)(?:s|e[ds]|l?l?ed|l?l?ing)?(?: (?:me|us|him|her|them|it|the phone))? (?:at|on|under)|' +
  '(?:messages?|texts|calls|sms|a call) (?:at|to|on|from)|(?:number|phone|cell|mobile) is|' +
  '(?:my|your|his|her|our|their)(?: \\p{L}{3,8})? number(?: is| to|:)?|(?:the|which|what) number[?:]|(?:this|the|a) number|number [^\\d\\n]{1,24} is|calling|(?:reach(?:ed)?|get|find) (?:\\p{L}{2,4} )?(?:at|on|under)|' +
  '(?:erreichbar|erreichen|anrufen|an|durch|ran) unter(?: (?:der|ihrer|seiner) \\p{L}{0,12}nummer)?|rufen sie(?: \\p{L}{3})?|appel(?:er|ez)(?: \\p{L}{2,4})? au|joignable au|ll[aá]m(?:ar|e|ame|enos)(?: al)?|' +
  'localizable en el|(?:raggiungibile|contattabile) al(?: numero)?|telefon\\p{L}{0,3} pod (?:numerem|numer|nr)|bereikbaar (?:op|via|onder)(?: nummer)?|nås på|træffes på|' +
  'chiamare(?: il)?|ligue(?: para)?|pelo(?: (?:número|n\\.?º))?|bel(?: ons| mij)?(?: op)?|zadzwoń(?: pod)?|ring(?: oss)?(?: på)?';

const LABEL = new LetterPattern(
  `(?<![\\p{L}\\p{N}_])(?:(?:${LABELS})${BETWEEN} ?[.:#=]{0,2}|(?:tel|tél|telefon|cell|mob|mobil)\\.? \\p{L}{4,14}\\.? ?:?|[tmfpc] ?[:.]|(?:${PHRASES}):?)[\\s(*_"|-]{0,4}$`,
  'iu',
);

/** A label with the number behind it, at a place: what is below an address, and no part of it. */
export const LABELLED_NUMBER = new RegExp(`(?:${LABELS})${BETWEEN} ?[.:]{0,2} ?\\+?\\(?\\d`, 'iuy');

/** Labels that follow their numbers: `030 901820 (Fax)`. */
const LABEL_AFTER = new LetterPattern(
  '^[ \\t]?[-–(,/[]?[ \\t]?(?:office|fax|mobile|cell|home|work|desk|direct|tel|phone|telefax|büro|privat|mobil|handy|portable|bureau|móvil|oficina|cellulare|ufficio|(?:is )?(?:my|your|his|her|our|their)(?: \\p{L}{3,8})? number)(?![\\p{L}])',
  'iu',
);
/** Words whose numbers are no telephone numbers. */
const OTHER_LABEL = new LetterPattern(
  '(?:\\p{L}:[ \\t]{0,3}|(?<!\\p{L})(?:arxiv|doi|isbn|issn|pmid|table|figure|fig|version|order|invoice|serial|part|ref|lot|item|article|page|pages|pp|vol|sku|account|acct|konto|ticket|case|report|incident|patent|clause|section|rule|cve|rfc|iso|copyright|réf|référence|artikelnummer|artikelnr|bestellnr|teilenummer|código|r\\. ?č)(?: (?:no|number|nr|id))?\\.? ?[:#]?[ \\t]{0,3})$',
  'iu',
);

/** Labels of tax numbers in ten languages, with the country that may begin them: their groups are those of telephones. */
const TAX_LABEL = new LetterPattern(
  '(?<!\\p{L})(?:vat|ust-?id|umsatzsteuer-?(?:id|identifikations)?|mwst|tva|p\\.? ?iva|iva|btw|moms|nip|nif|cif|gst|tax|steuer|siren|siret|eori)(?:[ -]?(?:reg(?:istration)?\\.?|intra\\p{L}*|id|identification|no|nr|num|number|nummer|numéro|numero|número)){0,3}[\\s.:#=]{0,4}(?:[A-Z]{2}[ -]?)?$',
  'iu',
);

/** What is numbered that is no telephone, in seven languages that have a word of its own for the number. */
const NUMBERED =
  'customer|client|member|membership|policy|contract|registration|student|pupil|employee|staff|personnel|patient|claim|file|licen[cs]e|certificate|permit|meter|subscriber|loyalty|matter|' +
  'contrat|dossier|adhérent|police|commande|allocataire|abonné|sociétaire|cliente|socio|contrato|póliza|expediente|afiliado|abonado|pedido|' +
  'contratto|pratica|polizza|tessera|utente|matricola|apólice|processo|sócio|beneficiário|matrícula|' +
  'klienta|umowy|polisy|sprawy|członkowski|ewidencyjny|pracownika';
const NUMBER = '(?:numbers?|no|nr|num|id|code|numéro|número|núm|numero|numer|codice|código|n)[.º°#]{0,2}';
/** The same in languages that join it and the number to one word. */
const COMPOUND =
  '(?:kunde|kund|klant|vertrag|kontrakt|contract|mitglied|medlem|lidmaatschap|polis|police|versicherung|försäkring|forsikring|verzekering|auftrag|akten|fall|schaden|skade|schade|' +
  'personal|personeel|medarbejder|medewerker|anställning|matrikel|ausweis|betrieb|zähler|patient|journal|dossier|zaak|sag|ärende|vorgang|buchung|teilnehmer|antrag|referen[sz]|' +
  'registrier|registrering|student|leverancier|lieferant|debitor|kreditor|organisation)\\p{L}{0,8}-?(?:nummer|nr|kennung|zeichen)';

/** Labels of numbers of customers, contracts and the like, perhaps with a verb: `Your customer number is`. */
const IDENTIFIER_LABEL = new LetterPattern(
  `(?<!\\p{L})(?:(?:${NUMBERED})[ -]?(?:${NUMBER}|#)|${NUMBER} ?(?:(?:de|di|do|da|del|della|d['’]) ?)?(?:${NUMBERED})|${COMPOUND})\\.?(?: (?:is|ist|lautet|est|es|è|é|jest|är|er))?[\\s:#=]{0,4}$`,
  'iu',
);

/** A time and somebody's name before a message, as chats have them: no label. */
const MESSAGE = /\d{1,2}:\d\d(?::\d\d)?[\] ,–-]{1,4}[^\n:\d]{2,40}: $/u;

/** How far before a number its label begins, and how far behind it a label is looked for. */
const REACH = 48;

/** What the text right before and behind a range of it says of a telephone number there. */
export function statedOf(text: string, start: number, end: number): 'phone' | 'other' | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (IDENTIFIER_LABEL.test(before)) return 'other';
  if (LABEL.test(before)) return 'phone';
  if (LABEL_AFTER.test(text.slice(end, end + REACH))) return 'phone';
  if (MESSAGE.test(before)) return undefined;
  return OTHER_LABEL.test(before) || TAX_LABEL.test(before) ? 'other' : undefined;
}

/** What the lines of a letterhead or signature end with beside a telephone number. */
const CONTACT = new LetterPattern(
  `[\\p{L}\\d]@[\\p{L}\\d]|www\\.|https?://|\\p{L} \\d{4,6}$|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$|(?:^|[ ,])(?:${COUNTRIES.join('|')})$`,
  'iu',
);

/** Whether a range has a line of its own, next to a line with an e-mail address, a web address or a postcode. */
export function isInContactBlock(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2 * REACH), start);
  const after = text.slice(end, end + 2 * REACH);
  if (!/(?:^|\n)[ \t>]*$/.test(before) || !/^[ \t]*(?:\n|$)/.test(after)) return false;
  const [previous = ''] = before.split('\n').slice(-2, -1);
  const [, next = ''] = after.split('\n');
  return /\p{L}/u.test(previous + next) && (CONTACT.test(previous.trim()) || CONTACT.test(next.trim()));
}
