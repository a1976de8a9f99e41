import { chartTable, readChart } from './charts.ts';
import { diagramTexts } from './diagrams.ts';
import type { Story } from './rewrite.ts';
import { create, type XmlElement } from './xml.ts';

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
