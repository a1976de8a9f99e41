import { levelPlace, type Word } from '../../document/page.ts';
import { areOnOneLine } from '../evidence.ts';
import type { TextLine } from '../text/lines.ts';
import type { PlainText } from '../text/plain-text.ts';
import { wordSpansIn } from '../text/sources.ts';
import type { WordSpan } from '../text/word-spans.ts';

/** Gap in font sizes that may part a label from its text: spaces between words, justified ones too, are narrower. */
const LEAST_GAP = 0.7;
/** Gap in font sizes that parts them wherever it is. */
const WIDE_GAP = 1.5;
/** Points by which edges below one another differ. */
const BELOW = 1.5;
/** Width of a label at least, in font sizes: markers of lists are narrower. */
const LABEL = 1.5;
/** Lines at least with their text below one another. */
const SEVERAL = 3;

/** A space between two words of a printed line. */
interface Gap {
  /** The word behind it. */
  readonly behind: WordSpan;
  readonly page: number;
  /** x of its edges in points. */
  readonly from: number;
  readonly to: number;
  /** Whether what stands before it on its line is as wide as a label. */
  readonly isBehindLabel: boolean;
  readonly isWide: boolean;
}

/**
 * The words that begin behind a narrow gap below or above others of it: text beside a gutter, of which the labels end
 * below one another, or of which some are shorter and leave a wide gap. Empty where words have no places.
 */
export function behindAlignedGaps(text: PlainText, blocks: readonly TextLine[]): ReadonlySet<WordSpan> {
  const pages = Map.groupBy(
    blocks.flatMap((block) => gapsOf(wordSpansIn(text, block))),
    ({ page }) => page,
  );
  return new Set([...pages.values()].flatMap(behindAligned));
}

/** The words behind the narrow gaps of a page that are below or above others. */
function behindAligned(gaps: readonly Gap[]): WordSpan[] {
  const found = gaps.filter((gap) => {
    if (gap.isWide) return false;
    const alike = gaps.filter(({ to }) => Math.abs(to - gap.to) < BELOW);
    if (alike.filter(({ isWide }) => isWide).length >= SEVERAL) return true;
    const ending = alike.filter(({ from }) => Math.abs(from - gap.from) < BELOW);
    return ending.length >= SEVERAL && ending.some(({ isBehindLabel }) => isBehindLabel);
  });
  return found.map(({ behind }) => behind);
}

/** The first gap of each printed line of a block that is wider than a space. */
function gapsOf(spans: readonly WordSpan[]): Gap[] {
  const gaps: Gap[] = [];
  let start: number | undefined;
  let isFirst = true;
  for (const [index, behind] of spans.entries()) {
    const [before, after] = [spans[index - 1]?.words.at(-1), behind.words[0]];
    if (!after) return [];
    if (!before || !isOneLine(before, after)) {
      start = levelPlace(after).box[0];
      isFirst = true;
      continue;
    }
    const [from, to] = [levelPlace(before).box[2], levelPlace(after).box[0]];
    const size = Math.max(before.fontSize, after.fontSize);
    if (!isFirst || to - from < LEAST_GAP * size || levelPlace(after).rotation !== 0) continue;
    isFirst = false;
    const isBehindLabel = from - (start ?? from) > LABEL * size;
    gaps.push({ behind, page: behind.page, from, to, isBehindLabel, isWide: to - from > WIDE_GAP * size });
  }
  return gaps;
}

const isOneLine = (before: Word, after: Word): boolean =>
  areOnOneLine(before, after) && levelPlace(after).box[0] > levelPlace(before).box[0];
