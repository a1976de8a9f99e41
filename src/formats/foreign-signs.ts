/** How files begin that are recognised only to be refused. All take the head of a file. */
type Sign = (head: Uint8Array) => boolean;

/** Each byte as the character of its number, so that patterns can ask for bytes. */
const characters = (head: Uint8Array): string => new TextDecoder('latin1').decode(head);

const begins =
  (pattern: RegExp): Sign =>
  (head) =>
    pattern.test(characters(head));

/**
 * Whether a zip archive says first, in a file of that name that is not compressed, that it is of such a media type (ODF
 * 1.3, part 2, 3.3; EPUB OCF 3.3, 4.3). A local header has 30 bytes.
 * @param mediaType how it begins, as part of a pattern.
 */
const saysFirst = (mediaType: string): Sign => begins(new RegExp(`^PK\\x03\\x04.{26}mimetype${mediaType}`, 's'));

export const isOpenDocument = saysFirst('application/vnd\\.oasis\\.opendocument');

export const isEpub = saysFirst('application/epub\\+zip');

/** Whether the bytes begin as RTF (Rich Text Format 1.9.1). */
export const isRichText = begins(/^\{\\rtf/);

/** Whether HTML begins behind no more than its byte order mark, XML declaration and comments. */
export const isWebPage = begins(
  /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?xml[^>]*>|<!--.*?-->)\s*)*<(?:!doctype\s+html|html)[\s>]/is,
);

const FIELD = '(?:date|delivered-to|from|message-id|mime-version|received|return-path|subject|to):';

/** Whether two fields of a message stand above its text, one of them first (RFC 5322, 3.6); a page saved as MHTML has them too. */
export const isMessage = begins(new RegExp(`^${FIELD}(?:.+\\r?\\n)+${FIELD}`, 'i'));

/** Whether the file is of the container of ISO/IEC 14496-12, and one of these brands is named in its first box. */
const hasBrand = (brands: string): Sign =>
  begins(new RegExp(`^\\0\\0\\0.ftyp(?:${brands}|(?:mif1|msf1).{4}(?:.{4})*?(?:${brands}))`, 's'));

/** ISO/IEC 23008-12, annexes B and C. */
export const isHeic = hasBrand('heic|heix|heim|heis|hevc|hevx');

export const isAvif = hasBrand('avif|avis');

export const isWebp = begins(/^RIFF.{4}WEBP/s);

/** TIFF 6.0, section 2, in either order of bytes; 43 in place of 42 is BigTIFF. */
export const isTiff = begins(/^(?:II[*+]\0|MM\0[*+])/);

export const isGif = begins(/^GIF8[79]a/);

/** A bitmap whose reserved words are zero and whose first header has one of the lengths that there are (BITMAPFILEHEADER). */
export const isBmp = begins(/^BM.{4}\0{4}.{4}[\f(@l|]\0\0\0/s);
