/** What contexts of a site say to each other. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** The BroadcastChannel of a name; where the browser refuses one (Firefox, blocked site data), a channel to nobody. */
export function openChannel(name: string): Channel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return new MessageChannel().port1;
  }
}
