import { encodeBase64 } from '../../platform/base64.ts';
import type { Device } from '../state/device.svelte.ts';
import { Ticket } from '../state/ticket.svelte.ts';
import { type Exchange, request, send } from './exchange.ts';

/** What the real requests are made with. */
export interface Ground {
  readonly base: string;
  readonly key: string | undefined;
  readonly device: Device;
  /** The document that is sent where one is needed. */
  readonly file: () => Promise<Blob>;
  readonly signal: AbortSignal;
}

/** Sends real requests until the API refuses one; gives each exchange as it ends. */
type Provocation = (ground: Ground) => AsyncGenerator<Exchange>;

/** More requests in a row than the limits of most sites allow. */
const ATTEMPTS = 20;

/** A ticket is valid for minutes; its address is set back by so many milliseconds. */
const PAST = 60_000;

/** Name of the key without pages; it lives as long as one request. */
const SPENT = 'Nothing left';

/** Begins as a PDF does, and is none. */
const BROKEN = '%PDF-1.7\nThe rest of this file was lost.\n';

/** Requests that make the API refuse, by what the refusal is about. None of them is simulated. */
export const provocations = {
  async *rateLimited({ base, key, signal }) {
    const url = new URL('extract_resume_key_value', base).href;
    const ask = (attempt: number): Promise<Exchange> => {
      // What cannot be read costs nothing; equal requests at once would be one.
      const file_content = encodeBase64(new TextEncoder().encode(`${BROKEN}${attempt}`));
      return send(request('POST', url, key, { file_content, file_type: 'pdf' }), signal);
    };
    // Two at once: on a slow device one after the other may be slow enough.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 2) {
      for (const exchange of await Promise.all([ask(attempt), ask(attempt + 1)])) {
        yield exchange;
        if (exchange.received.status === 429) return;
      }
    }
  },

  async *quotaExceeded({ base, device, file, signal }) {
    const { key: spent } = await device.createSpent(SPENT);
    try {
      const file_content = encodeBase64(new Uint8Array(await (await file()).arrayBuffer()));
      yield await send(request('POST', new URL('parse', base).href, spent, { file_content }), signal);
    } finally {
      await device.revoke(spent);
    }
  },

  async *expiredAddress({ base, key, file, signal }) {
    const ticket = new Ticket();
    await ticket.ask({ base, key }, { file_name: 'late.pdf' }, signal);
    if (ticket.asked) yield ticket.asked;
    if (!ticket.address) return;
    const past = new URL(ticket.address);
    past.searchParams.set('expires', String(Date.now() - PAST));
    yield await send({ method: 'PUT', url: past.href, headers: {}, body: await file() }, signal);
  },

  async *failedJob({ base, key, signal }) {
    const ticket = new Ticket();
    await ticket.ask({ base, key }, { file_name: 'broken.pdf' }, signal);
    if (ticket.asked) yield ticket.asked;
    await ticket.upload(new Blob([BROKEN]), signal);
    if (ticket.put) yield ticket.put;
    await ticket.fetch({ base, key }, signal);
    yield* ticket.polls;
  },
} as const satisfies Record<string, Provocation>;

export type ProvocationName = keyof typeof provocations;
export const provocationNames = Object.keys(provocations) as ProvocationName[];
