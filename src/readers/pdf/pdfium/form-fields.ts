import { type FormField, UNSEEN } from '../source.ts';
import { applyToBox } from '../view.ts';
import type { Engine } from './engine.ts';
import type { PageContext } from './page-context.ts';

/** FPDF_ANNOT_WIDGET of PDFium's fpdf_annot.h, and the kinds of field of its fpdf_formfill.h. */
const WIDGET = 20;
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
const WITH_TEXT: ReadonlySet<number> = new Set([4, 5, 6]); // combo box, list box, text field

/** The form fields that a page shows. */
export function readFormFields(context: PageContext): FormField[] {
  const { call } = context.engine;
  const widgets = widgetsOf(context);
  const seen = widgets.filter((widget) => (call.FPDFAnnot_GetFlags(widget) & UNSEEN) === 0);
  try {
    return seen.length > 0
      ? withForm(context, (form) => seen.flatMap((widget) => readField(context, form, widget) ?? []))
      : [];
  } finally {
    for (const widget of widgets) call.FPDFPage_CloseAnnot(widget);
  }
}

/** Handles of the widgets among a page's annotations; the others are closed. */
function widgetsOf({ engine: { call }, page }: PageContext): number[] {
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

function withForm<T>({ engine: { call }, document, page }: PageContext, read: (form: number) => T[]): T[] {
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

function readField({ engine, view }: PageContext, form: number, widget: number): FormField | undefined {
  const { call, scratch } = engine;
  if (!call.FPDFAnnot_GetRect(widget, scratch)) return undefined;
  // FS_RECTF is left, top, right, bottom.
  const box = applyToBox(view.matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
  const type = call.FPDFAnnot_GetFormFieldType(form, widget);
  if (type === CHECK_BOX || type === RADIO_BUTTON) {
    return { kind: 'check', box, checked: call.FPDFAnnot_IsChecked(form, widget) !== 0 };
  }
  return WITH_TEXT.has(type)
    ? { kind: 'text', box, value: readValue(engine, form, widget), fontSize: readFontSize(engine, form, widget) }
    : undefined;
}

const readValue = (engine: Engine, form: number, widget: number): string =>
  engine.utf16((address, size) => engine.call.FPDFAnnot_GetFormFieldValue(form, widget, address, size));

const readFontSize = (engine: Engine, form: number, widget: number): number =>
  engine.call.FPDFAnnot_GetFontSize(form, widget, engine.scratch) ? engine.float(0) : 0;
