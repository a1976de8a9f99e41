import { type Box, height, horizontalOverlap, verticalOverlap, width } from '../../document/geometry.ts';
import { displayedBox } from '../../document/levelling.ts';
import type { Word } from '../../document/page.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import { type PageText, readPage } from '../../ocr/read-image.ts';
import type { LevelPage } from '../level-page.ts';
import { recognisedPage } from '../recognition/recognised-page.ts';
import { picturePage } from './picture-page.ts';
import { hasSureWords, withoutStray } from './sure-words.ts';

/** What was found in a picture. */
export type PictureReading =
  | {
      readonly kind: 'text';
      /** The picture as a page of its own. */
      readonly page: LevelPage;
      /** Whether the words that the document has over it are among those of the page. */
      readonly holdsOwn: boolean;
      readonly readBy: PageText['readBy'];
    }
  /** It is a chart, a photograph or a drawing. */
  | { readonly kind: 'no_text' };

/** Share of a recognised word under one of the document's own from which it is the same word, read twice. */
const SAME = 0.3;

/**
 * Reads a picture as a page of its own, however it lies in its frame.
 * @param number one-based number of the page that shows it.
 * @param own words of the document over the picture, in points from its top left. A picture that had to be turned leaves
 * them where they are.
 */
export async function readPicture(
  image: PageImage,
  number: number,
  tools: ImageTools,
  own: readonly Word[] = [],
): Promise<PictureReading> {
  const text = await readPage(image, tools);
  const { levelling, readBy } = text;
  const shown = ({ box }: Word): Box => (levelling ? displayedBox(box, levelling) : box);
  const fresh = text.words.filter((word) => !own.some(({ box }) => covers(box, shown(word))));
  if (!hasSureWords(fresh)) return { kind: 'no_text' };
  const holdsOwn = levelling === undefined;
  const words = [...(holdsOwn ? own : []), ...withoutStray(fresh)];
  return { kind: 'text', page: recognisedPage(picturePage(image, number), { ...text, words }), holdsOwn, readBy };
}

const covers = (own: Box, found: Box): boolean =>
  horizontalOverlap(own, found) * verticalOverlap(own, found) > SAME * width(found) * height(found);
