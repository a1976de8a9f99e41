import { expect, test } from 'vitest';
import { paragraph, run } from '../../../../fixtures/docx.ts';
import { outline, read } from '../read.ts';

const framed = (kind: string, letter: string): string =>
  paragraph(
    run(letter, '<w:position w:val="-10"/><w:sz w:val="120"/>'),
    `<w:framePr w:dropCap="${kind}" w:lines="3"/>`,
  );

test.each(['drop', 'margin'])(
  'a drop cap of kind %s is the first letter of the paragraph that follows',
  async (kind) => {
    const { blocks } = await read(framed(kind, 'T') + paragraph('he nets are tarred in spring, and hung up to dry.'));
    expect(outline(blocks)).toEqual(['The nets are tarred in spring, and hung up to dry.']);
  },
);

test('a framed paragraph that is no drop cap stays one', async () => {
  const { blocks } = await read(framed('none', 'T') + paragraph('he nets'));
  expect(blocks).toHaveLength(2);
});
