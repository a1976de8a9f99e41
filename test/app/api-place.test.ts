import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { CALLER, openSetting, type Setting, shared } from '../browser/setting.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { button } from './workplace.ts';

/** The place of the API, on a site that lets scripts ask for resumes as often as they like. */
async function openApi(): Promise<Setting & { page: Page }> {
  const config = JSON.stringify({ limits: { resumePerSecond: 1000 } });
  const replace = { ...CALLER, 'sheaf.config.json': config };
  const setting = await openSetting({ prefix: '/tools/sheaf/', replace });
  const page = await setting.open('#/api');
  await page.getByText('example.pdf, ').first().waitFor();
  return { ...setting, page };
}

const choose = (page: Page, operation: string): Promise<void> =>
  button(page.getByRole('group', { name: 'Operation' }), operation).click();
const answer = (page: Page): Locator => page.getByRole('article', { name: 'Answer', exact: true });
const request = (page: Page): Locator => page.getByRole('article', { name: 'Request', exact: true });
const code = (page: Page): Locator => page.getByRole('region', { name: 'As code' });

async function chooseFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Choose a file').first().click(),
  ]);
  await chooser.setFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
}

/** Runs code as the console of a page does, and returns what it prints. */
async function runInConsole(page: Page, expression: string): Promise<string> {
  await page.evaluate(() => {
    const printed: unknown[] = [];
    Object.assign(window, { printed });
    console.log = (...values) => printed.push(values);
  });
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    replMode: true,
    awaitPromise: true,
  });
  expect(exceptionDetails?.exception?.description).toBeUndefined();
  return page.evaluate(() => JSON.stringify((window as unknown as { printed: unknown[] }).printed));
}

/** The code that is printed for each way to call. */
async function printedCode(page: Page): Promise<string[]> {
  const printed: string[] = [];
  for (const kind of ['fetch', 'Typed client']) {
    await page.getByRole('radio', { name: kind }).check();
    const all = code(page).getByRole('button', { name: /^Show all/ });
    if ((await all.count()) > 0) await all.click();
    printed.push((await code(page).locator('pre').textContent()) ?? '');
  }
  return printed;
}

const place = shared(async () => {
  const setting = await openApi();
  const own = await setting.open('caller.html');
  // A page behind another draws a frame a second, and every click waits for some.
  await setting.page.bringToFront();
  return { ...setting, own };
});

describe('the printed code runs as it is, in the console and in a page of one’s own:', () => {
  test.each([
    ['parse', 'Wrenfield Allotments'],
    ['extract_tables', 'Plot rents'],
    ['extract_key_value', 'Plant sale'],
    ['extract_pii', '14 February 2026'],
    ['extract_resume_key_value', 'work_experience'],
    ['ticket', 'Wrenfield Allotments'],
    ['query', 'pageRemaining'],
  ])('%s', async (operation, expected) => {
    const { page, own } = place();
    await choose(page, operation);
    for (const printed of await printedCode(page)) {
      expect(await runInConsole(page, printed)).toContain(expected);
      expect(await runInConsole(own, printed)).toContain(expected);
    }
  });
});

test('a call made with the form shows its status, headers, time and body, and its file is copied whole', async () => {
  const { page, browser, site } = place();
  await choose(page, 'parse');
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address.origin });
  const bytes = textPdf('Sent by the form');
  await chooseFile(page, 'form.pdf', bytes);
  await page.getByText('extract_args', { exact: true }).click();
  await page.getByLabel('extract_args.pages').fill('1');
  await button(page, 'Send').click();
  await answer(page).getByText('"content": "Sent by the form"').waitFor();
  await answer(page)
    .getByText(/^200, [\d,]+ ms$/)
    .waitFor();
  await answer(page)
    .getByText(/headers$/)
    .click();
  await answer(page).getByText('x-request-id').waitFor();
  await request(page).getByText('"pages": "1"').waitFor();
  const base64 = Buffer.from(bytes).toString('base64');
  expect(await request(page).textContent()).not.toContain(base64);
  await button(request(page), 'Copy: Body: Request').click();
  await request(page).getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual({ file_content: base64, extract_args: { pages: '1' } });
});

test('what was typed and answered is still there after another place was visited', async () => {
  const { page } = place();
  await choose(page, 'query');
  await button(page, 'Send').click();
  await answer(page).getByText('"pageRemaining"').waitFor();
  await page.getByRole('link', { name: 'Trust' }).first().click();
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await answer(page).getByText('"pageRemaining"').waitFor();
});

test('a ticket shows its three steps, the states that were seen and the result', async () => {
  const { page } = place();
  await choose(page, 'ticket');
  const steps = page.getByRole('list', { name: 'The three steps of a ticket' });
  expect(await button(steps, 'PUT the file to its address').isDisabled()).toBe(true);
  await chooseFile(page, 'step.pdf', textPdf('By steps'));
  await expect.poll(() => steps.getByLabel('file_name').inputValue()).toBe('step.pdf');
  await button(steps, 'Ask for a ticket').click();
  await answer(page).getByText('"presignedUrl"').waitFor();
  await button(steps, 'PUT the file to its address').click();
  await page.getByText(/^PUT the file to its address: 200, /).waitFor();
  await button(steps, 'Fetch the result').click();
  await page.getByRole('list', { name: 'States seen' }).getByText('200 the result is there').waitFor();
  await answer(page).getByText('"content": "By steps"').waitFor();
});

describe('an error is provoked by real requests:', () => {
  const pages = shared(async () => ({ page: await (await openSetting()).open('#/api') }));

  test.each([
    ['429: too fast', 429, 'rate_limited', 'retry-after'],
    ['402: the allowance is used up', 402, 'quota_exceeded', 'x-request-id'],
    ['403: an upload address past its time', 403, 'forbidden', 'x-request-id'],
    ['422: a job that fails', 422, 'corrupt_file', 'x-request-id'],
  ])('%s', async (title, status, errorCode, header) => {
    const { page } = pages();
    await button(page, `Provoke: ${title}`).click();
    await answer(page)
      .getByText(new RegExp(`^${status}, `))
      .waitFor();
    await answer(page).getByText(`"code": "${errorCode}"`).waitFor();
    await answer(page)
      .getByText(/headers$/)
      .click();
    await answer(page).getByText(header).waitFor();
    await page.getByText(/0 of 1,000 pages used/).waitFor();
    expect(await page.getByRole('list', { name: 'Keys made on this device' }).getByRole('listitem').count()).toBe(1);
  });
});

test('links at the top lead to the sections, each of which has an address', async () => {
  const { page, open } = place();
  const focusedHeading = () => page.evaluate(() => document.activeElement?.textContent);
  const sections = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Keys and limits', 'Errors on purpose', 'Keys and limits']) {
    await sections.getByRole('link', { name }).click();
    await expect.poll(focusedHeading).toBe(name);
    const { top } = await page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(720);
  }
  const other = await open('#/api/errors');
  await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe('Errors on purpose');
});
