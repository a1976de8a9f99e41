import { TooMuch } from '../document/budget.ts';
import { DocumentError } from '../document/document-error.ts';
import { type Box, grown, height, holdsMiddle, overlap, union, width } from '../document/geometry.ts';
import type { Result } from '../document/message.ts';
import type { ImageRegion, Page, PositionedPage, Word } from '../document/page.ts';
import { inPoints, type PageImage, POINTS_PER_INCH } from '../document/page-image.ts';
import { type CheckBox, findCheckBoxes, squaresOf } from '../ocr/ink/check-boxes.ts';
import { inkComponents } from '../ocr/ink/ink-components.ts';
import { levelImage } from './level-image.ts';
import type { Render } from './recognition/recognition.ts';

/** Points: sides of pictures that may be check boxes with some paper around them. */
const SIDE = { least: 5, most: 24 } as const;
/** Greatest side in shares of the other. */
const OBLONG = 1.5;
/**
 * Pixels per inch at which such pages are drawn at most: a box of 6 points has sides of 17 pixels. Pages of larger pictures
 * are drawn smaller, so that the smallest has so many pixels.
 */
const RESOLUTION = 200;
const PIXELS = 36;
/** Sizes of type between a picture and a word of its line: `findCheckBoxes` looks no further, at heights of letters. */
const NEAR = 4;
/** Points by which a box may lie beside its picture. */
const SLACK = 1;
/** Largest share of a page that is drawn to see whether all of it has to be: loading the page takes half the time. */
const SMALL_PART = 0.25;

/** Pages on which small pictures of check boxes stand as words, ☒ and ☐, by what the drawn page shows. */
export async function* withPicturedCheckBoxes(
  pages: AsyncIterable<Result<Page>>,
  render: Render | undefined,
): AsyncGenerator<Result<Page>> {
  for await (const { value: page, messages } of pages) {
    yield { value: render && page.source !== 'flow' ? await withCheckBoxes(page, render) : page, messages };
  }
}

async function withCheckBoxes(page: PositionedPage, render: Render): Promise<PositionedPage> {
  const pictures = page.images.filter(({ box }) => isSmall(box) && isBesideWord(box, page.words));
  if (pictures.length === 0) return page;
  const resolution = resolutionFor(pictures);
  if (!(await mayShowSquare(page, pictures, render, resolution))) return page;
  const image = await drawn(page, render, resolution);
  if (!image) return page;
  const found = findCheckBoxes(image, inkComponents(image)).flatMap((box) => {
    const word = wordOf(page.words, box, image);
    const picture = word && pictures.find((one) => holdsMiddle(grown(one.box, SLACK), word.box));
    const isWord = picture && page.words.some((other) => holdsMiddle(picture.box, other.box));
    return picture && !isWord ? [{ word, picture }] : [];
  });
  const taken = new Set<ImageRegion>(found.map(({ picture }) => picture));
  return {
    ...page,
    words: [...page.words, ...found.map(({ word }) => word)],
    images: page.images.filter((one) => !taken.has(one)),
  };
}

const isSmall = (box: Box): boolean => {
  const [shorter, longer] = [Math.min(width(box), height(box)), Math.max(width(box), height(box))];
  return shorter >= SIDE.least && longer <= SIDE.most && longer <= OBLONG * shorter;
};

/** Whether there is text that a picture may belong to: drawing a page takes longer than reading it. */
const isBesideWord = ([x0, y0, x1, y1]: Box, words: readonly Word[]): boolean =>
  words.some(
    ({ box, fontSize }) => overlap(y0, y1, box[1], box[3]) > 0 && Math.max(box[0] - x1, x0 - box[2]) <= NEAR * fontSize,
  );

function resolutionFor(pictures: readonly ImageRegion[]): number {
  const least = pictures.reduce<number>((side, { box }) => Math.min(side, width(box), height(box)), SIDE.most);
  return Math.min(RESOLUTION, (PIXELS / least) * POINTS_PER_INCH);
}

/**
 * Whether a square may be drawn at one of some pictures: most are bullets and icons. To see that, the part of the page
 * that they are on is drawn, where it is a small one; of a page that was levelled all would have to be.
 */
async function mayShowSquare(
  page: PositionedPage,
  pictures: readonly ImageRegion[],
  render: Render,
  resolution: number,
): Promise<boolean> {
  const around = union(pictures.map(({ box }) => grown(box, SIDE.most)));
  if (page.levelling || width(around) * height(around) > SMALL_PART * page.width * page.height) return true;
  const part = await drawn(page, render, resolution, around);
  return part !== undefined && squaresOf(part, inkComponents(part)).length > 0;
}

/**
 * The drawn page as its words were read, or an area of it; undefined where it cannot be drawn: it is read without its
 * pictures then.
 */
async function drawn(
  page: PositionedPage,
  render: Render,
  resolution: number,
  area?: Box,
): Promise<PageImage | undefined> {
  try {
    return levelImage(await render(page.number, resolution, area), page);
  } catch (error) {
    if (error instanceof TooMuch || error instanceof DocumentError) return undefined;
    throw error;
  }
}

/** A check box as a word like the nearest one of its line; undefined where there is none. */
function wordOf(words: readonly Word[], { box, checked }: CheckBox, image: PageImage): Word | undefined {
  const place = box.map((pixels) => inPoints(pixels, image)) as unknown as Box;
  const level = words.filter((word) => overlap(word.box[1], word.box[3], place[1], place[3]) > 0);
  const [first, ...others] = level;
  if (!first) return undefined;
  const gap = ({ box }: Word): number => Math.max(box[0] - place[2], place[0] - box[2]);
  const nearest = others.reduce((a, b) => (gap(b) < gap(a) ? b : a), first);
  return { ...nearest, text: checked ? '☒' : '☐', box: place, spaced: true, link: undefined };
}
