/**
 * Words around dates as sources of patterns, without accents, in lower case: English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Polish, a line each.
 */

/** What stands for today as the end of a period. */
export const NOW = alternatives(
  'present|the present|current|currently|now|today|ongoing|date|to date|till date|continuing',
  'heute|aktuell|jetzt|laufend|andauernd|dato|gegenwart|zurzeit|derzeit|anhaltend',
  "aujourd'hui|present|actuel(?:le)?(?:ment)?|maintenant|en cours|ce jour|en poste|nos jours",
  'actualidad|la actualidad|actual(?:mente)?|presente|el presente|hoy|la fecha|en curso|ahora',
  'atual(?:mente)?|o momento|momento|a atualidade|atualidade|o presente|hoje|em curso|a data',
  'oggi|attuale|attualmente|in corso|presente|ad oggi|ora|tuttora',
  'heden|nu|huidig|vandaag|momenteel|lopend',
  'obecnie|teraz|nadal|dzis|dzisiaj|chwili obecnej|do teraz|do dzis|do nadal|w trakcie',
);

/** What begins a period that goes on until another date is named. */
export const SINCE = alternatives(
  'since|from|as of|starting|started',
  'seit|seit dem|ab|ab dem',
  'depuis|depuis le|des|a partir de|a compter de',
  'desde|desde el|a partir de|a partir del',
  'desde|a partir de',
  "dal|dall'|da|a partire da|a partire dal",
  'sinds|vanaf',
  'od|od dnia',
);

/** What begins a period only if its end is named too. */
export const FROM = alternatives('von|vom', 'de|du', 'de|del', 'de|do', 'del', 'van', 'w okresie od');
/** The same where `and` is between the dates. */
export const BETWEEN = 'between|zwischen|entre|tra|fra|tussen|pomiedzy|miedzy';
/** What stands between the two dates then. */
export const AND = 'and|und|et|y|e|en|a';

/** What stands between the first date of a period and the last. */
export const TO = alternatives(
  'to|until|till|through|thru|up to',
  'bis|bis zum|bis einschliesslich',
  "a|au|jusqu'a|jusqu'au|jusqu'en",
  'a|al|hasta|hasta el|hasta la|a la',
  'a|ao|ate|ate o|ate ao|ate a',
  'a|al|ad|fino a|fino al|fino ad',
  'tot|tot en met|t/m',
  'do|do dnia|po',
);

/** What names a date that something ends or was given on. */
export const LABEL = alternatives(
  'issued|date issued|issue date|awarded|published|released|obtained|completed|completion|completion date|earned|expected|anticipated|' +
    'expected graduation|graduated|graduating|graduation|graduation date|class of|received|date|dates|period|valid until|until',
  'abschluss|abgeschlossen|voraussichtlich|voraussichtlicher|voraussichtliches|erworben|ausgestellt|verliehen|erhalten|datum|zeitraum|gultig bis|bis|bis zum',
  "obtenue?|delivree?|decernee?|prevue?|date|dates|periode|promotion|valable jusqu'en|valable jusqu'au|jusqu'en|jusqu'au|fin prevue",
  'obtenid[oa]|expedid[oa]|emitid[oa]|otorgad[oa]|fecha|fechas|periodo|previst[oa]|finalizad[oa]|graduacion|promocion|hasta',
  'obtid[oa]|emitid[oa]|concluid[oa]|conclusao|previsao|data|periodo|previst[oa]|formatura|ate',
  'conseguit[oa]|rilasciat[oa]|ottenut[oa]|data|date|periodo|previst[oa]|fino al?',
  'behaald|uitgegeven|afgerond|verwacht|datum|periode|afgestudeerd|geldig tot|tot',
  'wydan[oya]|uzyskan[oya]|ukonczon[oya]|ukonczenie|data|data wydania|okres|przewidywan[eya]|planowan[eya]|do',
);

/** What stands between a label and its date. */
export const AT = 'on|in|by|for|im|am|zum|en|le|au|el|em|no|nel|il|op|te|w|na|dnia';

/** Seasons, quarters and terms with the months that they begin and end in, 13 to 15 in the year after. */
export const SEASONS: readonly (readonly [first: number, last: number, names: string])[] = [
  [3, 5, 'spring|fruhling|fruhjahr|printemps|primavera|lente|voorjaar|wiosna|wiosny'],
  [6, 8, 'summer|sommer|ete|verano|verao|estate|zomer|lato|lata'],
  [9, 11, 'autumn|fall|herbst|automne|otono|outono|autunno|herfst|najaar|jesien|jesieni'],
  [12, 14, 'winter|hiver|invierno|inverno|zima|zimy'],
  [4, 9, 'sommersemester|sommersem\\.?|sose|so\\.? ?se\\.?|ss|semestr letni'],
  [10, 15, 'wintersemester|wintersem\\.?|wise|wi\\.? ?se\\.?|ws|semestr zimowy'],
];

/** Units of how long something is. */
export const YEARS = 'years?|yrs?|jahre?n?|ans?|annees?|anos?|anni|anno|jaar|jaren|lat|lata|rok|roku';
/** The same in months. */
export const MONTHS_LONG =
  'months?|mos?|mths?|monate?n?|mois|mes|meses|mesi|mese|maand|maanden|mies\\.?|miesiac|miesiace|miesiecy';

function alternatives(...languages: readonly string[]): string {
  const words = new Set(languages.flatMap((language) => language.split('|')));
  return [...words].sort((a, b) => b.length - a.length).join('|');
}
