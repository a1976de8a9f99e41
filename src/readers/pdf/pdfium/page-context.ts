import type { PageBudget } from '../../../document/budget.ts';
import type { View } from '../view.ts';
import type { Engine } from './engine.ts';
import type { FontCache } from './fonts.ts';
import type { FontLettering } from './lettering.ts';

/** A loaded page. */
export interface LoadedPage {
  readonly engine: Engine;
  /** FPDF_DOCUMENT. */
  readonly document: number;
  /** FPDF_PAGE. */
  readonly page: number;
  readonly budget: PageBudget;
}

/** A loaded page and what it is read with. */
export interface PageContext extends LoadedPage {
  /** From 1 on. */
  readonly number: number;
  readonly view: View;
  readonly fonts: FontCache;
  readonly lettering: FontLettering;
}

/** A page whose text is read. */
export interface TextContext extends PageContext {
  /** FPDF_TEXTPAGE. */
  readonly textPage: number;
}
