import { holdsMiddle, movedWord } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';
import { limited } from '../../platform/limited.ts';
import { crop } from '../image/crop.ts';
import { type UnreadBlock, unreadBlocks } from '../ink/unread-blocks.ts';
import { isSure } from './is-sure.ts';
import { GivenUp, type RecognizedText, type RecognizedWord, type Recognizer } from './recognizer.ts';
import { withSurer } from './surer-words.ts';

type Words = readonly RecognizedWord[];

/** Photographs are full of components: of more blocks than these only the largest are read again. */
const MOST_BLOCKS = 24;

/**
 * A recogniser that reads an image and then, where the options hold its ink components, once more those parts of it that
 * seem to hold text and have no sure word. Recognisers lose lines when they misjudge the page's layout, small print most
 * of all; they often read the part alone. Parts are read side by side; when one takes too long, it and those that were not
 * begun are left as they were.
 */
export const withSecondLook = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    const { ink = [], ...rest } = options;
    const partOptions = { ...rest, languages: first.languages, oneBlock: true };
    const sure = first.words.filter(isSure).map(({ box }) => box);
    const inTurn = limited(recognizer.parallel);
    let isGivenUp = false;
    const readings = unreadBlocks(ink, sure)
      .slice(0, MOST_BLOCKS)
      .map((block) =>
        inTurn(async (): Promise<Words> => {
          if (isGivenUp) return [];
          try {
            return await readBlock(image, block, (part) => recognizer.recognize(part, partOptions));
          } catch (error) {
            if (!(error instanceof GivenUp)) throw error;
            isGivenUp = true;
            return [];
          }
        }),
      );
    const found = await Promise.all(readings);
    const words = found.reduce<Words>((known, others) => withSurer(known, others.filter(isSure)), first.words);
    return { ...first, words };
  },
  close: () => recognizer.close(),
});

/** The words read in a block that hold components of it, on the whole image. */
async function readBlock(
  image: PageImage,
  { box, components, type }: UnreadBlock,
  read: (part: PageImage) => Promise<RecognizedText>,
): Promise<Words> {
  const [left, top] = [Math.max(0, box[0] - type), Math.max(0, box[1] - type)];
  const { words } = await read(crop(image, [left, top, box[2] + type, box[3] + type]));
  return words
    .map((word) => movedWord(word, left, top))
    .filter((word) => components.some((component) => holdsMiddle(word.box, component)));
}
