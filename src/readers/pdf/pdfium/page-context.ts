import type { View } from '../view.ts';
import type { Engine } from './engine.ts';
import type { FontCache } from './fonts.ts';

/** A loaded page and what it is read with. */
export interface PageContext {
  readonly engine: Engine;
  /** FPDF_DOCUMENT. */
  readonly document: number;
  /** FPDF_PAGE. */
  readonly page: number;
  readonly view: View;
  readonly fonts: FontCache;
}
