import type { SignFont } from '../source.ts';
import { CIRCLE, SLASH } from './accents.ts';
import { EXTENSION_CONTROLS, extensionText, isExtensionFont } from './extension-font.ts';
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
  '6': SLASH,
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

/** The variables of TeX (encoding OML), cut likewise. */
const VARIABLES_FONT = /^(?:cmmib?|lmmathitalic|[pt]xb?mi)\d*/i;

/** What stands under the codes of marks that no such font has. */
const VARIABLES: Readonly<Record<string, string>> = {
  '?': '⋆',
  '[': '♭',
  '\\': '♮',
  ']': '♯',
  '^': '⌣',
  _: '⌢',
  '`': 'ℓ',
  '}': '℘',
};

/** What stands under control codes whose glyphs have names that engines do not know. */
const CONTROLS: Readonly<Partial<Record<SignFont, ReadonlyMap<number, string>>>> = {
  operators: EXTENSION_CONTROLS,
  relations: new Map([
    [0x05, '⋄'],
    [0x0d, CIRCLE],
    [0x10, '≍'],
    [0x1c, '≪'],
    [0x1d, '≫'],
    [0x1e, '≺'],
    [0x1f, '≻'],
  ]),
  variables: new Map([[0x0f, 'ϵ']]),
};

/** The American Mathematical Society's first font of further signs. */
const SHAPES_FONT = /^msam\d*$/i;

/** Its signs under the codes of letters and marks: relations, and triangles, stars and ticks that slides have as bullets. */
const SHAPES: Readonly<Record<string, string>> = {
  '&': '≳',
  ')': '∴',
  '*': '∵',
  ',': '≜',
  '.': '≲',
  '5': '≦',
  '6': '⩽',
  '=': '≧',
  '>': '⩾',
  F: '★',
  H: '▼',
  I: '▶',
  J: '◀',
  M: '△',
  N: '▲',
  O: '▽',
  U: '¥',
  X: '✓',
  b: '⋐',
  c: '⋑',
  n: '⋘',
  o: '⋙',
  r: '®',
  z: '✠',
};

/** What a font of the given family holds in place of letters; undefined for letters. */
export function signFontOf(family: string): SignFont | undefined {
  if (isExtensionFont(family)) return 'operators';
  if (RELATIONS_FONT.test(family)) return 'relations';
  if (VARIABLES_FONT.test(family)) return 'variables';
  if (SHAPES_FONT.test(family)) return 'shapes';
  return PICTURES_FONT.test(family) ? 'pictures' : undefined;
}

/** What a character means in such a font; itself where that is not known. */
export function signText(text: string, font: SignFont, family: string): string {
  if (font === 'operators') return extensionText(text);
  if (font === 'shapes') return SHAPES[text] ?? text;
  if (font === 'variables') return VARIABLES[text] ?? text;
  return font === 'relations' ? (RELATIONS[text] ?? text) : pictureText(text, family);
}

/** The sign that such a font shows under a control code; undefined where that says nothing. */
export const controlSign = (code: number, font: SignFont): string | undefined => CONTROLS[font]?.get(code);
