import type { Widget } from '../source.ts';
import { applyToBox } from '../view.ts';
import { type AnnotationHandles, WIDGET } from './annotations.ts';
import type { Engine } from './engine.ts';
import type { LoadedPage, PageContext } from './page-context.ts';

/** Kinds of field of PDFium's fpdf_formfill.h. */
const CHECK_BOX = 2;
const RADIO_BUTTON = 3;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const TEXT_FIELD = 6;
const SIGNATURE = 7;

/** The fields of an interactive form that a page shows. */
export function readWidgets(context: PageContext, handles: AnnotationHandles): Widget[] {
  const widgets = handles.get(WIDGET) ?? [];
  return widgets.length > 0
    ? withForm(context, (form) => widgets.flatMap((widget) => readWidget(context, form, widget) ?? []))
    : [];
}

/** Those of widgets that are fields of signatures. */
export function signaturesOf(context: LoadedPage, widgets: readonly number[]): readonly number[] {
  const { call } = context.engine;
  return withForm(context, (form) =>
    widgets.filter((widget) => call.FPDFAnnot_GetFormFieldType(form, widget) === SIGNATURE),
  );
}

function withForm<T>({ engine: { call }, document, page }: LoadedPage, read: (form: number) => T[]): T[] {
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

function readWidget({ engine, view }: PageContext, form: number, widget: number): Widget | undefined {
  const { call, scratch } = engine;
  if (!call.FPDFAnnot_GetRect(widget, scratch)) return undefined;
  // FS_RECTF is left, top, right, bottom.
  const box = applyToBox(view.matrix, engine.float(0), engine.float(3), engine.float(2), engine.float(1));
  const text = (read: TextCall): string => engine.utf16((address, size) => read(form, widget, address, size));
  const named = {
    box,
    name: text(call.FPDFAnnot_GetFormFieldName),
    title: text(call.FPDFAnnot_GetFormFieldAlternateName),
  };
  const type = call.FPDFAnnot_GetFormFieldType(form, widget);
  switch (type) {
    case CHECK_BOX:
    case RADIO_BUTTON: {
      const kind = type === CHECK_BOX ? 'check box' : 'radio button';
      const checked = call.FPDFAnnot_IsChecked(form, widget) !== 0;
      return { kind, ...named, checked, exportValue: text(call.FPDFAnnot_GetFormFieldExportValue) };
    }
    case COMBO_BOX:
    case LIST_BOX: {
      const value = chosenOptions(engine, form, widget) || text(call.FPDFAnnot_GetFormFieldValue);
      return { kind: 'choice', ...named, value, fontSize: readFontSize(engine, form, widget) };
    }
    case TEXT_FIELD: {
      const value = text(call.FPDFAnnot_GetFormFieldValue);
      return { kind: 'text', ...named, value, fontSize: readFontSize(engine, form, widget) };
    }
    default:
      return undefined;
  }
}

type TextCall = (form: number, widget: number, address: number, size: number) => number;

/** The options of a choice field that are chosen, as it shows them, each on a line of its own. */
function chosenOptions(engine: Engine, form: number, widget: number): string {
  const { call } = engine;
  const chosen: string[] = [];
  const count = call.FPDFAnnot_GetOptionCount(form, widget);
  for (let index = 0; index < count; index++) {
    if (!call.FPDFAnnot_IsOptionSelected(form, widget, index)) continue;
    chosen.push(engine.utf16((address, size) => call.FPDFAnnot_GetOptionLabel(form, widget, index, address, size)));
  }
  return chosen.join('\n');
}

const readFontSize = (engine: Engine, form: number, widget: number): number =>
  engine.call.FPDFAnnot_GetFontSize(form, widget, engine.scratch) ? engine.float(0) : 0;
