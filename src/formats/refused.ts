import {
  isAvif,
  isBmp,
  isEpub,
  isGif,
  isHeic,
  isMessage,
  isOpenDocument,
  isRichText,
  isTiff,
  isWebPage,
  isWebp,
} from './foreign-signs.ts';
import type { RefusedFormat } from './format-row.ts';

type Rows = Readonly<Record<string, RefusedFormat>>;

/** Texts, which may stand before the mark of a PDF. */
export const refusedTexts = {
  'web-page': {
    matches: ({ head }) => isWebPage(head),
    refusal: 'This is a web page: print it to PDF and send that.',
  },
  message: {
    matches: ({ head }) => isMessage(head),
    refusal: 'This is an e-mail message: print it to PDF and send that, or send its attachments.',
  },
  rtf: {
    matches: ({ head }) => isRichText(head),
    refusal: 'This is rich text (RTF): save it as .docx or PDF and send that copy.',
  },
} as const satisfies Rows;

/** Zip archives of other programs. */
export const refusedArchives = {
  opendocument: {
    matches: ({ head }) => isOpenDocument(head),
    refusal: 'This is an OpenDocument file, as LibreOffice writes them: save it as .docx or PDF and send that copy.',
  },
  epub: {
    matches: ({ head }) => isEpub(head),
    refusal: 'This is an e-book (EPUB): convert it to PDF and send that.',
  },
  iwork: {
    matches: ({ zipNames }) => zipNames?.includes('index/document.iwa') ?? false,
    refusal: 'This is a file of Pages, Numbers or Keynote: export it as Word or PDF and send that.',
  },
} as const satisfies Rows;

/** The row of a kind of picture that is refused. */
const otherPicture = (name: string, isOne: (head: Uint8Array) => boolean): RefusedFormat => ({
  matches: ({ head }) => isOne(head),
  refusal: `This is a ${name} picture: save it as JPEG, PNG or PDF and send that copy.`,
});

/** Pictures that text recognition does not take. */
export const refusedPictures = {
  heic: otherPicture('HEIC', isHeic),
  avif: otherPicture('AVIF', isAvif),
  webp: otherPicture('WebP', isWebp),
  tiff: otherPicture('TIFF', isTiff),
  gif: otherPicture('GIF', isGif),
  bmp: otherPicture('BMP', isBmp),
} as const satisfies Rows;
