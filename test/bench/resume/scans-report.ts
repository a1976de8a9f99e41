import { decimals, textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import { figuresOf, figuresTable, groupsOf } from './figures.ts';
import { SECTIONS } from './leaves.ts';
import type { Measured } from './measure.ts';
import type { Scorer } from './scorer.ts';

/** By how much F1 of scans may stay behind that of the text layer. */
const BEHIND = 0.1;

/** Figures of scans, and those of the text layer of the same documents beside them. */
export function scansReport(scorer: Scorer, scanned: readonly Measured[], text: readonly Measured[]): string {
  const row = (name: string, f1: (documents: readonly Measured[]) => number | undefined): string[] => {
    const [above, below] = [f1(text), f1(scanned)];
    const behind = above === undefined || below === undefined ? undefined : above - below;
    return [name, ...[above, below, behind].map((value) => decimals(value, 3))];
  };
  const layouts = [...groupsOf(text, 'layout').keys()];
  const rows = [
    row('all leaves', (documents) => figuresOf(scorer, documents)?.f1),
    ...SECTIONS.map((section) => row(section, (documents) => figuresOf(scorer, documents, section)?.f1)),
    ...layouts.map((layout) =>
      row(layout, (documents) => figuresOf(scorer, groupsOf(documents, 'layout').get(layout) ?? [])?.f1),
    ),
  ];
  return [
    figuresTable(scorer, 'theme, scanned', [...groupsOf(scanned, 'theme'), ['all', scanned]]),
    textTable([['F1', 'text layer', 'scan', 'behind'], ...rows]),
  ].join('\n\n');
}

/** How far scans may stay behind. */
export function scansVerdicts(scorer: Scorer, scanned: readonly Measured[], text: readonly Measured[]): Verdict[] {
  const [above, below] = [figuresOf(scorer, text)?.f1, figuresOf(scorer, scanned)?.f1];
  const claim = `scans: F1 at most ${BEHIND} behind the text layer`;
  if (above === undefined || below === undefined) return [{ claim, seen: '–' }];
  return [{ claim, seen: decimals(above - below, 3), met: above - below <= BEHIND }];
}
