/** Superscript and subscript characters of Unicode: GFM has no markup for either. */
const RAISED: ReadonlyMap<string, string> = pairs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
const LOWERED: ReadonlyMap<string, string> = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Signs that call notes and name affiliations: they are small and raised by themselves, and no formula. */
const MARKS = /^[*∗†‡§¶#]+$/u;

function pairs(from: string, to: string): Map<string, string> {
  const forms = [...to];
  return new Map([...from].map((character, index) => [character, forms[index] as string]));
}

/**
 * The text in the given forms where Unicode has them all; in a formula, letters are written in TeX's notation, all
 * alike, for without it the formula would be another one. Else as it is, which reads well in running text: `1st`.
 */
function convert(text: string, forms: ReadonlyMap<string, string>, sign: string, inFormula: boolean): string {
  const converted = [...text].map((character) => (character === ' ' ? ' ' : forms.get(character)));
  const isComplete = !converted.includes(undefined);
  if (MARKS.test(text)) return text;
  if (inFormula && (/\p{L}/u.test(text) || !isComplete)) return `${sign}{${text}}`;
  return isComplete ? converted.join('') : text;
}

/** Superscript text. */
export const raised = (text: string, inFormula = false): string => convert(text, RAISED, '^', inFormula);

/** Subscript text. */
export const lowered = (text: string, inFormula = false): string => convert(text, LOWERED, '_', inFormula);
