import { type Box, holdsMiddle } from '../../document/geometry.ts';
import type { PositionedPage, Word } from '../../document/page.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import { crop } from '../../ocr/image/crop.ts';
import type { PageText } from '../../ocr/read-image.ts';
import { type LevelPage, levelPageOf } from '../level-page.ts';
import { pictureKey } from './picture.ts';
import { contentAt, contentOf, type PictureContent } from './picture-content.ts';
import { readPicture } from './read-picture.ts';

/** A picture of a page that holds text. */
export interface PagePicture {
  readonly box: Box;
  readonly content: PictureContent;
  /** Words of the page itself that are among those of the content. */
  readonly taken: readonly Word[];
  readonly readBy: PageText['readBy'];
}

/**
 * Reads the pictures of a page that has text of its own, each by itself: lines beside it are none of its lines. Those
 * without text are left out.
 * @param image the page.
 * @param places of the pictures in points.
 */
export async function readPagePictures(
  page: PositionedPage,
  image: PageImage,
  places: readonly Box[],
  tools: ImageTools,
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = [];
  for (const box of places) {
    const picture = await readPagePicture(page, image, box, tools);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

async function readPagePicture(
  page: PositionedPage,
  image: PageImage,
  box: Box,
  tools: ImageTools,
): Promise<PagePicture | null> {
  const scale = image.resolution / POINTS_PER_INCH;
  const [x0, y0, x1, y1] = box.map((points) => Math.max(0, Math.round(points * scale))) as unknown as Box;
  const [left, top] = [x0 / scale, y0 / scale];
  const own = page.words.filter((word) => !word.invisible && holdsMiddle(box, word.box));
  const copies = new Map(own.map((word) => [shifted(word, -left, -top), word]));
  const reading = await readPicture(crop(image, [x0, y0, x1, y1]), page.number, tools, [...copies.keys()]);
  if (reading.kind === 'no_text') return null;
  const { readBy, holdsOwn } = reading;
  return {
    box,
    content: contentAt(contentOf(reading.page), [left, top], copies),
    taken: holdsOwn ? own : [],
    readBy,
  };
}

const shifted = (word: Word, x: number, y: number): Word => ({
  ...word,
  box: [word.box[0] + x, word.box[1] + y, word.box[2] + x, word.box[3] + y],
  baseline: word.baseline + y,
});

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
