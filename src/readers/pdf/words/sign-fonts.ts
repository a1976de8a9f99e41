import type { SignFont } from '../source.ts';
import { CIRCLE, SLASH } from './accents.ts';
import { EXTENSION_CONTROLS, extensionText, isExtensionFont } from './extension-font.ts';
import { furtherControls, furtherText, latexText } from './further-signs.ts';
import { extraText, greekText, isExtraFont, isGreekFont, pictureText } from './symbols.ts';

/**
 * The signs of relation of TeX (encoding OMS), in its own cuts, in those that are set beside Times and Palatino, and in those
 * of MathTime, which publishers' typesetting has under names of its own (3B2's begin with Adv).
 */
const RELATIONS_FONT = /^(?:cmb?sy|lmsy|lmmathsymbols|[pt]xb?sy|mtsy|texcmmathssymbols|advmathsymb|advp4c4e74)/i;
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
  // Beyond ASCII MathTime has what Times has of other looks.
  '¼': '=',
  þ: '+',
  ð: '(',
  Þ: ')',
  '½': '[',
  Š: ']',
};

/** The variables of TeX (encoding OML), cut likewise. */
const VARIABLES_FONT = /^(?:cmmib?|lmmathitalic|[pt]xb?mi|mtmi|texcmmathsitalic|advp4c4e51)\d*/i;

/** What stands under the codes of marks that no such font has. */
const VARIABLES: Readonly<Record<string, string>> = {
  '!': 'ω',
  '"': 'ε',
  '#': 'ϑ',
  $: 'ϖ',
  '%': 'ϱ',
  '&': 'ς',
  "'": 'φ',
  '(': '↼',
  ')': '↽',
  '*': '⇀',
  '+': '⇁',
  ':': '.',
  ';': ',',
  '=': '/',
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
    [0x09, '⊖'],
    [0x0b, '⊘'],
    [0x0c, '⊙'],
    [0x0d, CIRCLE],
    [0x10, '≍'],
    [0x16, '⪯'],
    [0x17, '⪰'],
    [0x1c, '≪'],
    [0x1d, '≫'],
    [0x1e, '≺'],
    [0x1f, '≻'],
  ]),
  variables: new Map([[0x0f, 'ϵ']]),
  shapes: furtherControls('shapes'),
  negations: furtherControls('negations'),
};

/** The American Mathematical Society's fonts of further signs, and LaTeX's own. */
const SHAPES_FONT = /^msam\d*$/i;
const NEGATIONS_FONT = /^msbm\d*$/i;
const LATEX_FONT = /^lasyb?\d*$/i;

/** What a font of the given family holds in place of letters; undefined for letters. */
export function signFontOf(family: string): SignFont | undefined {
  if (isExtensionFont(family)) return 'operators';
  if (RELATIONS_FONT.test(family)) return 'relations';
  if (VARIABLES_FONT.test(family)) return 'variables';
  if (SHAPES_FONT.test(family)) return 'shapes';
  if (NEGATIONS_FONT.test(family)) return 'negations';
  if (LATEX_FONT.test(family)) return 'latex';
  if (isGreekFont(family)) return 'greek';
  if (isExtraFont(family)) return 'extra';
  return PICTURES_FONT.test(family) ? 'pictures' : undefined;
}

/** What a character means in such a font; itself where that is not known. */
export function signText(text: string, font: SignFont, family: string): string {
  if (font === 'operators') return extensionText(text);
  if (font === 'shapes' || font === 'negations') return furtherText(text, font);
  if (font === 'latex') return latexText(text);
  if (font === 'greek') return greekText(text);
  if (font === 'extra') return extraText(text);
  if (font === 'variables') return VARIABLES[text] ?? text;
  return font === 'relations' ? (RELATIONS[text] ?? text) : pictureText(text, family);
}

/** The sign that such a font shows under a control code; undefined where that says nothing. */
export const controlSign = (code: number, font: SignFont): string | undefined => CONTROLS[font]?.get(code);
