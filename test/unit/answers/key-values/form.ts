import type { FormField } from '../../../../src/document/form-field.ts';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { type LineSpec, page, words } from '../../layout/page.ts';

interface FormSpec {
  readonly lines: readonly LineSpec[];
  readonly fields: readonly FormField[];
  readonly rules?: readonly Rule[];
}

/** A field for text, 14 points high, with what it is filled in with. */
export function textField(
  x: number,
  y: number,
  width: number,
  value: string,
  names: Partial<Pick<FormField, 'name' | 'title' | 'kind'>> = {},
): FormField {
  const own = value === '' ? [] : words({ text: value, x: x + 2, y: y + 10 });
  return { kind: 'text', name: '', title: '', ...names, box: [x, y, x + width, y + 14], words: own };
}

/** A check box of 10 points. */
export function checkBox(x: number, y: number, checked: boolean, names: Partial<FormField> = {}): FormField {
  const own = words({ text: checked ? '☑' : '☐', x, y: y + 8 });
  return { kind: 'check box', name: '', title: '', checked, ...names, box: [x, y, x + 10, y + 10], words: own };
}

/** A line across the page, or down it. */
export const rule = (x0: number, y0: number, x1: number, y1: number): Rule => ({
  box: [x0, y0, x1, y1],
  orientation: y1 - y0 < x1 - x0 ? 'horizontal' : 'vertical',
});

/** A page of a form: what is printed, and the words of its fields after it. */
export function form({ lines, fields, rules = [] }: FormSpec): PositionedPage {
  const printed = page(lines, { rules, fields });
  return { ...printed, words: [...printed.words, ...fields.flatMap((field) => field.words)] };
}
