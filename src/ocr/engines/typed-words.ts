import { type Box, height, horizontalOverlap, union, verticalOverlap } from '../../document/geometry.ts';
import { type TypedStretch, typedStretches } from '../ink/typed-stretches.ts';
import { GivenUp, type RecognizedWord, type Recognizer } from './recognizer.ts';
import { typedGroups } from './typed-groups.ts';
import { typedList } from './typed-list.ts';

type Words = readonly RecognizedWord[];

/** Confidence below which a stretch is read again: as of other words in doubt. */
const DOUBTFUL = 0.8;
/** Most stretches that are. */
const MOST = 60;
/** Pitches by which a word may reach beyond the stretch that it is in. */
const BEYOND = 0.6;
/** Share of the lower height that a word in a stretch has in common with it. */
const LEVEL = 0.5;

/** A stretch and what was read in it. */
interface Doubt {
  readonly stretch: TypedStretch;
  readonly words: Words;
}

/**
 * A recogniser that reads an image and then, where the options hold its ink components, once more the stretches with digits in
 * type of one width that it was unsure of or tore, set closer: of what stands far apart it reads characters twice, and takes
 * parts for words of their own. How many characters there are, and where words end, the ink tells.
 */
export const withTypedWords = (recognizer: Recognizer): Recognizer => ({
  parallel: recognizer.parallel,
  async recognize(image, options) {
    const first = await recognizer.recognize(image, options);
    const { ink = [], ...rest } = options;
    const doubtful = doubtsIn(first.words, ink).slice(0, MOST);
    if (doubtful.length === 0) return first;
    const list = typedList(
      image,
      doubtful.map(({ stretch }) => stretch),
    );
    try {
      const read = await recognizer.recognize(list.image, { ...rest, languages: first.languages, oneBlock: true });
      const inPlace = new Map<RecognizedWord, Words>();
      const found: RecognizedWord[] = [];
      for (const [index, { stretch, words }] of doubtful.entries()) {
        const better = typedGroups(stretch, words, list.wordsOf(index, read.words));
        if (!better) continue;
        for (const word of words) inPlace.set(word, []);
        if (words[0]) inPlace.set(words[0], better);
        else found.push(...better);
      }
      return { ...first, words: [...first.words.flatMap((word) => inPlace.get(word) ?? [word]), ...found] };
    } catch (error) {
      if (error instanceof GivenUp) return first;
      throw error;
    }
  },
  close: () => recognizer.close(),
});

/** The stretches that were not read for sure, or not as the groups that they have. */
function doubtsIn(words: Words, ink: readonly Box[]): Doubt[] {
  return typedStretches(ink).flatMap((stretch): Doubt[] => {
    const own = words.filter(({ box }) => isIn(stretch.box, box));
    const [x0, , x1] = stretch.box;
    const reach = BEYOND * stretch.pitch;
    if (own.some(({ box }) => box[0] < x0 - reach || box[2] > x1 + reach)) return [];
    const isUnread = stretch.groups.some((group) => !own.some(({ box }) => horizontalOverlap(box, union(group)) > 0));
    const isTorn = own.length > stretch.groups.length;
    const isDoubtful = isUnread || isTorn || own.some(({ confidence }) => confidence < DOUBTFUL);
    return isDoubtful ? [{ stretch, words: [...own].sort((a, b) => a.box[0] - b.box[0]) }] : [];
  });
}

const isIn = (stretch: Box, word: Box): boolean =>
  horizontalOverlap(stretch, word) > 0 &&
  verticalOverlap(stretch, word) > LEVEL * Math.min(height(stretch), height(word));
