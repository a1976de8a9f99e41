import { paragraph, run } from '../../../fixtures/docx.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const TAB = '<w:r><w:tab/></w:r>';

/** A run of text; `properties` is the inner XML of its `w:rPr`. A tab in the text is one in the run. */
export const words = (text: string, properties = ''): string =>
  text
    .split('\t')
    .map((part) => (part === '' ? '' : run(escaped(part), properties)))
    .join(TAB);

export const bold = (text: string): string => words(text, '<w:b/>');
export const italic = (text: string): string => words(text, '<w:i/>');

/** A paragraph of runs, or nothing when there are none; `properties` is the inner XML of its `w:pPr`. */
export const line = (runs: string, properties = ''): string => (runs === '' ? '' : paragraph(runs, properties));

/** A paragraph of plain text, or nothing when it is empty. */
export const plain = (text: string, properties = ''): string => line(words(text), properties);

/** All text of a part in WordprocessingML, a line for each paragraph. */
export const textOf = (xml: string): string =>
  xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
