import type { Block } from '../document/block.ts';
import type { OutlineItem } from '../document/outline.ts';
import type { Page, Word } from '../document/page.ts';
import { UNWATCHED } from '../document/watch.ts';
import type { Verdict } from './decision.ts';
import { outlineOf } from './headings/outline.ts';
import { withOriginals } from './page/moved-words.ts';
import { levelCells } from './page/turned-cells.ts';
import { pipeline } from './pipeline.ts';
import { runStages } from './stage.ts';
import { hyphenationOf } from './text/hyphenation.ts';
import { buildRuns } from './text/runs.ts';
import { measureTypography } from './typography.ts';

/** Receives the verdicts of a document with the one-based numbers of their pages. */
export type DocumentTrace = (page: number, verdict: Verdict) => void;

/**
 * The blocks of a document in reading order. Pages that flow bring their own; those with places are analysed by the
 * stages of the pipeline.
 * @param items the document's outline, which knows headings and their levels.
 * @param trace is told why each decision was taken.
 * @param watch is told that the work goes on.
 */
export function layout(
  pages: readonly Page[],
  items: readonly OutlineItem[] = [],
  trace?: DocumentTrace,
  watch = UNWATCHED,
): readonly Block[] {
  const traceOf = ({ number }: Page) => trace && ((verdict: Verdict) => trace(number, verdict));
  const originals = new Map<Word, Word>();
  const level = pages.map((page) => {
    if (page.source === 'flow') return page;
    watch.enter({ page: page.number, task: 'layout' });
    const cells = levelCells(page, traceOf(page));
    for (const [moved, original] of cells.originals) originals.set(moved, original);
    return cells.page;
  });
  const positioned = level.filter((page) => page.source !== 'flow');
  const words = positioned.flatMap((page) => page.words);
  const typography = measureTypography(words);
  const hyphenation = hyphenationOf(words);
  const facts = runStages(
    pipeline,
    {
      pages: level,
      typography,
      hyphenation,
      outline: outlineOf(items),
      runsOf: (lines, breaks) => buildRuns(lines, typography, hyphenation, breaks),
    },
    positioned.map((page) => ({ page, trace: traceOf(page) })),
    watch,
  );
  return withOriginals(facts.document ?? [], originals);
}
