import { academicTable } from './academic-table.ts';
import { cards } from './cards.ts';
import { classic } from './classic.ts';
import { dateGutter } from './date-gutter.ts';
import { labelGutter } from './label-gutter.ts';
import type { PageLayout } from './page-layout.ts';
import { sidebarLeft } from './sidebar-left.ts';
import { sidebarRight } from './sidebar-right.ts';
import { twoColumns } from './two-columns.ts';

/** The halves of layouts: rules are made by looking at the first; nobody who makes them looks at the second. */
export const HALVES: Readonly<Record<'first' | 'second', Readonly<Record<string, PageLayout>>>> = {
  first: { classic, 'label-gutter': labelGutter, 'sidebar-left': sidebarLeft, cards },
  second: {
    'date-gutter': dateGutter,
    'sidebar-right': sidebarRight,
    'two-columns': twoColumns,
    'academic-table': academicTable,
  },
};
