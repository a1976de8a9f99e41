import { expect, test } from 'vitest';
import { chart, drawing, paragraph, run, wrap } from '../../../fixtures/docx.ts';
import { outline, read } from './read.ts';

const series = [
  { name: 'Rain', values: ['1', '2.4'] },
  { name: 'Sun', values: ['3'] },
];

const withChart = (part: string) => ({
  body: paragraph(run('See') + drawing('<c:chart r:id="chart1"/>')),
  relationships: [{ id: 'chart1', type: 'chart', target: 'charts/chart1.xml' }],
  parts: { 'word/charts/chart1.xml': part },
});

test('a chart is a table of its data with its title', async () => {
  const { blocks, codes } = await read(withChart(chart('lineChart', 'Weather', ['May', 'June'], series)));
  expect(outline(blocks)).toEqual(['See', '|#|#Rain|#Sun| |May|1|3| |June|2.4||']);
  expect(blocks[1]).toMatchObject({ kind: 'table', caption: [{ text: 'Weather' }] });
  expect(codes).toEqual([]);
});

test('a chart without a title is called after its kind', async () => {
  const { blocks } = await read(withChart(chart('bar3DChart', '', ['May'], series)));
  expect(blocks[1]).toMatchObject({ caption: [{ text: 'Bar chart' }] });
});

test('numbers of a chart are without the noise of their binary form', async () => {
  const noisy = [{ name: 'Rain', values: ['2.3999999999999999'] }];
  const { blocks } = await read(withChart(chart('pieChart', 'Weather', ['May'], noisy)));
  expect(outline(blocks)[1]).toBe('|#|#Rain| |May|2.4|');
});

test('points of a chart that leave each other out are not multiplied', async () => {
  const part = chart(
    'lineChart',
    '',
    [],
    Array.from({ length: 400 }, () => ({ name: 'a', values: ['1'] })),
  );
  let index = 0;
  const apart = part.replace(/idx="0"(?=><c:v>1<)/g, () => `idx="${index++}"`);
  const { blocks, codes } = await read(withChart(apart));
  expect(outline(blocks)).toEqual(['See']);
  expect(codes).toEqual(['docx_chart']);
});

test('a diagram is its texts', async () => {
  const point = (text: string, type = ''): string =>
    `<dgm:pt ${type}><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
  const points = point('', 'type="doc"') + point('Plan') + point('no', 'type="parTrans"') + point('Build');
  const { blocks, codes } = await read({
    body: paragraph(drawing('<dgm:relIds r:dm="data1"/>')),
    relationships: [{ id: 'data1', type: 'diagramData', target: 'diagrams/data1.xml' }],
    parts: { 'word/diagrams/data1.xml': wrap('dgm:dataModel', `<dgm:ptLst>${points}</dgm:ptLst>`) },
  });
  expect(outline(blocks)).toEqual(['Plan', 'Build']);
  expect(codes).toEqual([]);
});
