import type { Page } from 'playwright';
import { longPdf, pagesLeft } from '../browser/calls.ts';
import { whileItMoves } from '../browser/progress.ts';
import { type Ticket, type TicketReply, Tickets } from '../browser/tickets.ts';
import { pdf, textPdf } from '../fixtures/pdf.ts';
import { scannedPdf } from '../fixtures/scan.ts';

/** Of the text that is being read. */
const LONG = 100;
const SCANNED = 'The quick brown fox jumps over the lazy dog.';
const scannedPage = { text: Array.from({ length: 30 }, (_, line) => ({ text: SCANNED, x: 72, y: 72 + 20 * line })) };
/** As many that their recognition is still going on when it is seen. */
const SCANNED_PAGES = 4;

/** A ticket in each state at once, and what must become of it. */
export interface EveryState {
  readonly tickets: Tickets;
  readonly awaiting: Ticket;
  readonly expected: readonly { readonly ticket: Ticket; readonly pageCount: number; readonly content: string }[];
  /** Pages left before any of them. */
  readonly left: number;
}

/**
 * Brings tickets into every state: succeeded, awaiting its upload, being recognised, being read, and queued where there
 * are no more than two workers. Resolves in the middle of the recognition.
 * @param caller a page below the site's folder.
 */
export async function everyState(caller: Page, site: URL, key: string): Promise<EveryState> {
  const tickets = new Tickets(caller, site, key);
  const left = await pagesLeft(caller, site, key);
  const put = async (file: Uint8Array): Promise<Ticket> => {
    const ticket = await tickets.create();
    await tickets.put(ticket, file);
    return ticket;
  };
  const succeeded = await put(textPdf('Small'));
  await settled(tickets, succeeded);
  const awaiting = await tickets.create();
  const recognised = await put(await scannedPdf(pdf({ pages: Array(SCANNED_PAGES).fill(scannedPage) })));
  const read = await put(longPdf(LONG));
  const queued = await put(textPdf('Other'));
  const expected = [
    { ticket: succeeded, pageCount: 1, content: 'Small' },
    { ticket: recognised, pageCount: SCANNED_PAGES, content: SCANNED },
    { ticket: read, pageCount: LONG, content: 'The quick brown fox' },
    { ticket: queued, pageCount: 1, content: 'Other' },
  ];
  await whileItMoves(
    () => tickets.fetch(recognised),
    ({ status, body }) => status !== 202 || (body.message ?? '').startsWith('Recognising'),
  );
  return { tickets, awaiting, expected, left };
}

/** What a ticket is answered with in the end. */
export const settled = (tickets: Tickets, ticket: Ticket): Promise<TicketReply> =>
  whileItMoves(
    () => tickets.fetch(ticket),
    ({ status }) => status !== 202,
  );
