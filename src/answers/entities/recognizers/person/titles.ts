import { TITLES_OF_NAMES } from '../../../text/name-titles.ts';

const COURT = '(?:District|Circuit|County|Presiding|Tribunal) Judge|(?:Chief|Lord|Lady) Justice';
/** What a name follows with or without a stop. */
const WORDS =
  'Maître|Pani|Panią|Panem|Panu|Herrn|Sgt|Ofc|Det|Cllrs?|Aunt|Auntie|Uncle|Granny|Grandma|Grandpa|Tante|Onkel|[Oo]ma|[Oo]pa|[Pp]an[ai]?|panią|panem|panu|' +
  'doña|don|dona|Dona|señor(?:a|ita)?|signor(?:a|ina)?|senhora?|monsieur|madame|mademoiselle|mevrouw|meneer|juf|frk|fru|[Tt]ía|[Tt]ío|Sres|Sras|Hnos|Profa|Prof\\.ª|Shri|Smt|Mstr';
/** What is shortened: other words without the stop. */
const SHORTENED =
  '[Dd]ott|[Ss]ig|[Aa]vv|[Gg]eom|[Rr]ag|[Ii]ng|[Mm]evr|[Mm]w|[Dd]hr|[Ff]am|[Hh]r|[Ff]r|[Ii]nż|[Mm]gr|lek|Lt|Cpl|Insp|Eng|Arq|Lic|Psic|Enf|[Dd]r|[Pp]rof|[Mm]rs?|[Mm]me';
const WITH_LETTERS = '(?:[Dd]ott\\.ssa|[Ss]ig\\.(?:ra|na|ri))|(?:D[Rr]|S[Rr]|Eng|Prof|Arq)\\.[ªº]';

/** Source of a pattern: titles, forms of address and ranks that a name follows, in ten languages. */
export const TITLE = `${TITLES_OF_NAMES}|${COURT}|${WORDS}|(?:${SHORTENED})(?=\\.)|${WITH_LETTERS}`;
