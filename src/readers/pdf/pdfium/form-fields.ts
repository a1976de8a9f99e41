import { type Box, height, width } from '../../../document/geometry.ts';
import type { Word } from '../../../document/page.ts';
import { applyToBox, round, type View } from '../view.ts';
import type { Engine } from './engine.ts';

/** FPDF_ANNOT_WIDGET of PDFium's fpdf_annot.h, and the kinds of field of its fpdf_formfill.h. */
const WIDGET = 20;
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
const WITH_TEXT: ReadonlySet<number> = new Set([4, 5, 6]); // combo box, list box, text field
/** Annotation flags of ISO 32000-2, table 167: hidden, and not to be viewed. */
const UNSEEN = (1 << 1) | (1 << 5);

/** Font size (points) of fields that choose their own, and the share of a field's height that it fills at most. */
const USUAL_SIZE = 10;
const FILLED = 0.7;
/** Mean advance of a character in shares of the font size, to place the words of a value. */
const ADVANCE = 0.5;

/** The values of the form fields of a page as words in their places; check boxes and radio buttons as ☑ and ☐. */
export function readFormFields(engine: Engine, document: number, page: number, view: View): Word[] {
  const { call } = engine;
  const widgets = widgetsOf(engine, page);
  const seen = widgets.filter((widget) => (call.FPDFAnnot_GetFlags(widget) & UNSEEN) === 0);
  try {
    return seen.length > 0
      ? withForm(engine, document, page, (form) => seen.flatMap((w) => readField(engine, form, w, view)))
      : [];
  } finally {
    for (const widget of widgets) call.FPDFPage_CloseAnnot(widget);
  }
}

/** Handles of the widgets among a page's annotations; the others are closed. */
function widgetsOf({ call }: Engine, page: number): number[] {
  const handles: number[] = [];
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (call.FPDFAnnot_GetSubtype(annotation) === WIDGET) handles.push(annotation);
    else call.FPDFPage_CloseAnnot(annotation);
  }
  return handles;
}

function withForm<T>({ call }: Engine, document: number, page: number, read: (form: number) => T[]): T[] {
  const info = call.PDFiumExt_OpenFormFillInfo();
  const form = call.PDFiumExt_InitFormFillEnvironment(document, info);
  try {
    if (form === 0) return [];
    // Only then does PDFium know the state of check boxes.
    call.FORM_OnAfterLoadPage(page, form);
    const values = read(form);
    call.FORM_OnBeforeClosePage(page, form);
    return values;
  } finally {
    if (form !== 0) call.PDFiumExt_ExitFormFillEnvironment(form);
    call.PDFiumExt_CloseFormFillInfo(info);
  }
}

function readField(engine: Engine, form: number, widget: number, view: View): Word[] {
  const { call, scratch } = engine;
  if (!call.FPDFAnnot_GetRect(widget, scratch)) return [];
  // FS_RECTF is left, top, right, bottom.
  const box = applyToBox(view.matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
  const type = call.FPDFAnnot_GetFormFieldType(form, widget);
  if (type === CHECK_BOX || type === RADIO_BUTTON) {
    const size = Math.min(width(box), height(box));
    return size > 0 ? [wordOf(call.FPDFAnnot_IsChecked(form, widget) ? '☑' : '☐', box, size)] : [];
  }
  if (!WITH_TEXT.has(type)) return [];
  const value = engine.utf16((address, size) => call.FPDFAnnot_GetFormFieldValue(form, widget, address, size));
  const known = call.FPDFAnnot_GetFontSize(form, widget, scratch) ? engine.float(0) : 0;
  const lines = value.split(/\r\n?|\n/);
  const pitch = height(box) / lines.length;
  const size = round(Math.min(known || USUAL_SIZE, pitch * FILLED));
  return lines.flatMap((line, index) =>
    wordsOf(line, [box[0], box[1] + index * pitch, box[2], box[1] + (index + 1) * pitch], size),
  );
}

/** Words of one line of a value from the left edge of its box on. */
function wordsOf(line: string, box: Box, size: number): Word[] {
  const middle = (box[1] + box[3]) / 2;
  const advance = Math.min(ADVANCE * size, width(box) / Math.max(line.length, 1));
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const left = box[0] + index * advance;
    return wordOf(
      text,
      [round(left), round(middle - size / 2), round(left + text.length * advance), round(middle + size / 2)],
      size,
    );
  });
}

const wordOf = (text: string, box: Box, size: number): Word => ({
  text,
  box,
  baseline: round(box[3] - size * 0.2),
  fontSize: round(size),
  fontWeight: 400,
  fontFamily: '',
  italic: false,
  monospace: false,
  color: '#000000',
  rotation: 0,
  spaced: true,
});
