import { paragraph, run, style } from '../../../../fixtures/docx.ts';

/** Text of the length of a short paragraph. */
export const prose = (subject: string): string =>
  `${subject} is kept in the northern shed all winter, and is brought out again when the first boats leave in spring.`;

/** How a document of a kind of author sets paragraphs: directly, or by styles of its own that nothing but looks tells. */
export interface Clothes {
  readonly name: string;
  readonly styles: string;
  /** A line larger than the text, bold in its size, and a paragraph of text. */
  readonly large: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly text: (text: string) => string;
}

const defaults = (size: number): string =>
  `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="${size}"/></w:rPr></w:rPrDefault></w:docDefaults>`;

/** Directly set runs without any style; and paragraphs in styles of an office's own, whose names say nothing. */
export const clothes: readonly Clothes[] = [
  {
    name: 'directly set',
    styles: defaults(22),
    large: (text) => paragraph(run(text, '<w:b/><w:sz w:val="32"/>'), '<w:jc w:val="center"/>'),
    bold: (text) => paragraph(run(text.slice(0, 3), '<w:b/>') + run(text.slice(3), '<w:b/>')),
    text: (text) => paragraph(run(text)),
  },
  {
    name: 'in styles of its own',
    styles:
      defaults(20) +
      style('A1', 'House Top', '<w:rPr><w:sz w:val="40"/></w:rPr>') +
      style('A2', 'House Sub', '<w:rPr><w:b/></w:rPr>') +
      style('A3', 'House Text', ''),
    large: (text) => paragraph(text, '<w:pStyle w:val="A1"/>'),
    bold: (text) => paragraph(text, '<w:pStyle w:val="A2"/>'),
    text: (text) => paragraph(text, '<w:pStyle w:val="A3"/>'),
  },
];
