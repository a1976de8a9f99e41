import { height, holdsMiddle, width } from '../../../document/geometry.ts';
import type { FilledRectangle, PositionedPage, Word } from '../../../document/page.ts';
import { SCAN_SHARE } from '../../../document/scan.ts';

/** What lies under the text of a page. */
export interface Surroundings extends Pick<PositionedPage, 'width' | 'height' | 'images' | 'drawings'> {
  /** Opaque rectangles, white ones too, in the order in which they are painted. */
  readonly areas: readonly FilledRectangle[];
}

const PAPER = '#ffffff';
/** Largest difference of a colour's channels (of 255) that nobody sees. */
const CONTRAST = 8;
/** Share of the words from which hidden text is more likely a background that was not understood. */
const MOST_HIDDEN = 0.5;

/**
 * The words that nobody sees: painted in the colour of what lies under them, or not painted at all. An unpainted layer
 * over a scan is its recognised text and stays.
 */
export function hiddenWords(words: readonly Word[], surroundings: Surroundings): ReadonlySet<Word> {
  const hasScan = surroundings.images.some(
    ({ box }) => width(box) * height(box) > SCAN_SHARE * surroundings.width * surroundings.height,
  );
  const unpainted = hasScan ? [] : words.filter(({ invisible }) => invisible);
  const grounds = new Set([PAPER, ...surroundings.areas.map(({ color }) => color)]);
  const suspects = new Set(
    [...new Set(words.map(({ color }) => color))].filter((color) =>
      [...grounds].some((ground) => isLike(color, ground)),
    ),
  );
  const matching =
    suspects.size === 0
      ? []
      : words.filter((word) => suspects.has(word.color) && !word.invisible && matchesGround(word, surroundings));
  return new Set([...unpainted, ...(matching.length < MOST_HIDDEN * words.length ? matching : [])]);
}

function matchesGround({ box, color }: Word, { areas, images, drawings = [] }: Surroundings): boolean {
  if ([...images, ...drawings].some((picture) => holdsMiddle(picture.box, box))) return false;
  const ground = areas.findLast((area) => holdsMiddle(area.box, box))?.color ?? PAPER;
  return isLike(color, ground);
}

function isLike(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)];
  return [16, 8, 0].every((shift) => Math.abs(((left >> shift) & 0xff) - ((right >> shift) & 0xff)) <= CONTRAST);
}
