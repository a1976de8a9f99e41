import { expect, test } from 'vitest';
import { controlSign, signFontOf, signText } from '../../../../../src/readers/pdf/words/sign-fonts.ts';

test.each([
  ['CMEX10', 'operators'],
  ['CMSY10', 'relations'],
  ['CMBSY7', 'relations'],
  ['LMMathSymbols10', 'relations'],
  ['txsys', 'relations'],
  ['TeXCMMathsSymbols', 'relations'],
  ['AdvP4C4E74', 'relations'],
  ['AdvP4C4E51', 'variables'],
  ['AdvertSans', undefined],
  ['MSAM10', 'shapes'],
  ['MSBM7', 'negations'],
  ['LASY10', 'latex'],
  ['EUFM10', undefined],
  ['Wingdings', 'pictures'],
  ['Wingdings3', 'pictures'],
  ['Webdings', 'pictures'],
  ['WPTypographicSymbols', 'pictures'],
  ['CMMI10', 'variables'],
  ['LMMathItalic7', 'variables'],
  ['CMR10', undefined],
  ['Symbol', 'greek'],
  ['SymbolMT', 'greek'],
  ['MTExtra', 'extra'],
  ['EuclidExtra', 'extra'],
  ['MTExtraBold', 'extra'],
  ['GloucesterMTExtraCondensed', undefined],
  ['SymbolSetA', undefined],
  ['SegoeUISymbol', undefined],
  ['Helvetica', undefined],
] as const)('%s holds %s', (family, expected) => {
  expect(signFontOf(family)).toBe(expected);
});

test('small letters and digits in the relations of TeX are the codes of signs; capitals and marks are themselves', () => {
  const read = (text: string): string => [...text].map((letter) => signText(letter, 'relations', 'CMSY10')).join('');
  expect(read('hm0i')).toBe('⟨⇕′⟩');
  expect(read('L∈{|}×')).toBe('L∈{|}×');
});

test('marks that the variables of TeX do not have are the codes of signs', () => {
  expect([...'a`?}α'].map((mark) => signText(mark, 'variables', 'CMMI10')).join('')).toBe('aℓ⋆℘α');
});

test('control codes are those of signs in the fonts of TeX that have them', () => {
  expect(controlSign(0x0f, 'variables')).toBe('ϵ');
  expect(controlSign(0x1c, 'relations')).toBe('≪');
  expect(controlSign(0x12, 'operators')).toBe('(');
  expect(controlSign(0x0f, 'relations')).toBeUndefined();
  expect(controlSign(0x0f, 'pictures')).toBeUndefined();
});

test('letters in the further signs of the AMS are triangles, stars and ticks', () => {
  expect([...'IJHFX>'].map((letter) => signText(letter, 'shapes', 'MSAM10')).join('')).toBe('▶◀▼★✓⩾');
  expect(signText('∠', 'shapes', 'MSAM7')).toBe('∠');
});

test('all codes of the fonts of the AMS and of LaTeX are their signs, blackboard capitals are themselves', () => {
  const read = (text: string, font: 'shapes' | 'negations' | 'latex'): string =>
    [...text].map((letter) => signText(letter, font, '')).join('');
  expect(read('C4D)~', 'shapes')).toBe('⊲≼⊵∴⊛');
  expect(read('(*@n~R', 'negations')).toBe('⊊⊈∄⋉ℏR');
  expect(read('≮∅', 'negations')).toBe('≮∅');
  expect(read('✷✸✶', 'latex')).toBe('□◇⋈');
  expect(controlSign(3, 'shapes')).toBe('□');
  expect(controlSign(10, 'shapes')).toBe('⇌');
  expect(controlSign(3, 'negations')).toBe('≱');
});

test('harpoons are no brackets of the variables of TeX, and control codes are its circled operators and orders', () => {
  expect([...'()*+'].map((mark) => signText(mark, 'variables', 'CMMI10')).join('')).toBe('↼↽⇀⇁');
  expect([9, 11, 12, 22, 23].map((code) => controlSign(code, 'relations')).join('')).toBe('⊖⊘⊙⪯⪰');
});

test.each([
  ['Wingdings', 'l§üØ', '●▪✓➢'],
  ['Wingdings2', 'PR£¢', '✓☑☐■'],
  ['Wingdings3', 'u`¨', '▶▸▸'],
  ['Webdings', 'a4', '✓▶'],
  ['Wingdings2', 'y', '•'],
  ['Wingdings', '✓y\ufffd', '✓••'],
  ['WPTypographicSymbols', '!A@=B', '●“”’–'],
])('letters of %s are pictures: %s reads as %s', (family, said, expected) => {
  expect([...said].map((letter) => signText(letter, 'pictures', family)).join('')).toBe(expected);
});

test('letters that the font Symbol does not have are the codes of its Greek letters and signs', () => {
  const read = (text: string): string => [...text].map((letter) => signText(letter, 'greek', 'Symbol')).join('');
  expect(read('abm·D£³Þ®')).toBe('αβμ•Δ≤≥⇒®');
  expect(read(`β(5)±×−-'≤`)).toBe(`β(5)±×−-'≤`);
});

test('letters of MT Extra are the codes of its signs', () => {
  expect([...'KLMhlmo3='].map((letter) => signText(letter, 'extra', 'MTExtra')).join('')).toBe('…⋯⋮ℏℓ∓∘3=');
});

test('signs and marks of MathTime come under the codes of other letters', () => {
  const read = (text: string, font: 'relations' | 'variables'): string =>
    [...text].map((letter) => signText(letter, font, '')).join('');
  expect(read('ð½ŠþÞ¼', 'relations')).toBe('([]+)=');
  expect(read('a:b;c=d', 'variables')).toBe('a.b,c/d');
});
