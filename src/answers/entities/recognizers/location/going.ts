/** Words that no place is called by itself: days and months, and what else is in the way of a place. */
const NO_PLACE =
  '(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|Spring|Summer|Autumn|Winter|God|Him|Her|Room|Building|Terminal|Gate|Platform|Zone|Class|Figure|Table|Section|Chapter|Part|Mr|Mrs|Ms|Miss|Dr|Prof)(?!\\p{L}))';
const WORD = `${NO_PLACE}\\p{Lu}(?:[\\p{L}.-]|['’](?!s(?!\\p{L}))){0,24}\\p{L}`;
const SMALL = '(?:upon|on|under|in|am|an der|ob der|sur|de|de la|del|di|do|da|y|la|le|el|the|of|aan|aan de|den)';
/** A place of one word to four; with a possessive ending it is somebody's home, and a number makes it something else. */
const PLACE = `${WORD}(?:[ -](?:${SMALL}[ -])?${WORD}){0,3}(?![\\p{L}]|['’]s|[ -]?\\d)`;

/** What goes from place to place and nowhere else. */
const TRAVEL =
  '(?:[Ff]l(?:y|ies|ew|own|ying)|[Ff]lights?|[Ff]err(?:y|ies)|[Tt]rains?|[Bb]us(?:es)?|[Cc]oach(?:es)?|rail|[Tt]ravel(?:s|l?ed|l?ing)?|emigrat(?:e|es|ed|ing)|immigrat(?:e|es|ed|ing)|hitchhik(?:e|es|ed|ing)|commut(?:e|es|ed|ing)|(?:dr(?:ive|ives|ove|iving)|get|got|cycl(?:e|ed|ing)) (?=from ))';
/** What is done in places, towns before all. */
const DWELLING =
  '(?:[Bb]orn|[Rr]aised|brought up|gr(?:ow|ew|own|owing) up|[Ll]iv(?:e|es|ed|ing)|resid(?:e|es|ed|ing)|dwell(?:s|ing)?|settled|died|buried|[Bb]ased|headquartered|[Rr]esidents? of|inhabitants? of|natives? of)';

const WEEKDAYS =
  'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica';
/** What a date has before it on a line of its own that is no place. */
const NO_TOWN = `(?!(?:${WEEKDAYS}|Date|Datum|Data|Fecha|Page|Seite|Stand|Signed|Signature|Invoice|Rechnung|Facture|Factura|Fattura|Report|Minutes|Version|Release|Created|Updated|Printed|Published|Sent|Received|Copyright|Accessed|Edition|Volume|Issue|Draft|Revision|Protokoll)(?!\\p{L}))`;
const DATE =
  "(?:\\d{1,2}[./-] ?\\d{1,2}[./-] ?\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}(?:\\.|st|nd|rd|th|º|°|er)? (?:of |de |d['’])?\\p{L}{3,12}\\.?,?(?: de| del)? \\d{4}(?: r\\.)?|\\p{Lu}\\p{L}{2,8}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?)";
/** Where a letter was written, before its date on a line of its own: `Umeå den 14 mars 2025`, `Kösta, 2024-03-13`. */
const LETTER_PLACE = `(?<=(?:^|\\n)[ \\t]{0,8})${NO_TOWN}${PLACE}(?=(?:,(?: (?:den|le|a|dnia|em|il|am|on|dne|the|li))?| den| dnia| dne) ${DATE}[ \\t.]{0,4}(?:\\n|$))`;

/** Patterns of places by what is done there: `flew to Ryssby`, `trains from Ryssby to Horten`, `born in Coles`. */
export const GOING: readonly (readonly [source: string, score: number])[] = [
  [`(?<=(?<!\\p{L})${TRAVEL} (?:back |home |here |over |down |up )?(?:to|from|into|via|through) )${PLACE}`, 0.9],
  [`(?<=(?<!\\p{L})${TRAVEL} (?:back |home |over )?from ${PLACE} to )${PLACE}`, 0.9],
  [`(?<=(?<!\\p{L})moved (?:back |house |home |here |over |down |up )(?:to|from) )${PLACE}`, 0.85],
  [
    `(?<=(?<!\\p{L})${DWELLING} (?:mainly |mostly |now |still )?(?:in |near |outside |(?<= of ))(?:the town of |the village of |the city of )?)${PLACE}`,
    0.8,
  ],
  [LETTER_PLACE, 0.7],
];
