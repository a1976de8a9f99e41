import type { MissingFiles } from '../../api/site-parts.ts';
import { fetchFiles, missingFiles } from '../../page/missing-files.ts';

/** Milliseconds between looks at what is kept, and how many looks: the last file is stored a moment after it arrived. */
const [INTERVAL, LOOKS] = [500, 20];

/** Which parts of the site work offline on this device, and the way to fetch the others. */
export class Offline {
  missing = $state.raw<MissingFiles>();
  /** While files are fetched. */
  progress = $state.raw<{ readonly loaded: number; readonly total: number }>();
  failed = $state(false);
  readonly bytes = $derived(
    Object.values(this.missing ?? {})
      .flat()
      .reduce((sum, { bytes }) => sum + bytes, 0),
  );

  async refresh(): Promise<void> {
    this.missing = await missingFiles();
  }

  /** Fetches all that is missing. Never rejects: a failure is stored in `failed`. */
  async fetchAll(): Promise<void> {
    const files = Object.values(this.missing ?? {}).flat();
    const total = this.bytes;
    this.failed = false;
    this.progress = { loaded: 0, total };
    try {
      await fetchFiles(files, (loaded) => {
        this.progress = { loaded, total };
      });
      for (let look = 0; look < LOOKS; look++) {
        await this.refresh();
        if (this.bytes === 0) break;
        await new Promise((resolve) => setTimeout(resolve, INTERVAL));
      }
    } catch {
      await this.refresh();
    }
    this.failed = this.bytes > 0;
    this.progress = undefined;
  }
}
