import { expect, test } from 'vitest';
import { japanesePdf } from '../fixtures/pdf-japanese.ts';
import { jbig2Pdf } from '../fixtures/pdf-jbig2.ts';
import { pageFigure } from './page-pane.ts';
import { choose, sharedExample } from './workplace.ts';

const example = sharedExample();

test('a scan in JBIG2 is shown', async () => {
  const { page } = example();
  await choose(page, 'scan.pdf', jbig2Pdf());
  const image = pageFigure(page, 1).locator('canvas').first();
  const middle = () =>
    image.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const context = (element as HTMLCanvasElement).getContext('2d');
      return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])];
    });
  await expect.poll(middle).toEqual([0, 0, 0, 255]);
});

test('text in a font whose codes only a predefined character map explains is laid over its page', async () => {
  const { page } = example();
  await choose(page, 'japanese.pdf', japanesePdf('日本語の文書', 'Below it'));
  const figure = pageFigure(page, 1);
  await figure.locator('canvas').first().waitFor();
  await figure.hover();
  await expect.poll(() => figure.textContent(), { timeout: 15000 }).toContain('日本語の文書');
});
