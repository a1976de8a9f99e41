import { coarse } from './looks/coarse.ts';
import { coloured } from './looks/coloured.ts';
import { dark } from './looks/dark.ts';
import { faint } from './looks/faint.ts';
import { fax } from './looks/fax.ts';
import { halftone } from './looks/halftone.ts';
import type { Take } from './looks/look.ts';
import { perspective } from './looks/perspective.ts';
import { stamped } from './looks/stamped.ts';
import { drawnPages } from './pages/drawn.ts';
import type { Page } from './pages/page.ts';
import { printedPages } from './pages/printed.ts';

/** What is done to pages, by look: for pages to look at while the preparation is written, and for figures alone. */
const LOOKS: Readonly<Record<string, Record<Half, readonly Take[]>>> = {
  dark,
  halftone,
  coloured,
  faint,
  perspective,
  coarse,
  fax,
  stamped,
};
export type Half = 'shown' | 'held';
/** Pages of other layouts, written in another way, for each half. */
const PAGES: Readonly<Record<Half, readonly Page[]>> = { shown: printedPages, held: drawnPages };
/** Steps between the pages of a look and between those of one look and the next, so that each page comes in many looks. */
const STEP = { look: 3, variant: 2 } as const;

/** A page in one look. */
export interface Case {
  readonly id: string;
  readonly look: string;
  readonly half: Half;
  readonly page: Page;
  readonly take: Take;
}

/** The pages in all looks: 32 shown and 28 held. */
export const cases: readonly Case[] = Object.entries(LOOKS).flatMap(([look, halves], index) =>
  (['shown', 'held'] as const).flatMap((half) =>
    halves[half].map((take, variant): Case => {
      const pages = PAGES[half];
      const page = pages[(index * STEP.look + variant * STEP.variant) % pages.length] as Page;
      return { id: `${look}-${half}-${variant + 1}`, look, half, page, take };
    }),
  ),
);
