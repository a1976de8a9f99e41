/** Raised and lowered forms that Unicode has: GFM has no markup for them. */
const RAISED: ReadonlyMap<string, string> = pairs('0123456789+-−=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾');
const LOWERED: ReadonlyMap<string, string> = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

function pairs(from: string, to: string): Map<string, string> {
  const forms = [...to];
  return new Map([...from].map((character, index) => [character, forms[index] as string]));
}

/**
 * The text in the given forms, where Unicode has them all. Else in TeX's notation within a formula, which would be
 * another one without it, and as it is in running text, where it stays readable: `1st`.
 */
function convert(text: string, forms: ReadonlyMap<string, string>, sign: string, inFormula: boolean): string {
  const converted = [...text].map((character) => (character === ' ' ? ' ' : forms.get(character)));
  if (!converted.includes(undefined)) return converted.join('');
  return inFormula ? `${sign}{${text}}` : text;
}

/** Superscript text. */
export const raised = (text: string, inFormula = false): string => convert(text, RAISED, '^', inFormula);

/** Subscript text. */
export const lowered = (text: string, inFormula = false): string => convert(text, LOWERED, '_', inFormula);
