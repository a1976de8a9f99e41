import type { FormField } from '../../../document/form-field.ts';
import { type Box, height, width } from '../../../document/geometry.ts';
import type { Word } from '../../../document/page.ts';
import type { FreeText, Widget } from '../source.ts';
import { round } from '../view.ts';

/** Font size (points) of fields that choose their own, and the share of a field's height that it fills at most. */
const USUAL_SIZE = 10;
const FILLED = 0.7;
/** Mean advance of a character in shares of the font size, to place the words of a value. */
const ADVANCE = 0.5;

/** A field with its value as words in its place; check boxes and radio buttons as ☑ and ☐. */
export function formFieldOf(widget: Widget): FormField {
  const { kind, name, title, box } = widget;
  if ('value' in widget) return { kind, name, title, box, words: valueWords(widget) };
  const { checked, exportValue } = widget;
  const exported = exportValue === '' ? {} : { exportValue };
  const size = Math.min(width(box), height(box));
  const words = size > 0 ? [wordOf(checked ? '☑' : '☐', box, size)] : [];
  return { kind, name, title, checked, ...exported, box, words };
}

/** The words of a text that is not set in lines: its own lines share the height of its box, from its left edge on. */
export function valueWords({ box, value, fontSize }: FreeText): Word[] {
  const lines = value.split(/\r\n?|\n/);
  const pitch = height(box) / lines.length;
  const size = round(Math.min(fontSize || USUAL_SIZE, pitch * FILLED));
  return lines.flatMap((line, index) =>
    lineWords(line, [box[0], box[1] + index * pitch, box[2], box[1] + (index + 1) * pitch], size),
  );
}

/** Words of one line of a value from the left edge of its box on. */
function lineWords(line: string, box: Box, size: number): Word[] {
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
