import { settled } from '../../attack/ticket-states.ts';
import { deviceKey, jobs, pagesLeft } from '../../browser/calls.ts';
import { whileItMoves } from '../../browser/progress.ts';
import { type Ticket, Tickets } from '../../browser/tickets.ts';
import { pagesPdf } from '../../fixtures/pdf.ts';
import type { Attack } from '../attack.ts';
import { ensureSite } from '../built-site.ts';
import { Random } from '../names/random.ts';
import { decimals } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { type Attacked, openAttacked } from './open-attacked.ts';

const KILLS = 50;
/** Pages of the calls that wait for their answer. In base three the sum charged says of each how often: 0, 1 or 2 times. */
const DIRECT = [1, 3, 9, 27, 81] as const;
const TICKETS = 15;
const TICKET_PAGES = 2;

/** What the page could tell before it was killed. */
interface Told {
  readonly answered: Set<number>;
  readonly tickets: Map<number, Ticket>;
  readonly uploaded: Set<number>;
}

interface Work {
  readonly url: string;
  readonly key: string;
  /** Files in base64. */
  readonly direct: readonly string[];
  readonly ticket: string;
  readonly tickets: number;
}

declare function tell(what: 'answered' | 'uploaded' | 'ticket', index: number, ticket?: Ticket): Promise<void>;

/** In the page: all calls at once. */
async function callAll({ url, key, direct, ticket: file, tickets }: Work): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const body = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  await Promise.all([
    ...direct.map(async (file_content, index) => {
      const response = await post('parse', { file_content });
      if ((await response.json()).pageCount) await tell('answered', index);
    }),
    ...Array.from({ length: tickets }, async (_, index) => {
      const ticket = await (await post('async/upload', { file_name: `${index}.pdf` })).json();
      await tell('ticket', index, ticket);
      if ((await fetch(ticket.presignedUrl, { method: 'PUT', body })).ok) await tell('uploaded', index);
    }),
  ]);
}

/** How often each of the direct calls was charged, and what is charged beyond that. */
function timesCharged(pages: number): { times: number[]; beyond: number } {
  const times = DIRECT.map((digit) => Math.floor(pages / digit) % 3);
  return { times, beyond: pages - times.reduce((sum, count, index) => sum + count * (DIRECT[index] as number), 0) };
}

/** All calls, and the end of the browser so many milliseconds after they began: not at all when absent. Returns what is wrong. */
async function round(attacked: Attacked, killAfter?: number): Promise<{ problems: string[]; took: number }> {
  const { site, browser, key } = attacked;
  const app = await attacked.open();
  const caller = await attacked.open('caller.html');
  const left = await pagesLeft(caller, site.address, key);
  const told: Told = { answered: new Set(), tickets: new Map(), uploaded: new Set() };
  await caller.exposeFunction('tell', (what: string, index: number, ticket?: Ticket) => {
    if (what === 'answered') told.answered.add(index);
    else if (what === 'uploaded') told.uploaded.add(index);
    else if (ticket) told.tickets.set(index, ticket);
  });
  const base64 = (pages: number): string => Buffer.from(pagesPdf(pages)).toString('base64');
  const begun = performance.now();
  const work: Work = {
    url: site.address.href,
    key,
    direct: DIRECT.map(base64),
    ticket: base64(TICKET_PAGES),
    tickets: TICKETS,
  };
  const calls = caller.evaluate(callAll, work).catch(() => undefined);
  let pages = [app, caller] as const;
  if (killAfter !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, killAfter));
    await browser.kill();
    await calls;
    await browser.relaunch();
    pages = [await attacked.open(), await attacked.open('caller.html')];
  }
  await calls;
  const took = performance.now() - begun;
  const problems = await check(pages[1], told, attacked, left);
  if ((await deviceKey(pages[0])) !== key) problems.push('the key is another one');
  for (const page of pages) await page.close();
  return { problems, took };
}

/** What is not as it should be, once everything has come to an end. */
async function check(
  page: Awaited<ReturnType<Attacked['open']>>,
  told: Told,
  { site, key }: Attacked,
  left: number,
): Promise<string[]> {
  const problems: string[] = [];
  const tickets = new Tickets(page, site.address, key);
  let stored = 0;
  for (const [index, ticket] of told.tickets) {
    const { status, body } = await settled(tickets, ticket);
    if (status === 200 && body.pageCount === TICKET_PAGES) stored++;
    else if (status !== 409 || told.uploaded.has(index)) problems.push(`ticket ${index}: ${status} ${body.message}`);
  }
  await whileItMoves(
    () => jobs(page, site.address),
    (rows) => rows.every(({ kind, state }) => kind === 'ticket' && state !== 'queued' && state !== 'processing'),
  );
  const charged = left - (await pagesLeft(page, site.address, key)) - stored * TICKET_PAGES;
  const { times, beyond } = timesCharged(charged);
  if (charged < 0 || beyond !== 0) problems.push(`${charged} pages charged for direct calls`);
  for (const [index, count] of times.entries()) {
    if (count > 1 || (count === 0 && told.answered.has(index))) problems.push(`call ${index}: charged ${count} times`);
  }
  return problems;
}

/** Mixed calls and kill -9 at random moments of them. */
export const kills: Attack = async ({ site: directory, seed }) => {
  await ensureSite(directory);
  const random = new Random(seed);
  const attacked = await openAttacked(directory);
  try {
    const whole = await round(attacked);
    console.log(`Without a kill: ${decimals(whole.took / 1000, 1)} s. ${whole.problems.join('; ')}`);
    let right = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const after = random.next() * whole.took;
      const { problems } = await round(attacked, after);
      if (problems.length === 0) right++;
      else console.log(`Killed after ${decimals(after, 0)} ms: ${problems.join('; ')}`);
    }
    return reportVerdicts([
      {
        claim: `killed at ${KILLS} random moments: every ticket right, every key there, charged once or not at all`,
        seen: `${right} of ${KILLS}`,
        met: right === KILLS && whole.problems.length === 0,
      },
    ]);
  } finally {
    await attacked.close();
  }
};
