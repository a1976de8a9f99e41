import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { ParseAnswer } from '../../src/api/schemas.ts';
import { memoryIsTold, peakPageMemory } from '../browser/memory.ts';
import { openSetting } from '../browser/setting.ts';
import { bombNamed } from '../fixtures/bombs/bomb.ts';
import { pdfContentBombs } from '../fixtures/bombs/pdf-content.ts';
import { pdfImageBombs } from '../fixtures/bombs/pdf-images.ts';
import { docx, paragraph, run } from '../fixtures/docx.ts';

const all = [...pdfContentBombs, ...pdfImageBombs];
const hello = docx({ body: paragraph(run('hello')) });

/** What a document is answered with; `npm run bench -- attack --only bombs` sends all of them. */
async function parse(page: Page, bytes: Uint8Array): Promise<{ status: number; body: ParseAnswer }> {
  return page.evaluate(async (file_content) => {
    const response = await fetch(new URL('parse', location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': await window.sheaf.key() },
      body: JSON.stringify({ file_content }),
    });
    return { status: response.status, body: await response.json() };
  }, Buffer.from(bytes).toString('base64'));
}

test('a page that is drawn without end is given up, and the others are answered', async () => {
  const { open } = await openSetting();
  const page = await open();
  const bomb = bombNamed('a page of text before one that is drawn without end', all);
  const { status, body } = await parse(page, bomb.bytes());
  expect(status).toBe(200);
  expect(body.markdown.pages.map(({ content }) => content)).toEqual(['hello', '']);
  expect(body.messages).toContainEqual({
    code: 'recognition_given_up',
    page: 2,
    text: expect.stringContaining('Drawing page 2 took too long and was given up.'),
  });
  expect(await parse(page, hello)).toMatchObject({ status: 200 });
});

test('small files that would take gigabytes are answered within one of them, and a good one after them', async () => {
  const { open, browser } = await openSetting();
  const page = await open();
  expect(await parse(page, hello)).toMatchObject({ status: 200 });
  const idle = memoryIsTold ? peakPageMemory(browser.profile) : 0;
  for (const name of [
    'page content that inflates to two gigabytes of words',
    'an image of 65,000 by 65,000 dots by arithmetic coding',
  ]) {
    expect((await parse(page, bombNamed(name, all).bytes())).status).toBe(200);
    expect(await parse(page, hello)).toMatchObject({ status: 200 });
  }
  if (memoryIsTold) expect(peakPageMemory(browser.profile) - idle).toBeLessThan(1024);
});
