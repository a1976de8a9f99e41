import type { Levelling } from '../document/levelling.ts';
import type { Page, PositionedPage } from '../document/page.ts';
import { displayedPage } from './displayed-page.ts';
import type { PictureContent } from './pictures/picture-content.ts';

/** A page as layout takes it: upright and level. */
export interface LevelPage {
  /** Its boxes are those of the level page. */
  readonly level: Page;
  /** Present where the page or its image was turned or deskewed: the page as displayed, and how it was turned. */
  readonly turned?: { readonly displayed: PositionedPage; readonly levelling: Levelling };
  /** What is written in its pictures, by their names; places are on the level page. None when absent. */
  readonly pictures?: ReadonlyMap<string, PictureContent>;
}

/** A page as its reader gives it. */
export const levelPageOf = (page: Page): LevelPage =>
  page.source !== 'flow' && page.levelling
    ? { level: page, turned: { displayed: displayedPage(page), levelling: page.levelling } }
    : { level: page };
