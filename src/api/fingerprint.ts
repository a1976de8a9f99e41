import { digest } from '../platform/digest.ts';

/** Text that is equal for equal calls only: SHA-256 over the parts, among them that of the file. */
export const fingerprint = (parts: readonly unknown[]): Promise<string> =>
  digest(new TextEncoder().encode(JSON.stringify(parts)));
