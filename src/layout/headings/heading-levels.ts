import { DEEPEST_HEADING } from '../../document/block.ts';
import { commonSizes } from '../../document/common-sizes.ts';
import { isRecognised } from '../../document/page.ts';
import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';
import { isNumberOf } from './chapter-numbers.ts';
import { withSeriesLevel } from './heading-series.ts';
import { type HeadingStyle, keyOf, styleOf } from './heading-style.ts';
import type { Outline } from './outline.ts';

/** Fewest headings that an outline must name to be used: some hold the file's title alone. */
const FEWEST_NAMED = 2;

/** How each heading is set. Each page of a scan is measured by itself: sizes that are almost the same are one there. */
function stylesOf(headings: readonly ParagraphCandidate[]): ReadonlyMap<ParagraphCandidate, HeadingStyle> {
  const isScanned = ({ lines }: ParagraphCandidate): boolean => lines.some(({ words }) => words.some(isRecognised));
  const scanned = headings.filter(isScanned);
  const sizeOf = commonSizes(scanned.map((heading) => [heading.fontSize, candidateText(heading).length]));
  const measured = new Set(scanned);
  return new Map(
    headings.map((heading) => {
      const style = styleOf(heading);
      return [heading, measured.has(heading) ? { ...style, fontSize: sizeOf(style.fontSize) } : style];
    }),
  );
}

/** The styles of all headings, the highest first: by size, then bold, then capitals. */
function rankedStyles(used: Iterable<HeadingStyle>): string[] {
  const styles = new Map([...used].map((style) => [keyOf(style), style]));
  return [...styles]
    .sort(
      ([, a], [, b]) =>
        b.fontSize - a.fontSize || Number(b.bold) - Number(a.bold) || Number(b.capitals) - Number(a.capitals),
    )
    .map(([key]) => key);
}

/** Levels 1 to 6 for all headings of a document, from its outline, and else from their styles. */
export function headingLevels(
  headings: readonly ParagraphCandidate[],
  outline: Outline,
): ReadonlyMap<ParagraphCandidate, number> {
  const named = outlineLevels(headings, outline);
  const titles = titlesOfNumbers(headings);
  const styles = stylesOf(headings.filter((heading) => !titles.has(heading)));
  const keys = new Map([...styles].map(([heading, style]) => [heading, keyOf(style)]));
  const levelOfStyle = levelsOfStyles(named, keys);
  let above = 0;
  const levels = new Map<string, number>();
  for (const key of rankedStyles(styles.values())) {
    // A style that the outline does not name is one level below all styles above it.
    const level = levelOfStyle.get(key) ?? above + 1;
    above = Math.max(above, level);
    levels.set(key, level);
  }
  const levelOf = (candidate: ParagraphCandidate): number =>
    named.get(candidate) ?? levels.get(keys.get(candidate) ?? '') ?? DEEPEST_HEADING;
  const all = new Map(
    headings.map((candidate) => [candidate, Math.min(levelOf(titles.get(candidate) ?? candidate), DEEPEST_HEADING)]),
  );
  return named.size > 0 ? all : withSeriesLevel(all);
}

/** The titles of chapters by the headings above them that are their numbers and nothing else: both have one level. */
const titlesOfNumbers = (
  headings: readonly ParagraphCandidate[],
): ReadonlyMap<ParagraphCandidate, ParagraphCandidate> =>
  new Map(
    headings.flatMap((heading, index) => {
      const next = headings[index + 1];
      return next && isNumberOf(heading, next) ? [[heading, next] as const] : [];
    }),
  );

/** Levels of the headings that the outline names, one deeper where it leaves the title out; none where it names too few. */
function outlineLevels(
  headings: readonly ParagraphCandidate[],
  outline: Outline,
): ReadonlyMap<ParagraphCandidate, number> {
  const found = headings.flatMap((candidate) => {
    const level = outline(candidate)?.level;
    return level === undefined ? [] : [{ candidate, level }];
  });
  if (found.length < FEWEST_NAMED) return new Map();
  const [first] = found;
  const largest = Math.max(...found.map(({ candidate }) => candidate.fontSize));
  const before = headings.slice(0, first ? headings.indexOf(first.candidate) : 0);
  const shift = before.some(({ fontSize }) => fontSize > largest) ? 1 : 0;
  return new Map(found.map(({ candidate, level }) => [candidate, level + shift]));
}

/** The level that most of the named headings of each style have. */
function levelsOfStyles(
  named: ReadonlyMap<ParagraphCandidate, number>,
  keys: ReadonlyMap<ParagraphCandidate, string>,
): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const [candidate, level] of named) {
    const key = keys.get(candidate) ?? '';
    const own = counts.get(key) ?? new Map<number, number>();
    counts.set(key, own);
    own.set(level, (own.get(level) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([key, own]) => [key, [...own].reduce((best, next) => (next[1] > best[1] ? next : best))[0]]),
  );
}
