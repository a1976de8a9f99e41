/** Raised and lowered forms that Unicode has: GFM has no markup for them. */
const RAISED: ReadonlyMap<string, string> = pairs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ');
const LOWERED: ReadonlyMap<string, string> = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

function pairs(from: string, to: string): Map<string, string> {
  const forms = [...to];
  return new Map([...from].map((character, index) => [character, forms[index] as string]));
}

/** The text in the given forms; as it is when Unicode lacks one of them. */
function convert(text: string, forms: ReadonlyMap<string, string>): string {
  const converted = [...text].map((character) => (character === ' ' ? ' ' : forms.get(character)));
  return converted.includes(undefined) ? text : converted.join('');
}

/** Superscript text. */
export const raised = (text: string): string => convert(text, RAISED);

/** Subscript text. */
export const lowered = (text: string): string => convert(text, LOWERED);
