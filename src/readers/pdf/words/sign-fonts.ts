import type { SignFont } from '../source.ts';
import { extensionText, isExtensionFont } from './extension-font.ts';
import { pictureText } from './symbols.ts';

/** The signs of relation of TeX (encoding OMS), in its own cuts and those that are set beside Times and Palatino. */
const RELATIONS_FONT = /^(?:cmb?sy|lmsy|lmmathsymbols|[pt]xb?sy)/i;
const PICTURES_FONT = /^(?:wingdings|webdings|wptypographicsymbols)/i;

/**
 * What stands under the codes of small letters, digits and marks that no such font has: engines give the code itself
 * where they do not know the name of a glyph. Marks that it may have are not among them.
 */
const RELATIONS: Readonly<Record<string, string>> = {
  '!': '→',
  '"': '↑',
  '#': '↓',
  $: '↔',
  '%': '↗',
  '&': '↘',
  "'": '≃',
  '(': '⇐',
  ')': '⇒',
  '+': '⇓',
  ',': '⇔',
  '0': '′',
  '1': '∞',
  '2': '∈',
  '3': '∋',
  '4': '△',
  '5': '▽',
  '8': '∀',
  '9': '∃',
  ':': '¬',
  ';': '∅',
  '>': '⊤',
  '?': '⊥',
  '[': '∪',
  ']': '⊎',
  '^': '∧',
  _: '∨',
  '`': '⊢',
  a: '⊣',
  b: '⌊',
  c: '⌋',
  d: '⌈',
  e: '⌉',
  f: '{',
  g: '}',
  h: '⟨',
  i: '⟩',
  j: '|',
  k: '∥',
  l: '↕',
  m: '⇕',
  o: '≀',
  p: '√',
  q: '∐',
  r: '∇',
  s: '∫',
  t: '⊔',
  u: '⊓',
  v: '⊑',
  w: '⊒',
  x: '§',
  y: '†',
  z: '‡',
};

/** What a font of the given family holds in place of letters; undefined for letters. */
export function signFontOf(family: string): SignFont | undefined {
  if (isExtensionFont(family)) return 'operators';
  if (RELATIONS_FONT.test(family)) return 'relations';
  return PICTURES_FONT.test(family) ? 'pictures' : undefined;
}

/** What a character means in such a font; itself where that is not known. */
export function signText(text: string, font: SignFont, family: string): string {
  if (font === 'operators') return extensionText(text);
  return font === 'relations' ? (RELATIONS[text] ?? text) : pictureText(text, family);
}
