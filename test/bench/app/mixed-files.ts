import type { Page } from 'playwright';
import { browserMemory, memoryIsTold } from '../../browser/memory.ts';
import { docx, heading, headingStyles, paragraph } from '../../fixtures/docx.ts';
import { pagesPdf, tablePdf, textPdf, truncated } from '../../fixtures/pdf.ts';
import { encryptedPdf } from '../../fixtures/pdf-encrypted.ts';
import { resumePdf } from '../../fixtures/resume.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import type { Host } from './host.ts';
import { noteResponsiveness, takeLongest } from './responsiveness.ts';

const FILES = 100;
/** Milliseconds after which memory counts as kept: workers without work are ended after half a minute. */
const REST = 45_000;

type Make = (index: number) => Uint8Array | Promise<Uint8Array>;

/** Kinds of files, dealt out in turn: the ninth cannot be read and the tenth is locked. */
const kinds: readonly (readonly [extension: string, make: Make])[] = [
  ['pdf', (index) => textPdf(`Note ${index}`, 'It was agreed that the gate be mended.')],
  [
    'docx',
    (index) => docx({ styles: headingStyles, body: heading(1, `Report ${index}`) + paragraph('It was a good year.') }),
  ],
  ['pdf', () => pagesPdf(12)],
  [
    'pdf',
    () =>
      tablePdf([
        ['Item', 'Price'],
        ['Nuts', '12'],
        ['Bolts', '7'],
      ]),
  ],
  ['pdf', () => resumePdf()],
  ['docx', (index) => docx({ body: Array.from({ length: 60 }, () => paragraph(`Paragraph of ${index}.`)).join('') })],
  ['pdf', () => pagesPdf(40)],
  ['pdf', (index) => textPdf(`Letter ${index}`)],
  ['pdf', () => truncated(pagesPdf(5))],
  ['pdf', (index) => encryptedPdf(textPdf(`Locked ${index}`), 'sesame')],
];

export interface MixedFiles {
  /** Milliseconds until none of them is open any more. */
  readonly done: number;
  /** Milliseconds of the slowest of some thirty interactions while they were read, to the next frame (INP). */
  readonly interaction: number;
  /** Milliseconds of the page's longest task meanwhile. */
  readonly task: number;
  /** Megabytes that the browser's processes hold after all were removed, more than before they were added. */
  readonly kept: number | undefined;
}

/** Looks around as a visitor does: documents, views, filters. */
async function lookAround(page: Page): Promise<void> {
  for (const tab of ['Markdown', 'Read']) {
    await page.getByRole('tab', { name: tab }).click();
    const rows = page.getByRole('list', { name: 'Your documents' }).getByRole('listitem');
    for (const index of [0, 2, 4]) await rows.nth(index).getByRole('button').first().click();
    await page.keyboard.press(']');
  }
}

/** Gives the page a hundred files at once and looks around while they are read. */
export async function measureMixedFiles(host: Host): Promise<MixedFiles> {
  const browser = await openEmptyBrowser();
  try {
    const page = await browser.context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(noteResponsiveness);
    await page.goto(host.address);
    await page.getByRole('tabpanel', { name: 'Read' }).getByRole('heading').first().waitFor();
    const memory = () => (memoryIsTold ? browserMemory(browser.context, browser.profile) : Promise.resolve(Number.NaN));
    const before = await memory();
    const files = await Promise.all(
      Array.from({ length: FILES }, async (_, index) => {
        const [extension, make] = kinds[index % kinds.length] as (typeof kinds)[number];
        return { name: `file-${index}.${extension}`, mimeType: '', buffer: Buffer.from(await make(index)) };
      }),
    );
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add documents', exact: true }).click(),
    ]);
    const start = performance.now();
    await chooser.setFiles(files);
    const open = page.getByRole('button', { name: /\d+ in progress$/ });
    await open.waitFor();
    await takeLongest(page);
    for (let turn = 0; turn < 3; turn++) await lookAround(page);
    await open.waitFor({ state: 'detached', timeout: 600_000 });
    const done = performance.now() - start;
    const { event: interaction, task } = await takeLongest(page);
    await page.getByRole('button', { name: 'Remove all', exact: true }).click();
    await page.waitForTimeout(REST);
    const kept = (await memory()) - before;
    return { done, interaction, task, kept: Number.isNaN(kept) ? undefined : kept };
  } finally {
    await browser.close();
  }
}
