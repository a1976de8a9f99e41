import { type Exchange, fieldsIn, request, send } from '../api/exchange.ts';

/** What a ticket is made with. */
export interface TicketCall {
  readonly base: string;
  readonly key: string | undefined;
}

/** A ticket on its way: asked for, its file put, its result fetched. */
export class Ticket {
  asked = $state.raw<Exchange>();
  put = $state.raw<Exchange>();
  /** The answers of `async/fetch` until now. */
  polls = $state.raw<readonly Exchange[]>([]);

  get fileId(): string | undefined {
    return textIn(this.asked, 'file_id');
  }

  /** Where the file is to be put. */
  get address(): string | undefined {
    return textIn(this.asked, 'presignedUrl');
  }

  /** Asks for a new ticket. */
  async ask({ base, key }: TicketCall, body: object, signal: AbortSignal): Promise<void> {
    this.put = undefined;
    this.polls = [];
    this.asked = await send(request('POST', new URL('async/upload', base).href, key, body), signal);
  }

  /** Puts the bytes of a file to the address of the ticket. */
  async upload(file: Blob, signal: AbortSignal): Promise<void> {
    if (!this.address) return;
    this.put = await send({ method: 'PUT', url: this.address, headers: {}, body: file }, signal);
  }

  /** Asks for the result until it is there, as often as the answers say. */
  async fetch({ base, key }: TicketCall, signal: AbortSignal): Promise<void> {
    const asked = request('POST', new URL('async/fetch', base).href, key, { file_id: this.fileId });
    this.polls = [];
    for (;;) {
      const exchange = await send(asked, signal);
      this.polls = [...this.polls, exchange];
      if (exchange.received.status !== 202) return;
      await pause(secondsIn(exchange), signal);
    }
  }
}

const textIn = (exchange: Exchange | undefined, field: string): string | undefined => {
  const value = exchange && fieldsIn(exchange.received.body)[field];
  return typeof value === 'string' ? value : undefined;
};

const secondsIn = ({ received }: Exchange): number =>
  Number(received.headers.find(([name]) => name === 'retry-after')?.[1] ?? 1);

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
