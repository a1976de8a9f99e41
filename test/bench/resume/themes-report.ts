import { decimals, textTable } from '../text-table.ts';
import { atLeast, type Verdict } from '../verdict.ts';
import { figuresOf, figuresTable, groupsOf } from './figures.ts';
import { SECTIONS } from './leaves.ts';
import type { Measured } from './measure.ts';
import type { Scorer } from './scorer.ts';

const PEER =
  'OpenResume: npm has its whole application in Next.js (AGPL-3.0, 22 dependencies) and no parser that can be called; issue 15 states .15 for it.';

/** Least F1 of all leaves and of sections, and by how much other layouts may stay behind one column. */
const BARS = { basics: 0.95, work: 0.82, education: 0.82, skills: 0.8 } as const;
const BAR = 0.85;
const BEHIND = 0.06;

/** F1 of the basics in the export, which has the town that the scorer asks for; an answer has the whole address. */
const exportedBasics = (scorer: Scorer, measured: readonly Measured[]): number | undefined =>
  scorer.totals(measured.map(({ exported }) => exported)).sections.basics?.f1;

/** Figures by theme and by layout; those of themes that rules were made by beside those of the others. */
export function themesReport(scorer: Scorer, measured: readonly Measured[]): string {
  const halves = [
    ['all', measured],
    ['looked at', measured.filter(({ subject }) => subject.isLookedAt)],
    ['never looked at', measured.filter(({ subject }) => !subject.isLookedAt)],
  ] as const;
  const layouts = groupsOf(measured, 'layout');
  const inHalves = (name: string, f1: (documents: readonly Measured[]) => number | undefined): string[] => [
    name,
    ...halves.map(([, documents]) => decimals(f1(documents), 3)),
  ];
  const rows = [
    inHalves('all leaves', (documents) => figuresOf(scorer, documents)?.f1),
    ...SECTIONS.map((section) => inHalves(section, (documents) => figuresOf(scorer, documents, section)?.f1)),
    inHalves('basics as JSON Resume', (documents) => exportedBasics(scorer, documents)),
    ...[...layouts.keys()].map((layout) =>
      inHalves(layout, (documents) => figuresOf(scorer, groupsOf(documents, 'layout').get(layout) ?? [])?.f1),
    ),
  ];
  return [
    ...halves
      .slice(1)
      .map(([name, documents]) =>
        figuresTable(scorer, `theme, ${name}`, [...groupsOf(documents, 'theme'), ['all', documents]]),
      ),
    figuresTable(scorer, 'layout', [...layouts, ['all', measured]]),
    textTable([['F1', ...halves.map(([name]) => name)], ...rows]),
    PEER,
  ].join('\n\n');
}

/** What the themes of the corpus have to reach. */
export function themesVerdicts(scorer: Scorer, measured: readonly Measured[]): Verdict[] {
  const layouts = groupsOf(measured, 'layout');
  const ofLayout = (layout: string): number | undefined => figuresOf(scorer, layouts.get(layout) ?? [])?.f1;
  const one = ofLayout('one-column');
  return [
    atLeast('themes: F1', figuresOf(scorer, measured)?.f1, BAR),
    ...Object.entries(BARS).map(([section, bar]) =>
      atLeast(`themes: F1 of ${section}`, figuresOf(scorer, measured, section as keyof typeof BARS)?.f1, bar),
    ),
    atLeast('themes: F1 of basics as JSON Resume', exportedBasics(scorer, measured), BARS.basics),
    ...['two-column', 'label-gutter'].map((layout): Verdict => {
      const f1 = ofLayout(layout);
      const isKnown = f1 !== undefined && one !== undefined;
      return {
        claim: `themes: ${layout} at most ${BEHIND} behind one-column`,
        seen: isKnown ? decimals(one - f1, 3) : '–',
        ...(isKnown ? { met: one - f1 <= BEHIND } : {}),
      };
    }),
  ];
}
