import type { PageBudget } from '../../../document/budget.ts';
import type { View } from '../view.ts';
import type { Engine } from './engine.ts';
import type { FontCache } from './fonts.ts';
import type { FontLettering } from './lettering.ts';

/** A loaded page and what it is read with. */
export interface PageContext {
  readonly engine: Engine;
  /** FPDF_DOCUMENT. */
  readonly document: number;
  /** FPDF_PAGE, and its number from 1 on. */
  readonly page: number;
  readonly number: number;
  readonly view: View;
  readonly fonts: FontCache;
  readonly lettering: FontLettering;
  readonly budget: PageBudget;
}

/** A page whose text is read. */
export interface TextContext extends PageContext {
  /** FPDF_TEXTPAGE. */
  readonly textPage: number;
}
