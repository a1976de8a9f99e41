import type { Page } from 'playwright';
import { expect } from 'vitest';
import { docx, paragraph } from '../fixtures/docx.ts';
import { tablePdf, textPdf } from '../fixtures/pdf.ts';
import { deviceKey, jobs, longPdf, pagesLeft } from './calls.ts';
import { browserMemory, memoryIsTold } from './memory.ts';
import { whileItMoves } from './progress.ts';
import { CALLER, openSetting } from './setting.ts';
import { type Ticket, type TicketReply, Tickets } from './tickets.ts';

/** Tickets that settle between two tabs closed: so the closings are as many on a slow machine as on a fast one. */
const SETTLED_BETWEEN = 20;
/** Megabytes by which the browser may have grown in the end. */
const GROWTH = 50;

const kinds = [
  { process_type: 'file', file: textPdf('One page'), pages: 1 },
  {
    process_type: 'table',
    file: tablePdf([
      ['Crop', 'Weight'],
      ['Beans', '12 kg'],
    ]),
    pages: 1,
  },
  { process_type: 'json', file: docx({ body: paragraph('Total: 12') }), pages: 1 },
  { process_type: 'extract_pii', file: textPdf('ada@example.org'), pages: 1 },
  { process_type: 'file_refined_quick', file: longPdf(8), pages: 8 },
];

/**
 * Uploads so many tickets from two tabs, while working tabs are closed again and again: all have to succeed, and to be
 * charged once. @param count a multiple of ten.
 */
export async function settleTickets(count: number): Promise<void> {
  const config = { allowance: { pages: 10_000, renew: 'never' } };
  const { site, open, browser } = await openSetting({
    replace: { ...CALLER, 'sheaf.config.json': JSON.stringify(config) },
  });
  const working = [await open(), await open(), await open()];
  const key = await deviceKey(working[0] as Page);
  const callers = [await open('caller.html'), await open('caller.html')];
  const left = await pagesLeft(callers[0] as Page, site.address, key);
  const replaceTab = async (): Promise<void> => {
    working.push(await open());
    await working.shift()?.close();
  };
  const memory = () => browserMemory(browser.context, browser.profile);
  const before = memoryIsTold ? await memory() : 0;

  let uploading = true;
  const upload = async (caller: Page, share: number): Promise<Ticket[]> => {
    const tickets = new Tickets(caller, site.address, key);
    const made: Ticket[] = [];
    for (let index = 0; index < count / 2; index++) {
      const { process_type, file } = kinds[(index + share) % kinds.length] as (typeof kinds)[number];
      const ticket = await tickets.create(process_type);
      expect((await tickets.put(ticket, file)).status).toBe(200);
      made.push(ticket);
    }
    return made;
  };
  const uploads = Promise.all(callers.map(upload)).finally(() => {
    uploading = false;
  });
  const look = async () => {
    const rows = await jobs(callers[0] as Page, site.address);
    const settled = rows.filter(({ state }) => state === 'succeeded' || state === 'failed').length;
    // On a busy machine a worker takes long to start, and its tab may be closed before it settles anything.
    const begun = rows.reduce((sum, { attempts }) => sum + attempts, 0);
    return { made: rows.length, settled, begun, uploading };
  };
  const isOver = ({ made, settled, uploading }: Awaited<ReturnType<typeof look>>) => !uploading && settled === made;
  let closed = 0;
  let seen = await look();
  while (!isOver(seen)) {
    const { settled } = seen;
    seen = await whileItMoves(look, (now) => isOver(now) || now.settled >= settled + SETTLED_BETWEEN);
    await replaceTab();
    closed++;
  }

  const made = (await uploads).flat();
  const tickets = new Tickets(callers[1] as Page, site.address, key);
  const replies: TicketReply[] = [];
  for (const ticket of made) replies.push(await tickets.fetch(ticket));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(replies).toHaveLength(count);
  expect(closed).toBeGreaterThan(count / SETTLED_BETWEEN / 2);
  const charged = (count / kinds.length) * kinds.reduce((sum, { pages }) => sum + pages, 0);
  expect(await pagesLeft(callers[0] as Page, site.address, key)).toBe(left - charged);
  for (const _ of [...working]) await replaceTab();
  if (memoryIsTold) await expect.poll(memory, { interval: 1000 }).toBeLessThan(before + GROWTH);
}
