import type { Page, PositionedPage } from '../document/page.ts';
import type { Levelling } from '../ocr/levelling.ts';

/** A page as layout takes it: upright and level. */
export interface LevelPage {
  /** Its boxes are those of the level page. */
  readonly level: Page;
  /** Present where the image of the page was turned or deskewed: the page as displayed, and how it was turned. */
  readonly turned?: { readonly displayed: PositionedPage; readonly levelling: Levelling };
}
