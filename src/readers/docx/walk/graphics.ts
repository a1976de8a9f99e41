import { type Chart, readChart } from '../../ooxml/charts.ts';
import { diagramTexts } from '../../ooxml/diagrams.ts';
import type { Flow } from '../content.ts';
import { type BlockRule, type Story, textParagraph } from './story.ts';

const rules: Readonly<Record<string, BlockRule>> = {
  // 21.2.2
  'c:chart': (element, story) => {
    const chart = readChart(story.part(element.attributes['r:id']));
    if (chart) return [textParagraph(chart.title, story, { indent: 0, role: 'caption' }), chartTable(chart, story)];
    story.losses.add('docx_chart', story.pages.page);
    return [];
  },
  // 21.4.2.22
  'dgm:relIds': (element, story) => {
    const texts = diagramTexts(story.part(element.attributes['r:dm']));
    if (texts.length === 0) story.losses.add('docx_diagram', story.pages.page);
    return texts.map((text) => textParagraph(text, story));
  },
};

/** What there is to read in a drawing's graphic beside pictures and text boxes. */
export const graphics: ReadonlyMap<string, BlockRule> = new Map(Object.entries(rules));

/** A chart's data as a table whose first row is its head. */
function chartTable({ rows }: Chart, story: Story): Flow {
  return {
    kind: 'table',
    page: story.pages.page,
    dressed: true,
    ruled: true,
    rows: rows.map((row) => ({
      repeats: undefined,
      cells: row.map((text) => ({ columnSpan: 1, rowSpan: 1, flow: [textParagraph(text, story)] })),
    })),
  };
}
