const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const WORDS =
  `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:${UNITS}))?|one\\s+hundred(?:\\s+(?:and\\s+)?(?:twenty|eighty))?|` +
  `${UNITS}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|` +
  'ein(?:em?|er|es)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|' +
  'una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|' +
  'uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|' +
  'um|uma|dois|duas|três|quatro|sete|oito|dez|doze|en|ett|två|fyra|fem|sex|sju|åtta|nio|tio|tolv';
const COUNT = `(?:(?:${WORDS})(?:\\s?\\(\\d{1,3}\\))?|\\(?\\d{1,3}(?:[.,]\\d)?\\)?(?:\\s?\\((?:${WORDS})\\))?|\\[[^\\]\\n]{1,24}\\])`;
const UNIT =
  '(?:years?|months?|weeks?|days?|jahr(?:en?)?|monat(?:en?)?|wochen?|tag(?:en?)?|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?|ann[oi]|mesi|settiman[ae]|giorn[oi]|jaar|jaren|maand(?:en)?|weken|dag(?:en)?|meses|mês|dias?|anos?|år|månad(?:er)?|veck(?:a|or)|dagar)';
const ORDINAL =
  '(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:\\s?\\(\\d{1,2}(?:st|nd|rd|th)\\))?|\\d{1,2}(?:st|nd|rd|th))';

/** Source of a pattern for a length of time: `two (2) years`, `24-month`, `zwei Jahre`, `second anniversary`. */
export const DURATION = `(?:${COUNT}[\\s-](?:(?:full|additional|consecutive|successive|calendar|business|working)[\\s-])?${UNIT}|${ORDINAL}\\s+anniversary)(?![\\p{L}])`;
