import { escaped, htmlPage } from './document.ts';

/** A box of a form in points from the page's top left, with a small caption and below it what is filled in. */
export interface BoxSpec {
  readonly place: readonly [x: number, y: number, width: number, height: number];
  readonly caption: string;
  /** Printed lines; none where the box is left empty. */
  readonly value?: string;
  /** Points from the left edge at which the value begins; where an amount stands on the right, `right`. */
  readonly indent?: number | 'right';
  /** Points from the top edge at which the value begins; it stands on the lower edge when absent. */
  readonly below?: number;
}

/** Text without a box: a title, a remark. */
export interface RemarkSpec {
  readonly at: readonly [x: number, y: number];
  readonly text: string;
  /** Points. */
  readonly size?: number;
  readonly bold?: boolean;
}

const STYLE = `body { font-family: Nimbus Sans, sans-serif }
.box { position: absolute; box-sizing: border-box; border: 0.6pt solid #000; margin: 0 }
.caption { position: absolute; left: 3pt; top: 1.5pt; right: 2pt; font-size: 6.5pt; line-height: 7.5pt }
.value { position: absolute; left: 5pt; right: 5pt; font: 10pt/11.5pt Nimbus Mono PS, monospace; white-space: pre }
.remark { position: absolute; white-space: pre }`;

/** A form of boxes whose edges are drawn, on paper of so many points. */
export function boxedForm(
  title: string,
  paper: readonly [width: number, height: number],
  boxes: readonly BoxSpec[],
  remarks: readonly RemarkSpec[] = [],
): string {
  const size = `@page { size: ${paper[0]}pt ${paper[1]}pt; margin: 0 }`;
  return htmlPage(title, `${size} ${STYLE}`, [...boxes.map(boxOf), ...remarks.map(remarkOf)].join('\n'));
}

function boxOf({ place: [x, y, width, height], caption, value = '', indent = 5, below }: BoxSpec): string {
  const side = indent === 'right' ? 'text-align: right' : `left: ${indent}pt`;
  const level = below === undefined ? 'bottom: 2.5pt' : `top: ${below}pt`;
  return (
    `<div class="box" style="left: ${x}pt; top: ${y}pt; width: ${width + 0.6}pt; height: ${height + 0.6}pt">` +
    `<div class="caption">${escaped(caption)}</div><div class="value" style="${side}; ${level}">${escaped(value)}</div></div>`
  );
}

const remarkOf = ({ at: [x, y], text, size = 8, bold = false }: RemarkSpec): string =>
  `<div class="remark" style="left: ${x}pt; top: ${y}pt; font-size: ${size}pt; font-weight: ${bold ? 700 : 400}">${escaped(text)}</div>`;
