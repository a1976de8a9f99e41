import { digest } from '../platform/digest.ts';

/** Text that is equal for equal calls only: SHA-256 over the parts and the file. */
export async function fingerprint(parts: readonly unknown[], bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const head = JSON.stringify([...parts, await digest(bytes)]);
  return digest(new TextEncoder().encode(head));
}
