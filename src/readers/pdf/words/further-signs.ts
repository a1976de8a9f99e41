/** What fonts of further signs for TeX have under their codes, which no letters are: engines give the code where they do not know the name of a glyph. */

/** Of the American Mathematical Society's first font (MSAM), from code 0 on. */
const SHAPES =
  '⊡⊞⊠□■⬝◊⧫↻↺⇌⇋⊟⊩⊪⊨↠↞⇇⇉⇈⇊↾⇂↿⇃↣↢⇆⇄↰↱⇝↭↫↬≗≿≳⪆⊸∴∵≑≜≾≲⪅⪕⪖⋞⋟≼≦⩽≶‵9≓≒≽≧⩾≷⊏⊐⊳⊲⊵⊴★≬▼▶◀⇢⇠△▲▽≖⋚⋛⪋⪌¥⇛⇚✓⊻⊼⩞∠∡∢∝⌣⌢⋐⋑⋓⋒⋏⋎⋋⋌⫅⫆≏≎⋘⋙⌜⌝®Ⓢ⋔∔∽⋍⌞⌟✠∁⊺⊚⊛⊝';

/** Of its second font (MSBM), from code 0 on: negated relations, then blackboard capitals, which stay what they are. */
const NEGATIONS = [
  '≨ ≩ ≰ ≱ ≮ ≯ ⊀ ⊁ ≨ ≩ ⩽̸ ⩾̸ ⪇ ⪈ ⪯̸ ⪰̸ ⋨ ⋩ ⋦ ⋧ ≦̸ ≧̸ ⪵ ⪶ ⪹ ⪺ ⪉ ⪊ ≁ ≇ ╱ ╲',
  '⊊ ⊋ ⫅̸ ⫆̸ ⫋ ⫌ ⫋ ⫌ ⊊ ⊋ ⊈ ⊉ ∦ ∤ ∤ ∦ ⊬ ⊮ ⊭ ⊯ ⋭ ⋬ ⋪ ⋫ ↚ ↛ ⇍ ⇏ ⇎ ↮ ⋇ ∅',
  '∄ A B C D E F G H I J K L M N O P Q R S T U V W X Y Z ^ ^ ~ ~ _',
  'Ⅎ ⅁ b c d e ℧ ð ≂ ℶ ℷ k ⋖ ⋗ ⋉ ⋊ ∣ ∥ ∖ ∼ ≈ ≊ ⪸ ⪷ ↶ ↷ ϝ ϰ 𝕜 ℏ ℏ ϶',
].join(' ');

/** Of LaTeX's own (LASY), whose glyphs have the names of Zapf Dingbats: engines give those of that font with their numbers. */
const LATEX: ReadonlyMap<string, string> = new Map([
  ['✁', '⊲'],
  ['✂', '⊴'],
  ['✄', '⊳'],
  ['☎', '⊵'],
  ['✵', '℧'],
  ['✶', '⋈'],
  ['✷', '□'],
  ['✸', '◇'],
  ['✿', '⇝'],
  ['❁', '⊏'],
  ['❂', '⊐'],
]);

/** First code that is no control code. */
const FIRST_PRINTABLE = 0x20;

const BY_CODE = { shapes: [...SHAPES], negations: NEGATIONS.split(' ') } as const;

/** What a character means in a font of further shapes or negations. */
export const furtherText = (text: string, font: keyof typeof BY_CODE): string =>
  (text.length === 1 && text.charCodeAt(0) >= FIRST_PRINTABLE && BY_CODE[font][text.charCodeAt(0)]) || text;

/** What such a font shows under control codes. */
export const furtherControls = (font: keyof typeof BY_CODE): ReadonlyMap<number, string> =>
  new Map(BY_CODE[font].slice(0, FIRST_PRINTABLE).entries());

/** What a character means in LaTeX's own font. */
export const latexText = (text: string): string => LATEX.get(text) ?? text;
