import { digest } from '../../platform/digest.ts';

/** A file that the page has handed to the browser to save. */
export interface Download {
  readonly name: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

class Downloads {
  all = $state.raw<readonly Download[]>([]);

  /** Remembers a file that is being saved. */
  async note(name: string, blob: Blob): Promise<void> {
    const at = Date.now();
    const sha256 = await digest(blob);
    this.all = [...this.all, { name, bytes: blob.size, sha256, at }];
  }
}

/** What was saved during this visit. */
export const downloads = new Downloads();
