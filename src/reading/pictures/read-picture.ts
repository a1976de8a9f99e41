import { type Box, height, horizontalOverlap, verticalOverlap, width } from '../../document/geometry.ts';
import { displayedBox } from '../../document/levelling.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import { crop } from '../../ocr/image/crop.ts';
import type { SignsOfText } from '../../ocr/ink/signs-of-text.ts';
import { type PageText, readPage } from '../../ocr/read-image.ts';
import { type RecognisedPage, recognisedPage } from '../recognition/recognised-page.ts';
import { holdsText, isTitle } from './holds-text.ts';
import { picturePage } from './picture-page.ts';
import { hasSureWords, withoutStray } from './sure-words.ts';

/** What was found in a picture. */
export interface PictureReading {
  /** Its title alone in a chart, a photograph or a drawing. */
  readonly kind: 'text' | 'title';
  /** The picture as a page of its own. */
  readonly page: RecognisedPage;
  /** Whether the words that the document has over it are among those of the page. */
  readonly holdsOwn: boolean;
  readonly readBy: PageText['readBy'];
}

/** Signs that there is something to read. */
export type SomeText = Exclude<SignsOfText, { readonly kind: 'none' }>;

/** What is known of a picture before it is read. */
export interface PictureSigns {
  readonly signs: SomeText;
  /** Words of the document over it, in points from its top left; none when absent. */
  readonly own?: readonly Word[];
}

/** Share of a recognised word under one of the document's own from which it is the same word, read twice. */
const SAME = 0.3;
/** Points below a title that are read with it: descenders. */
const BELOW = 4;

/**
 * Reads a picture as a page of its own, however it lies in its frame; null where it holds neither text nor a title. A
 * picture that had to be turned leaves the words of the document where they are.
 * @param number one-based number of the page that shows it.
 */
export async function readPicture(
  image: PageImage,
  number: number,
  tools: ImageTools,
  { signs, own = [] }: PictureSigns,
): Promise<PictureReading | null> {
  const shape = picturePage(image, number);
  if (signs.kind === 'title') return readTitle(image, shape, signs.bottom, tools);
  const text = await readPage(image, tools);
  const { levelling, readBy } = text;
  const shown = ({ box }: Word): Box => (levelling ? displayedBox(box, levelling) : box);
  const fresh = text.words.filter((word) => !own.some(({ box }) => covers(box, shown(word))));
  if (!hasSureWords(fresh)) return null;
  const holdsOwn = levelling === undefined;
  const words = [...(holdsOwn ? own : []), ...withoutStray(fresh)];
  const page = recognisedPage(shape, { ...text, words });
  return signs.kind === 'lines' || holdsText(page.level) ? { kind: 'text', page, holdsOwn, readBy } : null;
}

/** The title of a picture, where it is level and sure. */
async function readTitle(
  image: PageImage,
  shape: PositionedPage,
  bottom: number,
  tools: ImageTools,
): Promise<PictureReading | null> {
  const lowest = Math.ceil(bottom * image.height + (BELOW / POINTS_PER_INCH) * image.resolution);
  const text = await readPage(crop(image, [0, 0, image.width, lowest]), tools);
  if (text.levelling || !isTitle(text.words)) return null;
  return {
    kind: 'title',
    page: recognisedPage(shape, { ...text, rules: [], fills: [] }),
    holdsOwn: false,
    readBy: text.readBy,
  };
}

const covers = (own: Box, found: Box): boolean =>
  horizontalOverlap(own, found) * verticalOverlap(own, found) > SAME * width(found) * height(found);
