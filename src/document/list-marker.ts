/** What an item of a list begins with. */
export interface Marker {
  readonly kind: 'bullet' | 'number';
  /** As printed, but for a letter that stands for a circle. */
  readonly text: string;
  /** Place in the sequence, from 1; 0 for bullets. */
  readonly ordinal: number;
}

const BULLET = /^[•◦▪▫●○◯◉⦿■□◆◇❑❒❖➢➤►▶▸‣⁃✓✔✗✘✕✖✦★☆☐☑☒⊠∙⋅·→⇨♦⬥⧫▷➔➜➞➣➥☞⬧⦁🞄🢝]$/u;
/** Those that stand for nothing else, so that they need no room before the text. */
export const BULLET_ALONE = /^[•◦▪▫●■◆❖➢➤►▶▸‣⁃]$/u;
/** A dash or an asterisk is a bullet only when it stands alone before text. */
const DASH = /^[-‐‒–—―−*∗]$/;
const NUMBER = /^[([]?(\d{1,3}|[a-z]|[ivx]{1,5})[.)\]]$/i;

/** The place in its sequence that a text marks, from 1, and 0 for bullets; undefined for what is no marker. */
export function ordinalOfMarker(text: string): number | undefined {
  if (BULLET.test(text) || DASH.test(text)) return 0;
  const number = NUMBER.exec(text)?.[1];
  return number === undefined ? undefined : ordinalOf(number);
}

/** The marker that a text is; undefined for what is none. */
export function markerOfText(text: string): Marker | undefined {
  const ordinal = ordinalOfMarker(text);
  return ordinal === undefined ? undefined : { kind: ordinal === 0 ? 'bullet' : 'number', text, ordinal };
}

/** Whether a number comes next after another: of letters that may be Roman numerals, in either reading. */
export function comesNext(before: Marker, marker: Marker): boolean {
  const next = valuesOf(marker);
  return valuesOf(before).some((value) => next.includes(value + 1));
}

/** A box to tick, ticked or not. */
export const BOX = /[☐☑☒]/u;

/** Whether a marker goes on with the list of another: the same bullet, any box, or the next number written alike. */
export function goesOn(before: Marker, marker: Marker): boolean {
  if (before.kind !== marker.kind) return false;
  if (BOX.test(before.text) && BOX.test(marker.text)) return true;
  return marker.kind === 'bullet'
    ? before.text === marker.text
    : signsAround(before) === signsAround(marker) && comesNext(before, marker);
}

const signsAround = ({ text }: Marker): string => text.replace(/[\p{L}\p{N}]+/u, '');

/** What a marker may count: a letter its place in the alphabet, or the value of the Roman numeral that it may be. */
function valuesOf({ text, ordinal }: Marker): readonly number[] {
  const letters = NUMBER.exec(text)?.[1]?.toLowerCase() ?? '';
  const values = [ordinal];
  if (letters.length === 1 && /[a-z]/.test(letters)) values.push(letters.charCodeAt(0) - 96);
  if (/^[ivx]+$/.test(letters)) values.push(romanValue(letters));
  return values;
}

/** Value of digits, of a Roman numeral of several letters, or of a letter. */
function ordinalOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const lower = text.toLowerCase();
  if (text.length === 1 && lower !== 'i') return lower.charCodeAt(0) - 96;
  return romanValue(lower);
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Value of a Roman numeral in small letters, up to 399. */
export function romanValue(numeral: string): number {
  let value = 0;
  for (const [index, digit] of [...numeral].entries()) {
    const worth = ROMAN[digit] ?? 0;
    value += worth < (ROMAN[numeral[index + 1] ?? ''] ?? 0) ? -worth : worth;
  }
  return value;
}
