import { child, contentOf, elementsOf, type XmlElement } from './xml.ts';

/** A chart as Office stores it: its data in rows, the first of which names the series. */
export interface Chart {
  /** Its title, or else its kind: `Line chart`. */
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** Most cells of a chart's table: sparse series would otherwise make a table of their product. */
const MOST_VALUES = 100_000;

/** Reads a chart part (ISO/IEC 29500-1, 21.2); undefined where it holds no data, or too much for a table. */
export function readChart(root: XmlElement | undefined): Chart | undefined {
  const chart = child(root, 'c:chart');
  const plots = elementsOf(child(chart, 'c:plotArea')).filter(({ name }) => /^c:\w+Chart$/.test(name));
  const series = plots.flatMap((plot) => elementsOf(plot).filter(({ name }) => name === 'c:ser'));
  const [first] = series;
  if (!first || !plots[0]) return undefined;
  const categories = points(child(first, 'c:cat') ?? child(first, 'c:xVal'));
  const columns = series.map((one) => points(child(one, 'c:val') ?? child(one, 'c:yVal')));
  const indices = [...new Set([categories, ...columns].flatMap((column) => [...column.keys()]))].sort((a, b) => a - b);
  if (indices.length * series.length > MOST_VALUES) return undefined;
  const head = ['', ...series.map((one) => [...points(child(one, 'c:tx')).values()].join(' '))];
  const body = indices.map((index) => [categories, ...columns].map((column) => column.get(index) ?? ''));
  const title = textsOf(child(chart, 'c:title')).join('').trim();
  return { title: title === '' ? kindOf(plots[0]) : title, rows: [head, ...body] };
}

/** `c:lineChart` is a line chart, `c:bar3DChart` a bar chart. */
function kindOf({ name }: XmlElement): string {
  const kind = name.replace(/^c:|3D|Chart$/g, '').toLowerCase();
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} chart`;
}

/** The cached values of a reference by their index; outer levels of categories come before inner ones. */
function points(parent: XmlElement | undefined): Map<number, string> {
  const values = new Map<number, string>();
  const visit = (element: XmlElement): void => {
    if (element.name !== 'c:pt') {
      for (const inner of elementsOf(element)) visit(inner);
      return;
    }
    const index = Number(element.attributes.idx);
    const inner = values.get(index);
    const text = tidy(contentOf(element).trim());
    values.set(index, inner === undefined ? text : `${text} ${inner}`);
  };
  if (parent) visit(parent);
  return values;
}

/** A number without the noise of its binary form. */
function tidy(text: string): string {
  return /^-?\d+\.\d{12,}$/.test(text) ? String(Number(Number(text).toPrecision(12))) : text;
}

const textsOf = (element: XmlElement | undefined): string[] =>
  elementsOf(element).flatMap((inner) => (inner.name === 'a:t' ? [contentOf(inner)] : textsOf(inner)));
