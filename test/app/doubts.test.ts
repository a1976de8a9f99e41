import { expect, test } from 'vitest';
import { openSetting } from '../browser/setting.ts';
import { pdf, textPdf } from '../fixtures/pdf.ts';
import { png, scanPage } from '../fixtures/scan.ts';
import { pointedBoxes } from './page-pane.ts';
import { button, choose, reading } from './workplace.ts';

/** A page whose second and third lines begin with a word that was typed over. */
const typedOver = (): Promise<Parameters<typeof png>[0]> =>
  scanPage(
    pdf({
      pages: [
        {
          text: [
            { text: 'The pump in the yard was repaired by', x: 72, y: 72 },
            { text: 'Fabrikam', x: 72, y: 86 },
            { text: 'xxxx', x: 73, y: 86 },
            { text: 'and it has run well since May.', x: 140, y: 86 },
            { text: 'Fabrikam', x: 72, y: 100 },
            { text: '8808', x: 73, y: 100 },
            { text: 'will come again in October.', x: 140, y: 100 },
          ],
        },
      ],
    }),
  );

test('words recognised with doubt are underlined in every view of the text, and gone through with their place and image', async () => {
  const { open } = await openSetting();
  const page = await open();
  await choose(page, 'typed-over.png', png(await typedOver()));
  await page.getByText('2 words in doubt').waitFor();
  for (const view of ['Markdown', 'Text', 'Read']) {
    await page.getByRole('tab', { name: view }).click();
    await expect.poll(() => page.getByRole('tabpanel', { name: view }).locator('.doubtful').count()).toBe(2);
  }

  const doubtful = await reading(page).locator('.doubtful').allTextContents();
  await button(page, 'Next word in doubt').click();
  for (const [index, word] of doubtful.entries()) {
    await page.getByText(`${index + 1} of 2 in doubt`).waitFor();
    await expect.poll(() => reading(page).locator('.pointed').allTextContents()).toEqual([word]);
    await expect.poll(() => pointedBoxes(page)).toEqual([expect.stringMatching(/^\d+ % sure$/)]);
    const crop = page.getByLabel(`Where «${word}» was read`);
    const hasInk = () =>
      crop.evaluate((canvas: HTMLCanvasElement) => {
        const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data.some((red, index) => index % 4 === 0 && data[index + 3] === 255 && red < 64);
      });
    await expect.poll(hasInk).toBe(true);
    await page.keyboard.press('Enter');
  }
  await page.getByText('1 of 2 in doubt').waitFor();
});

test('a file with text of its own has no words in doubt', async () => {
  const { open } = await openSetting();
  const page = await open();
  await choose(page, 'sure.pdf', textPdf('Nothing here was recognised'));
  await reading(page).getByText('Nothing here was recognised').waitFor();
  expect(await page.getByText('in doubt').count()).toBe(0);
});
