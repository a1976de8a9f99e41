import { type Box, union } from '../../document/geometry.ts';
import type { PositionedPage, Rule, Word } from '../../document/page.ts';
import type { Trace } from '../decision.ts';
import { tightParts } from '../tables/rows.ts';
import { buildLines, type Line } from './lines.ts';
import { type MovedWords, putLevel, withMoved } from './moved-words.ts';
import { buildRotatedLines } from './rotated-lines.ts';
import { levelHeads } from './turned-heads.ts';

/** Most turned lines of a page that may be in cells: figures have many. */
const MOST_LINES = 200;
/** Largest distance of a label from the cells right of it, in font sizes: what is further away is another column. */
const LARGEST_GAP = 5;
/** Points by which a word may reach over a rule: boxes are those of the font. */
const REACH = 1;

/** A page as layout takes it, and the words of the page as it was by those that were put in their places. */
export interface LevelCells {
  readonly page: PositionedPage;
  readonly originals: ReadonlyMap<Word, Word>;
}

/**
 * The page with turned text of table cells put level: heads of columns, and labels of groups of rows. All kinds of tables
 * find it there.
 */
export function levelCells(page: PositionedPage, trace?: Trace): LevelCells {
  const moved: MovedWords = new Map();
  const turned = buildRotatedLines(page.number, page.words);
  if (turned.length > 0 && turned.length <= MOST_LINES) {
    const level = buildLines(page.number, page.words).flatMap(tightParts);
    levelHeads(turned, level, moved, trace);
    const left = turned.flatMap(({ words }) => words).filter((word) => word.rotation % 180 === 90 && !moved.has(word));
    levelLabels(left, level, page.rules, moved);
  }
  return { page: withMoved(page, moved), originals: new Map([...moved].map(([from, to]) => [to, from])) };
}

/**
 * Labels of groups of rows: turned words between two rules that run across them, with level text right of them between
 * the same rules, behind a rule that runs along them: labels of axes have none. A label goes to the first row of its
 * group.
 */
function levelLabels(turned: readonly Word[], level: readonly Line[], rules: readonly Rule[], moved: MovedWords): void {
  const [across, down] = (['horizontal', 'vertical'] as const).map((orientation) =>
    rules.filter((rule) => rule.orientation === orientation).map(({ box }) => box),
  ) as [Box[], Box[]];
  const cells = Map.groupBy(turned, ({ box }) => cellAround(box, across)?.join(' '));
  for (const [key, words] of cells) {
    if (key === undefined) continue;
    const [top, bottom] = key.split(' ').map(Number) as [number, number];
    const [left, , right] = union(words.map(({ box }) => box));
    const beside = level.filter(({ box, baseline }) => box[0] >= right && baseline > top && baseline < bottom);
    if (beside.length === 0) continue;
    const text = Math.min(...beside.map(({ box }) => box[0]));
    if (text - right > LARGEST_GAP * (words[0]?.fontSize ?? 0)) continue;
    const isParted = down.some((rule) => rule[0] > right - REACH && rule[2] < text + REACH && runsAlong(rule, words));
    if (!isParted) continue;
    putLevel(words, (left + right) / 2, Math.min(...beside.map(({ baseline }) => baseline)), moved);
  }
}

const runsAlong = (rule: Box, words: readonly Word[]): boolean =>
  words.every(({ box }) => rule[1] < box[1] + REACH && rule[3] > box[3] - REACH);

/** The heights (y in points) of the nearest rules above and below that run across all of a turned word. */
function cellAround(box: Box, rules: readonly Box[]): readonly [number, number] | undefined {
  let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const rule of rules) {
    if (rule[0] > box[0] || rule[2] < box[2]) continue;
    const y = (rule[1] + rule[3]) / 2;
    if (y <= box[1] + REACH) top = Math.max(top, y);
    else if (y >= box[3] - REACH) bottom = Math.min(bottom, y);
    else return undefined;
  }
  return Number.isFinite(top) && Number.isFinite(bottom) ? [top, bottom] : undefined;
}
