import type { Box } from '../../../document/geometry.ts';
import { type FreeText, type Link, UNSEEN, type Widget } from '../source.ts';
import { applyToBox, type View } from '../view.ts';

/** What pdf.js says of an annotation, as far as it is used here. */
export interface Annotation {
  readonly id?: string;
  readonly subtype: string;
  /** Left, bottom, right, top in default user space. */
  readonly rect: readonly number[];
  readonly annotationFlags?: number;
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly fieldType?: string | null;
  readonly fieldName?: string;
  /** The alternate name (table 226). */
  readonly alternativeText?: string;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  /** Values by which a check box and a radio button are on. */
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
  /** Of a choice field: what it shows for each value. */
  readonly options?: readonly { readonly exportValue?: unknown; readonly displayValue?: unknown }[];
  readonly contentsObj?: { readonly str: string };
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/** The link annotations of a page that lead to an address. */
export function readLinks(annotations: readonly Annotation[], view: View): Link[] {
  return annotations.flatMap((annotation) => {
    const uri = annotation.subtype === 'Link' ? (annotation.unsafeUrl ?? annotation.url ?? '') : '';
    return uri === '' ? [] : [{ box: boxOf(annotation, view), uri }];
  });
}

/** The fields of an interactive form that a page shows. */
export function readWidgets(annotations: readonly Annotation[], view: View): Widget[] {
  return seenOf(annotations, 'Widget').flatMap((annotation) => widgetOf(annotation, boxOf(annotation, view)) ?? []);
}

/** The free text annotations that a page shows. */
export function readFreeTexts(annotations: readonly Annotation[], view: View): FreeText[] {
  return seenOf(annotations, 'FreeText').map((annotation) => ({
    box: boxOf(annotation, view),
    value: annotation.contentsObj?.str ?? '',
    fontSize: annotation.defaultAppearanceData?.fontSize ?? 0,
  }));
}

/** The identifiers of annotations whose look is read as what the page shows: signatures and stamps. */
export function shownAsPainted(annotations: readonly Annotation[]): ReadonlySet<unknown> {
  const signatures = seenOf(annotations, 'Widget').filter(({ fieldType }) => fieldType === 'Sig');
  return new Set([...seenOf(annotations, 'Stamp'), ...signatures].map(({ id }) => id));
}

const seenOf = (annotations: readonly Annotation[], kind: string): readonly Annotation[] =>
  annotations.filter(({ subtype, annotationFlags = 0 }) => subtype === kind && (annotationFlags & UNSEEN) === 0);

function widgetOf(annotation: Annotation, box: Box): Widget | undefined {
  const {
    fieldName: name = '',
    alternativeText: title = '',
    fieldType,
    fieldValue,
    defaultAppearanceData,
  } = annotation;
  const named = { box, name, title };
  if (annotation.checkBox || annotation.radioButton) {
    const kind = annotation.checkBox ? 'check box' : 'radio button';
    const exportValue = (annotation.checkBox ? annotation.exportValue : annotation.buttonValue) ?? '';
    return { kind, ...named, checked: fieldValue === exportValue, exportValue };
  }
  const fontSize = defaultAppearanceData?.fontSize ?? 0;
  if (fieldType === 'Tx') return { kind: 'text', ...named, value: textOf(fieldValue), fontSize };
  return fieldType === 'Ch' ? { kind: 'choice', ...named, value: chosenOf(annotation), fontSize } : undefined;
}

/** What a choice field shows: its options, each on a line of its own, or what was written in their place. */
function chosenOf({ fieldValue, options = [] }: Annotation): string {
  const values: readonly unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values
    .map((value) => textOf(options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value))
    .join('\n');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function boxOf({ rect: [left = 0, bottom = 0, right = 0, top = 0] }: Annotation, { matrix }: View): Box {
  return applyToBox(matrix, left, bottom, right, top);
}
