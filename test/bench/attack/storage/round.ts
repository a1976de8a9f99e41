import type { Page } from 'playwright';
import { deviceKey, longPdf, pagesLeft, parse } from '../../../browser/calls.ts';
import { whileItMoves } from '../../../browser/progress.ts';
import { type Ticket, type TicketReply, Tickets } from '../../../browser/tickets.ts';
import { textPdf } from '../../../fixtures/pdf.ts';

/** Pages of the long ticket: some seconds of work. */
const PAGES = 60;
/** Milliseconds after which a call that nobody waits for is certainly gone, and between two looks. */
const [GIVEN_BACK, STEP] = [40_000, 1000];
/** Answers that storage may give: stored, no room, not available. */
const ALLOWED: readonly number[] = [200, 503, 507];

export interface Trouble {
  /** Has the storage fail. */
  begin(): Promise<void>;
  /** Has it work again. */
  end(): Promise<void>;
}

export interface Outcome {
  readonly broken: readonly string[];
  readonly lost: number;
}

const long = longPdf(PAGES);
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Two tickets and a call while the storage fails so many milliseconds after their start, for some seconds; returns what
 * was not as promised, and how many tickets say, uncharged, that the browser has lost them.
 */
export async function round(app: Page, site: URL, key: string, moment: number, trouble: Trouble): Promise<Outcome> {
  const broken: string[] = [];
  let lost = 0;
  const tickets = new Tickets(app, site, key);
  const before = await pagesLeft(app, site, key);
  const uploads = [
    { ticket: await tickets.create(), file: textPdf('Small'), pages: 1 },
    { ticket: await tickets.create(), file: long, pages: PAGES },
  ];
  const called = parse(app, site, key, textPdf(`Called ${moment}`));
  const puts = uploads.map(({ ticket, file }) => tickets.put(ticket, file));
  await wait(moment);
  await trouble.begin();
  const statuses = [(await called).status, ...(await Promise.all(puts)).map(({ status }) => status)];
  // Long enough for the answer of the long one to find no room.
  await wait(5000);
  await trouble.end();
  if (!statuses.every((status) => ALLOWED.includes(status))) broken.push(`answers ${statuses.join(', ')}`);
  let charged = statuses[0] === 200 ? 1 : 0;
  for (const [index, { ticket, file, pages }] of uploads.entries()) {
    if (statuses[index + 1] !== 200) {
      await tickets.put(ticket, file);
    }
    const { status, body } = await settled(tickets, ticket);
    if (status === 200 && body.pageCount === pages) charged += pages;
    else if (body.message?.includes('has lost what it had stored')) lost++;
    else broken.push(`a ticket ended with ${status} ${body.message}`);
  }
  if ((await deviceKey(app)) !== key) broken.push('another key');
  // Answers of earlier rounds that are lost as well are given back.
  const isRight = (left: number): boolean => (lost > 0 ? left >= before - charged : left === before - charged);
  const left = await laterLeft(app, site, key, isRight);
  if (!isRight(left)) broken.push(`${before - left} pages charged, not ${charged}`);
  return { broken, lost };
}

/** What is left once it is right: what a call was charged that found no room for its answer is given back soon after. */
async function laterLeft(app: Page, site: URL, key: string, isRight: (left: number) => boolean): Promise<number> {
  for (let waited = 0; ; waited += STEP) {
    const left = await pagesLeft(app, site, key);
    if (isRight(left) || waited > GIVEN_BACK) return left;
    await wait(STEP);
  }
}

const settled = (tickets: Tickets, ticket: Ticket): Promise<TicketReply> =>
  whileItMoves(
    () => tickets.fetch(ticket),
    ({ status }) => ![202, 503, 507].includes(status),
  );
