import { DocumentError } from '../../document/document-error.ts';
import type { Box } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { Picture } from '../../document/picture.ts';
import { sniff } from '../../formats/sniff.ts';
import { crop } from '../../ocr/image/crop.ts';
import type { Reader, Reading } from '../../readers/reader.ts';
import type { PictureLoss } from './picture-log.ts';

/** A picture as the document shows it, or why it cannot be looked at. */
export type OpenedPicture = PageImage | PictureLoss;

export type OpenPicture = (picture: Picture) => Promise<OpenedPicture>;

/** Pixels per inch of a screen, which most pictures of unknown size were made for. */
const SCREEN = 96;
/** Pixels per inch that the size of a picture on its page can make: outside, the size says nothing. */
const PLAUSIBLE = [30, 1200] as const;
/** Most pixels of the longer side: 300 per inch of an A4 sheet. */
const LONGEST = 3500;

/**
 * Opens the pictures of a document that flows: PNG and JPEG files, cut as the document cuts them, at the resolution at
 * which it shows them.
 * @param reader of images; absent where they cannot be decoded.
 */
export const pictureOpener =
  (files: NonNullable<Reading['picture']>, reader: Reader | undefined): OpenPicture =>
  async (picture) => {
    if (picture.external) return { format: 'not in the file' };
    const bytes = files(picture.name);
    if (!bytes) return { format: 'damaged or missing' };
    const format = await sniff(bytes);
    if (format !== 'png' && format !== 'jpeg') return { format: extensionOf(picture.name) };
    if (!reader) return 'not_available';
    try {
      return shown(await decoded(reader, bytes), picture);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return { format: error.code === 'corrupt_file' ? 'damaged or missing' : 'too large or too small' };
    }
  };

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? 'of unknown format';

/** The whole picture with all its pixels, as far as these are of use. */
async function decoded(reader: Reader, bytes: Uint8Array<ArrayBuffer>): Promise<PageImage> {
  const reading = await reader.open(bytes, { maxInflatedBytes: bytes.length });
  try {
    for await (const { value: page } of reading.pages()) {
      if (page.source === 'flow' || !reading.render) break;
      const own = page.images[0]?.resolution ?? SCREEN;
      const longest = (Math.max(page.width, page.height) / POINTS_PER_INCH) * own;
      return await reading.render(page.number, own * Math.min(1, LONGEST / longest));
    }
    throw new DocumentError('corrupt_file', 'The picture has no page.');
  } finally {
    reading.close();
  }
}

function shown(image: PageImage, { width, crop: shares = [0, 0, 0, 0] }: Picture): PageImage {
  const [left, top, right, bottom] = shares;
  const part: Box = [
    Math.round(left * image.width),
    Math.round(top * image.height),
    Math.round((1 - right) * image.width),
    Math.round((1 - bottom) * image.height),
  ];
  const resolution = width === undefined ? SCREEN : ((part[2] - part[0]) / width) * POINTS_PER_INCH;
  const isPlausible = resolution >= PLAUSIBLE[0] && resolution <= PLAUSIBLE[1];
  return { ...crop(image, part), resolution: isPlausible ? resolution : SCREEN };
}
