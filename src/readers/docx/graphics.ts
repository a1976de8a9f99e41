import { type Chart, readChart } from '../ooxml/charts.ts';
import { diagramTexts } from '../ooxml/diagrams.ts';
import { create, type XmlElement } from '../ooxml/xml.ts';
import type { Story } from './rewrite.ts';

type Rule = (element: XmlElement, story: Story) => XmlElement[];

/** What there is to read in a drawing's graphic beside pictures and text boxes, as WordprocessingML. */
export const graphics: Readonly<Record<string, Rule>> = {
  'c:chart': (element, story) => {
    const chart = readChart(story.part(element.attributes['r:id']));
    if (chart) return [textParagraph(chart.title, story, 'caption'), chartTable(chart)];
    story.losses.add('docx_chart', story.pages.page);
    return [];
  },
  'dgm:relIds': (element, story) => {
    const texts = diagramTexts(story.part(element.attributes['r:dm']));
    if (texts.length === 0) story.losses.add('docx_diagram', story.pages.page);
    return texts.map((text) => textParagraph(text, story));
  },
};

/** A paragraph of its own with this text. */
export function textParagraph(text: string, { marks, pages }: Story, role?: 'caption'): XmlElement {
  const mark = marks.bookmark({ kind: 'paragraph', page: pages.page, indent: 0, ...(role && { role }) });
  return create('w:p', {}, [mark, create('w:r', {}, [create('w:t', {}, [text])])]);
}

/** The table as WordprocessingML, its first row repeated on every page. */
function chartTable({ rows }: Chart): XmlElement {
  const cells = (row: readonly string[]): XmlElement[] =>
    row.map((text) => create('w:tc', {}, [create('w:p', {}, [create('w:r', {}, [create('w:t', {}, [text])])])]));
  const [head, ...body] = rows;
  const headRow = create('w:tr', {}, [create('w:trPr', {}, [create('w:tblHeader')]), ...cells(head ?? [])]);
  return create('w:tbl', {}, [headRow, ...body.map((row) => create('w:tr', {}, cells(row)))]);
}
