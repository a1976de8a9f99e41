import { atLeast, type Verdict } from '../verdict.ts';
import { figuresOf, figuresTable, groupsOf } from './figures.ts';
import type { Measured } from './measure.ts';
import type { Scorer } from './scorer.ts';

/** Least F1 of all leaves. */
const BAR = 0.8;

/** Figures by layout and by person, the halves apart. */
export const peopleReport = (scorer: Scorer, measured: readonly Measured[]): string =>
  [...groupsOf(measured, 'half')]
    .flatMap(([half, documents]) =>
      (['layout', 'person'] as const).map((group) =>
        figuresTable(scorer, `${group}, ${half} half`, [...groupsOf(documents, group), ['all', documents]]),
      ),
    )
    .join('\n\n');

/** What people of our own have to reach: all of them, and the half that nobody looks at. */
export const peopleVerdicts = (scorer: Scorer, measured: readonly Measured[]): Verdict[] => [
  atLeast('people: F1', figuresOf(scorer, measured)?.f1, BAR),
  atLeast('people: F1 of the second half', figuresOf(scorer, groupsOf(measured, 'half').get('second') ?? [])?.f1, BAR),
];
