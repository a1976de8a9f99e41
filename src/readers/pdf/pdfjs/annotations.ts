import type { Box } from '../../../document/geometry.ts';
import { type FormField, type Link, UNSEEN } from '../source.ts';
import { applyToBox, type View } from '../view.ts';

/** What pdf.js says of an annotation, as far as it is used here. */
export interface Annotation {
  readonly subtype: string;
  /** Left, bottom, right, top in default user space. */
  readonly rect: readonly number[];
  readonly annotationFlags?: number;
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  /** Values by which a check box and a radio button are on. */
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/** The link annotations of a page that lead to an address. */
export function readLinks(annotations: readonly Annotation[], view: View): Link[] {
  return annotations.flatMap((annotation) => {
    const uri = annotation.subtype === 'Link' ? (annotation.unsafeUrl ?? annotation.url ?? '') : '';
    return uri === '' ? [] : [{ box: boxOf(annotation, view), uri }];
  });
}

/** The form fields that a page shows. */
export function readFields(annotations: readonly Annotation[], view: View): FormField[] {
  return annotations.flatMap((annotation) => {
    const isSeen = annotation.subtype === 'Widget' && ((annotation.annotationFlags ?? 0) & UNSEEN) === 0;
    return (isSeen && fieldOf(annotation, boxOf(annotation, view))) || [];
  });
}

function fieldOf(annotation: Annotation, box: Box): FormField | undefined {
  const { fieldType, fieldValue } = annotation;
  if (annotation.checkBox) return { kind: 'check', box, checked: fieldValue === annotation.exportValue };
  if (annotation.radioButton) return { kind: 'check', box, checked: fieldValue === annotation.buttonValue };
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return undefined;
  const fontSize = annotation.defaultAppearanceData?.fontSize ?? 0;
  return { kind: 'text', box, value: textOf(fieldValue), fontSize };
}

/** The value of a text field, or the first choice of a list. */
function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

function boxOf({ rect: [left = 0, bottom = 0, right = 0, top = 0] }: Annotation, { matrix }: View): Box {
  return applyToBox(matrix, left, bottom, right, top);
}
