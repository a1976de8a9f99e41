import type { Box } from '../../../document/geometry.ts';
import type { Page } from '../../../document/page.ts';
import { framesOf } from '../../../layout/boxes/frames.ts';
import { drawnRulings } from '../../../layout/tables/page-rulings.ts';

/** What pages draw that may hold text together, the largest first, by one-based page number. */
export type Frames = ReadonlyMap<number, readonly Box[]>;

/** The frames of pages whose text is level as displayed. */
export const framesOfPages = (pages: readonly Page[]): Frames =>
  new Map(
    pages.flatMap((page): [number, readonly Box[]][] =>
      page.source === 'flow' || page.words.some(({ level }) => level)
        ? []
        : [[page.number, framesOf(page, drawnRulings(page.rules))]],
    ),
  );
