import type { Page } from 'playwright';
import { docx, heading, headingStyles, paragraph } from '../fixtures/docx.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { encryptedPdf } from '../fixtures/pdf-encrypted.ts';
import { button, choose, goTo, reading, row } from './workplace.ts';

export const VIEWS = ['Read', 'Markdown', 'Tables', 'Key-values', 'Personal data', 'Resume', 'JSON', 'Text'] as const;

/** Shows a pane where panes do not fit beside each other. */
async function showPane(page: Page, name: 'Documents' | 'Page' | 'Both' | 'Result'): Promise<void> {
  const choice = button(page.getByRole('navigation', { name: 'Show' }), name);
  if (await choice.isVisible()) await choice.click();
}

async function* views(page: Page): AsyncGenerator<string> {
  await showPane(page, 'Result');
  for (const name of VIEWS) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).getByRole('searchbox').waitFor();
    yield name;
  }
  await page.getByRole('tab', { name: 'Tables' }).click();
  await button(page, 'Download ▾').click();
  await page.getByRole('menuitem', { name: 'CSV' }).waitFor();
  yield 'formats of a download';
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Read' }).click();
  await page.getByRole('searchbox', { name: 'Find' }).fill('shed');
  await page.getByText('1 of ').filter({ visible: true }).first().waitFor();
  yield 'hits of a search';
  await page.getByRole('searchbox', { name: 'Find' }).filter({ visible: true }).first().fill('');
}

/** What is said of personal data that is taken out, and of words that were recognised with doubt. */
async function* examples(page: Page): AsyncGenerator<string> {
  await showPane(page, 'Documents');
  await button(page, 'Examples ▾').click();
  await page.getByRole('menuitem', { name: 'Scan' }).click();
  await showPane(page, 'Result');
  await page.getByText(/words? in doubt/).waitFor();
  yield 'words in doubt';
  await button(page, 'Next word in doubt').click();
  await page.getByText(/^1 of \d+ in doubt/).waitFor();
  yield 'a word in doubt';
  await page.getByRole('tab', { name: 'Personal data' }).click();
  await button(page, 'Redact and verify').click();
  const panel = page.getByRole('region', { name: 'What is taken out' });
  await panel.getByText('Reading it again').waitFor();
  yield 'personal data that is being taken out';
  await panel.getByText('Verified: ').waitFor();
  yield 'personal data that was taken out';
  await page.getByRole('tab', { name: 'Read' }).click();
  await showPane(page, 'Documents');
  await row(page, 'example.pdf').getByRole('button').first().click();
  await showPane(page, 'Result');
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
}

async function* pages(page: Page): AsyncGenerator<string> {
  await showPane(page, 'Page');
  await page.getByLabel('Page 1', { exact: true }).waitFor();
  await button(page, 'Boxes').click();
  yield 'page with its boxes';
  await button(page, 'Options').click();
  await page.getByLabel('Pages', { exact: true }).waitFor();
  yield 'options of reading';
  await page.keyboard.press('Escape');
  await button(page, 'Thumbnails').click();
  await button(page, 'Go to page 2').waitFor();
  yield 'thumbnails';
  await button(page, 'Thumbnails').click();
  await showPane(page, 'Both');
  yield 'page above its result';
}

async function* list(page: Page): AsyncGenerator<string> {
  await showPane(page, 'Documents');
  await choose(page, 'locked.pdf', await encryptedPdf(textPdf('Behind the lock'), 'sesame'));
  await showPane(page, 'Documents');
  const locked = row(page, 'locked.pdf');
  const password = locked.getByLabel('Password', { exact: true });
  await password.waitFor();
  yield 'password';
  await password.fill('guess');
  await button(locked, 'Open').click();
  await locked.getByText('This password does not open it.').waitFor();
  yield 'wrong password';
  await choose(page, 'notes.pdf', new TextEncoder().encode('Only some notes.'));
  await showPane(page, 'Documents');
  await row(page, 'notes.pdf').getByText('Failed: ').waitFor();
  yield 'failed document in the list';
  await showPane(page, 'Result');
  yield 'failed document';
  await showPane(page, 'Documents');
  await choose(
    page,
    'report.docx',
    docx({ styles: headingStyles, body: heading(1, 'Annual report') + paragraph('Good.') }),
  );
  await showPane(page, 'Result');
  await reading(page).getByRole('heading', { name: 'Annual report' }).waitFor();
  yield 'Word document';
  await showPane(page, 'Documents');
  await button(page, 'More for report.docx').click();
  await page.getByRole('menuitem', { name: 'Remove' }).waitFor();
  yield 'menu of a document';
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await button(page, 'Put back').waitFor();
  yield 'removed document';
  await page.getByRole('button', { name: '1 failed' }).click();
  yield 'list of those that failed';
  await page.getByRole('button', { name: '1 failed' }).click();
  await button(page, 'Remove all').click();
  yield 'no documents';
  await button(page, 'Examples ▾').click();
  await page.getByRole('menuitem').first().waitFor();
  yield 'examples to choose from';
  await page.keyboard.press('Escape');
}

async function* callsOfTheApi(page: Page): AsyncGenerator<string> {
  const answers = page.getByRole('article', { name: 'Answer', exact: true });
  await page.getByText('example.pdf, ').first().waitFor();
  await page.getByText('extract_args', { exact: true }).click();
  await page.getByLabel('extract_args.extract_instruction').fill('{');
  await page.getByText('This is not JSON.').waitFor();
  yield 'form of the API with an error in it';
  await page.getByLabel('extract_args.extract_instruction').fill('');
  await button(page, 'Send').click();
  await answers.getByText(/headers$/).click();
  yield 'answer of the API';
  await button(page, 'ticket').click();
  await button(page, 'Do all three').click();
  await page.getByText('200 the result is there').waitFor();
  yield 'ticket that is done';
  await button(page, 'Provoke: 429: too fast').click();
  await answers.getByText(/^429, /).waitFor();
  yield 'error on purpose';
}

async function* otherPlaces(page: Page): AsyncGenerator<string> {
  await goTo(page, 'API');
  await button(page, 'New key').waitFor();
  yield 'API';
  await button(page, 'New key').click();
  await page.getByRole('dialog').waitFor();
  yield 'dialog for a new key';
  await page.keyboard.press('Escape');
  await button(page, 'Revoke: This device').click();
  await page.getByRole('dialog').waitFor();
  yield 'dialog before a key is revoked';
  await page.keyboard.press('Escape');
  yield* callsOfTheApi(page);
  await goTo(page, 'Trust');
  await button(page, 'Delete everything').waitFor();
  yield 'Trust';
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  yield 'help with keys';
  await page.keyboard.press('Escape');
  await button(page, 'Delete everything').click();
  await page.getByRole('dialog').waitFor();
  yield 'dialog before everything is deleted';
  await page.keyboard.press('Escape');
}

/** Goes through the app on a freshly opened page, and names each state once it is reached. */
export async function* tour(page: Page): AsyncGenerator<string> {
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  yield 'first sight';
  yield* views(page);
  yield* pages(page);
  yield* examples(page);
  yield* list(page);
  yield* otherPlaces(page);
}
