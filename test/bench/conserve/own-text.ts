import type { Engine } from '../../../src/readers/pdf/pdfium/engine.ts';
import { codeAt, textOf } from '../../../src/readers/pdf/pdfium/unicode.ts';

/** Letters of ASCII with the bytes of their codes in the wrong order, two and more, as Ghostscript writes ligatures. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const SWAPPED = new RegExp(
  `[${LETTERS.map((letter) => String.fromCharCode(letter.charCodeAt(0) << 8)).join('')}]{2,}`,
  'g',
);
const unswapped = (text: string): string =>
  text.replace(/./gs, (character) => String.fromCharCode(character.charCodeAt(0) >> 8));

/** Fonts of MathTime under its publishers' names, and what they show in place of letters of Latin-1 and marks of ASCII. */
const LYING: readonly (readonly [font: RegExp, shown: Readonly<Record<string, string>>])[] = [
  [/TeXCMMathsSymbols|AdvMathSymb|AdvP4C4E74/, { '¼': '=', þ: '+', ð: '(', Þ: ')', '½': '[', j: '|' }],
  [/TeXCMMathsItalic|AdvP4C4E51/, { ':': '.', ';': ',', '=': '/' }],
];

/** What the fonts of a file show of which PDFium says something else, by their addresses. */
class LyingFonts {
  readonly #engine: Engine;
  readonly #known = new Map<number, Readonly<Record<string, string>>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  shown(textPage: number, at: number, said: string): string {
    const { call } = this.#engine;
    const object = call.FPDFText_GetTextObject(textPage, at);
    const font = object === 0 ? 0 : call.FPDFTextObj_GetFont(object);
    if (font === 0) return said;
    let shown = this.#known.get(font);
    if (!shown) {
      const name = this.#engine.utf8((address, size) => call.FPDFFont_GetBaseFontName(font, address, size));
      shown = LYING.find(([pattern]) => pattern.test(name))?.[1] ?? {};
      this.#known.set(font, shown);
    }
    return shown[said] ?? said;
  }
}

/**
 * PDFium's own text of each page: the characters of its text page in their order, without those that it adds itself, the
 * letters of ligatures with swapped bytes, and signs of fonts that lie, as the page shows them. Nothing of our reading of
 * words is in it.
 * @throws Error when PDFium cannot open the file.
 */
export function ownText(engine: Engine, pdf: Uint8Array): string[] {
  const { call } = engine;
  const file = engine.copyIn(pdf);
  const password = engine.copyIn(new Uint8Array());
  const document = call.FPDF_LoadMemDocument(file, pdf.length, password);
  try {
    if (document === 0) throw new Error(`PDFium does not open it (${call.FPDF_GetLastError()}).`);
    const fonts = new LyingFonts(engine);
    const count = call.FPDF_GetPageCount(document);
    return Array.from({ length: count }, (_, index) => pageText(engine, document, index, fonts));
  } finally {
    if (document !== 0) call.FPDF_CloseDocument(document);
    call.free(password);
    call.free(file);
  }
}

function pageText(engine: Engine, document: number, index: number, fonts: LyingFonts): string {
  const { call } = engine;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return '';
  const textPage = call.FPDFText_LoadPage(page);
  let text = '';
  const count = textPage === 0 ? 0 : call.FPDFText_CountChars(textPage);
  for (let at = 0; at < count; at++) {
    if (call.FPDFText_IsGenerated(textPage, at) === 1) continue;
    text += fonts.shown(textPage, at, textOf(codeAt(engine, textPage, at)));
  }
  if (textPage !== 0) call.FPDFText_ClosePage(textPage);
  call.FPDF_ClosePage(page);
  return text.replace(SWAPPED, unswapped);
}
