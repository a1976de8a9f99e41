import type { JsonResume } from './json-resume.ts';

/** A resume of which is known what it says. */
export interface Subject {
  readonly id: string;
  /** By what its figures are put together, e.g. `layout` to `tables`. */
  readonly groups: Readonly<Record<string, string>>;
  /** Whether those who write rules may see what is wrong; of the others only figures are printed. */
  readonly isLookedAt: boolean;
  readonly truth: JsonResume;
  /** All text that is on the page. */
  readonly printed: string;
  /** The file. */
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}
