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
/** Points by which sizes of type differ at least: printers round them. */
const OTHER_SIZE = 0.6;
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
  /** Whether it parts two sizes of type. */
  readonly isBetweenSizes: boolean;
  readonly isWide: boolean;
}

/** The first words of a page's printed lines, and the spaces in these. */
interface Spaces {
  readonly gaps: readonly Gap[];
  /** x of the left edges of lines, in points. */
  readonly edges: readonly number[];
}

/**
 * The words that begin behind a narrow gap below or above others of it: text beside a gutter, of which the labels end
 * below one another, or of which some are shorter and leave a wide gap; and what begins, in another size than the label
 * before it, where lines do. Empty where words have no places.
 */
export function behindAlignedGaps(text: PlainText, blocks: readonly TextLine[]): ReadonlySet<WordSpan> {
  const spans = blocks.map((block) => wordSpansIn(text, block));
  const gaps = Map.groupBy(spans.flatMap(gapsOf), ({ page }) => page);
  const edges = Map.groupBy(spans.flatMap(startsOf), ({ page }) => page);
  return new Set(
    [...gaps].flatMap(([page, own]) =>
      behindAligned({ gaps: own, edges: (edges.get(page) ?? []).map(({ words: [first] }) => leftOf(first as Word)) }),
    ),
  );
}

/** The words behind the narrow gaps of a page that are below or above others. */
function behindAligned({ gaps, edges }: Spaces): WordSpan[] {
  const found = gaps.filter((gap) => {
    if (gap.isWide) return false;
    if (gap.isBetweenSizes && gap.isBehindLabel && edges.filter((x) => Math.abs(x - gap.to) < BELOW).length >= SEVERAL)
      return true;
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
    const isBetweenSizes = Math.abs(before.fontSize - after.fontSize) > OTHER_SIZE;
    gaps.push({
      behind,
      page: behind.page,
      from,
      to,
      isBehindLabel,
      isBetweenSizes,
      isWide: to - from > WIDE_GAP * size,
    });
  }
  return gaps;
}

/** The words with which the printed lines of a block begin. */
const startsOf = (spans: readonly WordSpan[]): WordSpan[] =>
  spans.filter((span, index) => {
    const [before, first] = [spans[index - 1]?.words.at(-1), span.words[0]];
    return first !== undefined && !(before && isOneLine(before, first));
  });

const leftOf = (word: Word): number => levelPlace(word).box[0];

const isOneLine = (before: Word, after: Word): boolean =>
  areOnOneLine(before, after) && levelPlace(after).box[0] > levelPlace(before).box[0];
