import { atLeast, type Verdict } from '../verdict.ts';
import { figuresOf, figuresTable, groupsOf } from './figures.ts';
import type { Measured } from './measure.ts';
import type { Scorer } from './scorer.ts';

/** Least F1 of all leaves, and in each layout. */
const BAR = 0.9;
const BAR_OF_LAYOUT = 0.85;

/** Figures by layout and by person. */
export const wordReport = (scorer: Scorer, measured: readonly Measured[]): string =>
  [
    figuresTable(scorer, 'layout', [...groupsOf(measured, 'layout'), ['all', measured]]),
    figuresTable(scorer, 'person', groupsOf(measured, 'person')),
  ].join('\n\n');

/** What Word files have to reach. */
export const wordVerdicts = (scorer: Scorer, measured: readonly Measured[]): Verdict[] => [
  atLeast('word: F1', figuresOf(scorer, measured)?.f1, BAR),
  ...[...groupsOf(measured, 'layout')].map(([layout, documents]) =>
    atLeast(`word: F1 of ${layout}`, figuresOf(scorer, documents)?.f1, BAR_OF_LAYOUT),
  ),
];
