import type { Draft } from '../text/paragraphs.ts';
import { keyOf, lookOf } from './heading-style.ts';
import type { Outline } from './outline.ts';

/** Fewest headings that the outline must name to be believed. */
const FEWEST_NAMED = 2;
const DEEPEST = 6;

/** The different looks: the larger, bolder and more capital, the higher. */
function rankedLooks(headings: readonly Draft[]): string[] {
  const looks = new Map(headings.map((draft) => [keyOf(draft), lookOf(draft)]));
  return [...looks]
    .sort(
      ([, a], [, b]) =>
        b.fontSize - a.fontSize || Number(b.bold) - Number(a.bold) || Number(b.capitals) - Number(a.capitals),
    )
    .map(([key]) => key);
}

/** Levels 1 to 6 for all headings of a document, as its outline has them and else by their looks. */
export function headingLevels(headings: readonly Draft[], outline: Outline): ReadonlyMap<Draft, number> {
  const named = outlineLevels(headings, outline);
  const ranked = rankedLooks(headings);
  const ofLook = levelsOfLooks(named);
  let above = 0;
  const levels = new Map<string, number>();
  for (const key of ranked) {
    // A look that the outline does not name stands one below all that weigh more.
    const level = ofLook.get(key) ?? above + 1;
    above = Math.max(above, level);
    levels.set(key, level);
  }
  const levelOf = (draft: Draft): number => named.get(draft) ?? levels.get(keyOf(draft)) ?? DEEPEST;
  return new Map(headings.map((draft) => [draft, Math.min(levelOf(draft), DEEPEST)]));
}

/** Levels of the headings that the outline names, if it can be believed: below the title, where it leaves that out. */
function outlineLevels(headings: readonly Draft[], outline: Outline): ReadonlyMap<Draft, number> {
  const found = headings.flatMap((draft) => {
    const level = outline(draft)?.level;
    return level === undefined ? [] : [{ draft, level }];
  });
  if (found.length < FEWEST_NAMED) return new Map();
  const [first] = found;
  const largest = Math.max(...found.map(({ draft }) => draft.fontSize));
  const before = headings.slice(0, first ? headings.indexOf(first.draft) : 0);
  const shift = before.some(({ fontSize }) => fontSize > largest) ? 1 : 0;
  return new Map(found.map(({ draft, level }) => [draft, level + shift]));
}

/** The level that most of the named headings of each look have. */
function levelsOfLooks(named: ReadonlyMap<Draft, number>): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const [draft, level] of named) {
    const key = keyOf(draft);
    const own = counts.get(key) ?? new Map<number, number>();
    counts.set(key, own);
    own.set(level, (own.get(level) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([key, own]) => [key, [...own].reduce((best, next) => (next[1] > best[1] ? next : best))[0]]),
  );
}
