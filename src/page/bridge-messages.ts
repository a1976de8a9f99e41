/** What the embedding page posts to the window of `bridge.html`, with one port of a channel. */
export const HELLO = 'sheaf:connect';

/** From the embedding page, over the port. */
export type Request =
  | {
      readonly type: 'call';
      readonly id: number;
      readonly method: string;
      readonly url: string;
      readonly headers: [string, string][];
      readonly body?: Blob;
    }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'ping' };

/** From `bridge.html`, over the port: `welcome` or `refused` once, answers after a welcome. */
export type Reply =
  | { readonly type: 'welcome'; readonly key: string }
  | { readonly type: 'refused'; readonly message: string }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer;
    }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'pong' }
  /** The bridge's frame is being removed or navigated. */
  | { readonly type: 'bye' };
