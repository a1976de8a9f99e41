import type { Step } from '../document/watch.ts';
import type { Loaded } from '../ocr/engines/loading.ts';
import { type Channel, openChannel } from '../platform/channel.ts';
import type { StorageError } from './database/storage-error.ts';

/** Messages between pages, workers and the service worker of one site. A lost one only delays: the rows decide. */
export type Signal =
  /** There is work. */
  | { readonly type: 'wake' }
  /** A page that can work has heard a wake. */
  | { readonly type: 'hosted' }
  /** A worker processes the job: `loading` before the page count is known, then `reading`. */
  | {
      readonly type: 'progress';
      readonly job: string;
      readonly phase: 'loading' | 'reading';
      readonly pagesDone: number;
      readonly pageCount?: number;
      /** One-based number of the page that is being read from its image, where one is. */
      readonly recognising?: number;
      /** How much of the recogniser's files has arrived, while it waits for them. */
      readonly loading?: Loaded;
      /** What the worker is at, where that is told. */
      readonly at?: Step;
    }
  /** The thread that processes the job is not blocked, whether or not it gets on. */
  | { readonly type: 'alive'; readonly job: string }
  /** There is a partial answer, or one of more pages. */
  | { readonly type: 'previewed'; readonly job: string }
  /** The browser cannot store what becomes of the job: its row stays as it is, and is tried again. */
  | {
      readonly type: 'unstored';
      readonly job: string;
      readonly error: Pick<StorageError, 'code' | 'message' | 'room'>;
    }
  /** The row has reached a final state. */
  | { readonly type: 'settled'; readonly job: string }
  /** No caller waits for the answer any more. */
  | { readonly type: 'cancelled'; readonly job: string }
  /** A page has given up one of its calls, named by the header that it sent. */
  | { readonly type: 'abandoned'; readonly call: string };

export type Progress = Extract<Signal, { type: 'progress' }>;
export type Alive = Extract<Signal, { type: 'alive' }>;

/** The channel between contexts. A context also receives its own signals. */
export class Signals {
  readonly #channel: Channel;
  readonly #listeners = new Set<(signal: Signal) => void>();

  constructor(scope: string) {
    this.#channel = openChannel(`sheaf ${scope}`);
    this.#channel.onmessage = ({ data }) => this.#deliver(data as Signal);
  }

  send(signal: Signal): void {
    this.#channel.postMessage(signal);
    queueMicrotask(() => this.#deliver(signal));
  }

  /** Returns a function that ends the subscription. */
  subscribe(listener: (signal: Signal) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    this.#channel.close();
  }

  #deliver(signal: Signal): void {
    for (const listener of this.#listeners) listener(signal);
  }
}
