import { type Box, clipped, grown, holdsMiddle, movedWord, union } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { whitened } from '../image/whiten.ts';
import { chains } from './text-lines.ts';

/** Leader dots: a row of dots that leads the eye, as from a title to its page number. */
export interface Leader {
  /** Pixels. */
  readonly box: Box;
  readonly dots: number;
  /** What it leads to: the box around the components right after it, on the same line. */
  readonly goal?: Box;
}

/** Inches: the largest dot; the widest gap between two dots. */
const LARGEST_DOT = 0.035;
const WIDEST_GAP = 0.14;
/** Inches: how far from the last dot the goal may begin, and how high it may be. */
const FARTHEST_GOAL = 0.3;
const HIGHEST_GOAL = 0.3;
/** Inches that are left between a title and what its leader leads to. */
const GAP = 0.12;
/** Fewest dots of a leader: three or four are an ellipsis. */
const FEWEST = 6;
/** Share of their mean by which the distances between the dots of a leader may differ. */
const UNEVEN = 0.35;
/** Share of the type's size by which the baseline of a word on a leader's line may be higher or lower. */
const SAME_LINE = 0.35;

/**
 * The leaders among the ink components of a page image (boxes in pixels). Recognisers read them as letters: `sssss`,
 * `nnnnn`.
 * @param resolution the image's pixels per inch.
 */
export function findLeaders(ink: readonly Box[], resolution: number): Leader[] {
  const found = ink.toSorted((a, b) => a[0] - b[0]);
  const dots = found.filter((box) => isDot(box, LARGEST_DOT * resolution));
  const reaches = (last: Box, dot: Box): boolean => dot[0] - last[2] < WIDEST_GAP * resolution;
  return chains(dots, { reaches, follows: continues })
    .filter((row) => row.length >= FEWEST && isEven(row))
    .map((row) => {
      const box = union(row);
      const goal = goalOf(box, found, resolution);
      return { box, dots: row.length, ...(goal ? { goal } : {}) };
    });
}

function isDot([x0, y0, x1, y1]: Box, largest: number): boolean {
  const [across, down] = [x1 - x0, y1 - y0];
  return Math.max(across, down) <= largest && Math.abs(across - down) <= 1 + 0.3 * Math.max(across, down);
}

const continues = (a: Box, b: Box): boolean => b[0] >= a[2] && Math.abs(a[3] - b[3]) <= 1 && Math.abs(a[1] - b[1]) <= 2;

function isEven(row: readonly Box[]): boolean {
  const gaps = row.slice(1).map((dot, index) => dot[0] - (row[index] as Box)[0]);
  const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
  const even = gaps.filter((gap) => Math.abs(gap - mean) <= Math.max(1.5, UNEVEN * mean));
  return even.length >= 0.8 * gaps.length;
}

/** The box around the components after a leader on its line, each near the one before. */
function goalOf(leader: Box, others: readonly Box[], resolution: number): Box | undefined {
  const found: Box[] = [];
  let end = leader[2];
  for (const component of others) {
    if (component[0] < leader[2]) continue;
    if (component[0] - end > (found.length > 0 ? WIDEST_GAP : FARTHEST_GOAL) * resolution) break;
    const isOnLine =
      Math.abs(component[3] - leader[3]) <= 2 && component[3] - component[1] <= HIGHEST_GOAL * resolution;
    if (!isOnLine) continue;
    found.push(component);
    end = Math.max(end, component[2]);
  }
  if (found.length === 0) return undefined;
  // Its grey edges belong to it.
  return grown(union(found), 1);
}

/** Where the goal of a leader is once the leader is gone: right after the title, as on a line of text. */
function movedGoal({ box, goal = box }: Leader, { resolution, width }: PageImage): Box {
  const across = goal[2] - goal[0];
  const left = Math.min(Math.round(box[0] + GAP * resolution), Math.max(goal[0], width - across));
  return [left, goal[1], left + across, goal[3]];
}

/** The image with its leaders painted white, and their goals moved to where they began: on it, a line of text goes on. */
export function withoutLeaders(image: PageImage, leaders: readonly Leader[]): PageImage {
  if (leaders.length === 0) return image;
  const { width } = image;
  const boxes = leaders.map(({ box }) => box);
  const goals = leaders.flatMap(({ goal }) => (goal ? [goal] : []));
  // A copy, for there are leaders.
  const result = whitened(whitened(image, boxes, 1), goals);
  for (const leader of leaders) {
    if (!leader.goal) continue;
    const by = movedGoal(leader, image)[0] - leader.goal[0];
    // The grey edges of what touches the image's edge lie beyond it.
    const [left, top, right, bottom] = clipped(leader.goal, image);
    for (let y = top; y < bottom; y++) {
      const row = y * width;
      result.pixels.set(image.pixels.subarray(row + left, row + right), row + left + by);
    }
  }
  return result;
}

/** The words read in an image without its leaders, with the leaders as words and their goals back in their places. */
export function withLeaders(
  words: readonly RecognizedWord[],
  leaders: readonly Leader[],
  image: PageImage,
): RecognizedWord[] {
  const result = [...words];
  for (const leader of leaders) {
    const { box, dots, goal } = leader;
    const moved = goal && movedGoal(leader, image);
    const led = result.filter((word) => moved && holdsMiddle(moved, word.box));
    for (const word of led) {
      const by = (goal as Box)[0] - (moved as Box)[0];
      result[result.indexOf(word)] = movedWord(word, by, 0);
    }
    const before = result
      .filter((word) => word.box[2] <= box[0] + word.fontSize / 2)
      .filter((word) => Math.abs(word.baseline - box[3]) < SAME_LINE * word.fontSize)
      .reduce<RecognizedWord | undefined>((a, b) => (a && a.box[2] >= b.box[2] ? a : b), undefined);
    if (!before) continue;
    const { baseline, fontSize, confidence } = before;
    result.splice(result.indexOf(before) + 1, 0, { text: '.'.repeat(dots), box, baseline, fontSize, confidence });
  }
  return result;
}
