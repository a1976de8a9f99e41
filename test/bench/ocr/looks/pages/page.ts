import type { Press } from '../../../press/print.ts';
import type { Palette } from '../color-image.ts';

/** A page of ours, in any colours. */
export interface Page {
  readonly id: string;
  /** All that is printed on it. */
  readonly text: string;
  /** It as a PDF of one page. */
  make(palette: Palette, press: Press): Promise<Uint8Array<ArrayBuffer>>;
}
