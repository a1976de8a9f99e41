import { holdsMiddle } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { cut } from '../image/crop.ts';
import { type UnreadBlock, unreadBlocks } from '../ink/unread-blocks.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from './recognizer.ts';

type Words = readonly RecognizedWord[];

/** Words are read when they are at least this sure; those of a second look count from here. */
const SURE = 0.5;
/** Photographs are full of marks: of more blocks than these only the largest are looked at. */
const MOST_BLOCKS = 24;

/**
 * A recogniser that looks again at parts of an image that seem written and have no sure word, where `marks` asks for it.
 * Recognisers lose lines where they take the page's layout amiss, small print most of all; the part alone they often
 * read. When one takes too long, it and those after it are left as they were.
 */
export const withSecondLook = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const words = await recognizer.recognize(image, options);
    const sure = words.filter(({ confidence }) => confidence >= SURE).map(({ box }) => box);
    let result = words;
    for (const block of unreadBlocks(options.marks?.(words) ?? [], sure).slice(0, MOST_BLOCKS)) {
      try {
        const found = await readBlock(image, block, (part) => recognizer.recognize(part, options));
        result = withBetter(
          result,
          found.filter(({ confidence }) => confidence >= SURE),
        );
      } catch (error) {
        if (error instanceof GivenUp) return result;
        throw error;
      }
    }
    return result;
  },
  close: () => recognizer.close(),
});

/** The words read in a block that hold marks of it, on the whole image. */
async function readBlock(
  image: PageImage,
  { box, marks, type }: UnreadBlock,
  read: (part: PageImage) => Promise<Words>,
): Promise<Words> {
  const [left, top] = [Math.max(0, box[0] - type), Math.max(0, box[1] - type)];
  const words = await read(cut(image, [left, top, box[2] + type, box[3] + type]));
  return words
    .map((word) => ({
      ...word,
      box: [word.box[0] + left, word.box[1] + top, word.box[2] + left, word.box[3] + top] as const,
      baseline: word.baseline + top,
    }))
    .filter((word) => marks.some((mark) => holdsMiddle(word.box, mark)));
}

/** The words known, but where others are surer of the same place those. */
function withBetter(known: Words, others: Words): Words {
  const isSame = (a: RecognizedWord, b: RecognizedWord): boolean =>
    holdsMiddle(a.box, b.box) || holdsMiddle(b.box, a.box);
  const better = others.filter(
    (other) => !known.some((word) => isSame(word, other) && word.confidence >= other.confidence),
  );
  return [...known.filter((word) => !better.some((other) => isSame(word, other))), ...better];
}
