import type { Press } from '../../press/print.ts';
import { HALVES } from '../pages/layouts.ts';
import { pageOf, textOf } from '../pages/page-layout.ts';
import { sheetOf } from '../sheet/sheet-of.ts';
import type { Subject } from '../subject.ts';
import { PEOPLE } from './people.ts';

/** The people of our own in all layouts, printed by a browser. */
export function printedPeople(press: Press): Subject[] {
  return Object.entries(HALVES).flatMap(([half, layouts]) =>
    Object.entries(layouts).flatMap(([layout, page]) =>
      PEOPLE.map(({ id, words, resume }): Subject => {
        const html = pageOf(page, sheetOf(resume, words, page.style));
        return {
          id: `${id}--${layout}`,
          groups: { half, layout, person: id },
          isLookedAt: half === 'first',
          truth: resume,
          printed: textOf(html),
          bytes: () => press.print(html),
        };
      }),
    ),
  );
}
