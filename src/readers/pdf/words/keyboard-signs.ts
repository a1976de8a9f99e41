import type { Glyph } from '../source.ts';

/**
 * The signs of keys that Apple's encoding of keyboards has for control codes. Quartz says of TeX's fonts, which have letters
 * and signs there, that they mean these.
 */
const KEYS: ReadonlyMap<string, number> = new Map([
  ['⇥', 0x02],
  ['⇤', 0x03],
  ['⌅', 0x04],
  ['⌤', 0x04],
  ['⇧', 0x05],
  ['⌃', 0x06],
  ['⌥', 0x07],
  ['⌦', 0x0a],
  ['↵', 0x0b],
  ['✏', 0x0f],
  ['⇣', 0x10],
  ['⌘', 0x11],
  ['✓', 0x12],
  ['◆', 0x13],
  ['\uf8ff', 0x14],
  ['⌫', 0x17],
  ['⇠', 0x18],
  ['⇡', 0x19],
  ['⇢', 0x1a],
  ['⎋', 0x1b],
  ['⌧', 0x1c],
]);

/** What TeX's fonts have under control codes, from 0 on: its encodings OT1, OML and OMS; spaces for codes that have no key. */
const FONTS: readonly (readonly [family: RegExp, characters: readonly string[]])[] = [
  [
    /^cm(?:r|ti|bx|bxti|sl|bxsl|ss|ssi|ssbx|csc|b|u|dunh)\d+$/i,
    [...'ΓΔΘΛΞΠΣΥΦΨΩ', 'ff', 'fi', 'fl', 'ffi', 'ffl', ...'ı `´ˇ˘¯˚¸ßæœøÆŒØ'],
  ],
  [/^cmmib?\d+$/i, [...'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλμνξπρστυϕχ']],
  [/^cmb?sy\d+$/i, [...'−·×∗÷⋄±∓⊕⊖⊗⊘⊙ ◦•≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻']],
];

/** Least width of the ligature ffi in shares of the font size; those of two letters are narrower. */
const WIDE = 0.7;
const LETTER = /^\p{L}+$/u;

/**
 * What a glyph of one of TeX's fonts shows of which Quartz says that it means a key, or nothing: between letters that is
 * the ligature ffi, whose code has no key.
 * @param beside the text before and behind it.
 * @returns undefined for other glyphs.
 */
export function keyboardText({ text, box, style }: Glyph, beside: readonly string[]): string | undefined {
  const code = KEYS.get(text);
  if (code === undefined && text !== '\ufffd') return undefined;
  const font = FONTS.find(([family]) => family.test(style.family));
  if (code !== undefined) return font?.[1][code]?.trim() || undefined;
  const isLigature = font === FONTS[0] && box[2] - box[0] > WIDE * style.size && beside.some((one) => LETTER.test(one));
  return isLigature ? 'ffi' : undefined;
}
