import { isIconFont } from '../../../document/icon-font.ts';

/** Signs that Adobe's fonts have twice, with serifs and without. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [0xf6d9, '©'],
  [0xf6da, '®'],
  [0xf6db, '™'],
  [0xf8e8, '®'],
  [0xf8e9, '©'],
  [0xf8ea, '™'],
]);

/**
 * What a code of Adobe's part of the private use area stands for (Adobe Glyph List, corporate use subarea): signs of its
 * symbol fonts; small capitals and old-style figures, which lie as the characters of ISO 8859-1 do. Undefined for others,
 * and in fonts of pictures, which use these codes as they like.
 */
export function adobeCharacter(code: number, family: string): string | undefined {
  if (isIconFont(family)) return undefined;
  const isVariant = (code > 0xf720 && code < 0xf77f) || (code > 0xf7a0 && code <= 0xf7ff);
  return isVariant ? String.fromCharCode(code & 0xff).toUpperCase() : SIGNS.get(code);
}
