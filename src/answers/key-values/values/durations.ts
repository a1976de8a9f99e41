const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const WORDS =
  `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:${UNITS}))?|one\\s+hundred(?:\\s+(?:and\\s+)?(?:twenty|eighty))?|` +
  `${UNITS}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|` +
  'ein(?:em?|er|es)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|' +
  'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce';
const COUNT = `(?:(?:${WORDS})(?:\\s?\\(\\d{1,3}\\))?|\\(?\\d{1,3}(?:[.,]\\d)?\\)?(?:\\s?\\((?:${WORDS})\\))?|\\[[^\\]\\n]{1,24}\\])`;
const UNIT =
  '(?:years?|months?|weeks?|days?|jahr(?:en?)?|monat(?:en?)?|wochen?|tag(?:en?)?|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?)';
const ORDINAL =
  '(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:\\s?\\(\\d{1,2}(?:st|nd|rd|th)\\))?|\\d{1,2}(?:st|nd|rd|th))';

/** Source of a pattern for a length of time: `two (2) years`, `24-month`, `zwei Jahre`, `second anniversary`. */
export const DURATION = `(?:${COUNT}[\\s-](?:(?:full|additional|consecutive|successive|calendar|business|working)[\\s-])?${UNIT}|${ORDINAL}\\s+anniversary)(?![\\p{L}])`;
