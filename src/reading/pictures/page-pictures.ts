import { type Box, holdsMiddle, movedWord } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import { crop } from '../../ocr/image/crop.ts';
import { type LevelPage, levelPageOf } from '../level-page.ts';
import { contentAt, contentOf, type PictureContent } from './picture-content.ts';
import { pictureKey } from './picture-key.ts';
import { type PictureReading, readPicture, type SomeText } from './read-picture.ts';

/** Where a picture of a page is, and what is known of it. */
export interface PicturePlace {
  /** Points. */
  readonly box: Box;
  readonly signs: SomeText;
}

/** A picture of a page that holds text or has a title. */
export interface PagePicture extends Pick<PictureReading, 'kind' | 'readBy'> {
  readonly box: Box;
  readonly content: PictureContent;
  /** Words of the page itself that are among those of the content. */
  readonly taken: readonly Word[];
}

/**
 * Reads the pictures of a page that has text of its own, each by itself: lines beside it are none of its lines. Those
 * without text and title are left out.
 * @param image the page.
 */
export async function readPagePictures(
  page: PositionedPage,
  image: PageImage,
  places: readonly PicturePlace[],
  tools: ImageTools,
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = [];
  for (const place of places) {
    const picture = await readPagePicture(page, image, place, tools);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

async function readPagePicture(
  page: PositionedPage,
  image: PageImage,
  { box, signs }: PicturePlace,
  tools: ImageTools,
): Promise<PagePicture | null> {
  const scale = image.resolution / POINTS_PER_INCH;
  const [x0, y0, x1, y1] = box.map((points) => Math.max(0, Math.round(points * scale))) as unknown as Box;
  const [left, top] = [x0 / scale, y0 / scale];
  const own = page.words.filter((word) => !word.invisible && holdsMiddle(box, word.box));
  const copies = new Map(own.map((word) => [movedWord(word, -left, -top), word]));
  const known = { signs, own: [...copies.keys()] };
  const reading = await readPicture(crop(image, [x0, y0, x1, y1]), page.number, tools, known);
  if (!reading) return null;
  const { kind, readBy, holdsOwn } = reading;
  const content = contentAt(contentOf(reading), [left, top], copies);
  return { kind, box, content, taken: holdsOwn ? own : [], readBy };
}

/** A page without the words that belong to its pictures, and with what is written in these beside it. */
export function withPictures(page: PositionedPage, read: readonly PagePicture[]): LevelPage {
  const taken = new Set(read.flatMap((picture) => picture.taken));
  const figures = read.map(({ box, content }, index) => ({ box, content, picture: { name: `${index + 1}` } }));
  const others = page.images.filter((image) => !read.some(({ box }) => holdsMiddle(box, image.box)));
  const level: PositionedPage = {
    ...page,
    source: 'ocr',
    words: page.words.filter((word) => !taken.has(word)),
    images: [...others, ...figures.map(({ box, picture }) => ({ box, picture }))],
  };
  const pictures = figures.map(
    ({ picture, content }) => [pictureKey({ picture, page: page.number }), content] as const,
  );
  return { ...levelPageOf(level), pictures: new Map(pictures) };
}
