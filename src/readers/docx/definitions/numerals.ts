import { scriptNumeral } from './script-numerals.ts';

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
/** Beyond this Word writes plain digits too. */
const LARGEST_LETTERED = 780;
const LARGEST_ROMAN = 32_767;

/** A counted value as text in a numbering format (ISO/IEC 29500-1, 17.18.59); digits for the rarer ones. */
export function numeral(count: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(count);
    case 'upperLetter':
      return letters(count).toUpperCase();
    case 'lowerRoman':
      return roman(count);
    case 'upperRoman':
      return roman(count).toUpperCase();
    case 'decimalZero':
      return String(count).padStart(2, '0');
    case 'ordinal':
      return `${count}${ordinalSuffix(count)}`;
    case 'none':
      return '';
    case 'hex':
      return count.toString(16).toUpperCase();
    case 'numberInDash':
      return `- ${count} -`;
    default:
      return scriptNumeral(count, format) ?? String(count);
  }
}

/** a to z, then aa to zz, then aaa … */
function letters(count: number): string {
  if (count < 1 || count > LARGEST_LETTERED) return String(count);
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
}

function roman(count: number): string {
  if (count < 1 || count > LARGEST_ROMAN) return String(count);
  let rest = count;
  let text = '';
  for (const [size, letter] of ROMAN) {
    text += letter.repeat(Math.floor(rest / size));
    rest %= size;
  }
  return text;
}

function ordinalSuffix(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13;
  return teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
}
