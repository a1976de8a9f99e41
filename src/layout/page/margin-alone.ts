import { union } from '../../document/geometry.ts';
import type { Typography } from '../typography.ts';
import { type Line, textOfLine } from './lines.ts';
import { type MarginPage, type MarginRow, marginRows } from './margin-rows.ts';

/** Fewest words of a page that has running heads: covers and forms have few, and all of them count. */
const FEWEST_WORDS = 20;
/** Font size, in shares of the text's, below which a row looks like no part of it. Chosen on press, half look, as is the next. */
const SMALLER = 0.95;
/** White space (font sizes) that parts a row in the size of the text from it: more than headings have below them. */
const APART = 1.5;
/** What an address, a telephone or an account number has, and a running head seldom. */
const CONTACT = /@|www\.|:\/\/|(?:\d[ ./()-]?){6}/i;

/**
 * Whether a row of a document's only page stands as text does not: alone at its edge, wholly within a margin as high as
 * the one beside the text, in smaller type or well apart, and names nobody's address. Nothing repeats there, so its
 * place and its look have to tell by themselves.
 */
export function isBesideText(row: MarginRow, page: MarginPage, typography: Typography): boolean {
  if (row.rank > 0 || row.block.length > 1 || row.lines.some((line) => isProminent(line, typography))) return false;
  const others = page.lines.filter((line) => !row.lines.includes(line));
  if (others.reduce((sum, { words }) => sum + words.length, 0) < FEWEST_WORDS) return false;
  if (row.lines.some((line) => CONTACT.test(textOfLine(line)))) return false;
  const [left, top, right, bottom] = union(others.map(({ box }) => box));
  const margin = Math.min(left, page.width - right);
  return row.lines.every(({ box, fontSize }) => {
    const gap = row.isTop ? top - box[3] : box[1] - bottom;
    const isSmall = fontSize < SMALLER * typography.fontSize;
    return (row.isTop ? box[3] : page.height - box[1]) < margin && (isSmall || gap > APART * fontSize);
  });
}

/**
 * Whether a row has the number of its page by itself and stands apart from the text: a running head, though no other page
 * may have one.
 */
export function isNumberedBesideText(row: MarginRow, page: MarginPage, typography: Typography): boolean {
  if (row.rank > 0 || !row.lines.some((line) => isNumberOf(page, line))) return false;
  if (row.lines.some((line) => isProminent(line, typography))) return false;
  return isApart(row);
}

/** “Page”, as documents say it before its number. */
const PAGE =
  'page|p[.]?|pg[.]?|seite|página|pagina|pág[.]?|pag[.]?|strona|str[.]?|side|sida|sivu|oldal|стр[.]?|страница';
/** The number of a page with what is usual around it: “- 13 -”, “[xii]”, “Page 4 of 9”. */
const PAGE_NUMBER = new RegExp(
  `^(?:(?:${PAGE}) ?)?(?:\\d{1,4}|[ivxl]{1,7})(?: ?(?:/|of|von|de|di|sur|z|из) ?\\d{1,4})?$`,
  'iu',
);
const FRAMED = /^([-–—~|·•*[<]) ?([^\]>]+?) ?[-–—~|·•*\]>]$/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/**
 * Whether a row is the number of a page and nothing else, apart from the text of a page that has some: at the foot, or at
 * the head where it does not look like the number of a chapter.
 */
export function isNumberAlone(row: MarginRow, page: MarginPage, typography: Typography): boolean {
  const [line, ...others] = row.lines;
  if (!line || others.length > 0 || row.rank > 0 || row.block.length > 1) return false;
  if (row.isTop && isProminent(line, typography)) return false;
  const text = textOfLine(line);
  const number = FRAMED.exec(text)?.[2] ?? text;
  if (!PAGE_NUMBER.test(number) || YEAR.test(number)) return false;
  if (page.lines.reduce((sum, { words }) => sum + words.length, 0) < FEWEST_WORDS) return false;
  return isApart(row);
}

/** Whether white space parts a row from the next one. */
const isApart = ({ lines, inner: [next = []] }: MarginRow): boolean =>
  lines.every(({ box, fontSize }) =>
    next.every((inner) => Math.max(inner.box[1] - box[3], box[1] - inner.box[3]) > APART * fontSize),
  );

/** Whether a line is the number of its page and signs around it; a number that ends in a point is that of an item. */
const isNumberOf = ({ number }: MarginPage, line: Line): boolean =>
  /^[^\p{L}\d]*(\d+)[^\p{L}\d.)]*$/u.exec(textOfLine(line))?.[1] === `${number}`;

/** Distance of baselines, in font sizes, and points of edges, by which rows of one text may differ. */
const UNEVEN = 0.15;
const SHIFTED = 2;

/** Whether a row is as far from the next as that from the one after it, in one type and at one edge: it is text too. */
export function isInText({ lines, inner }: MarginRow): boolean {
  const [row, next, after] = [lines, ...inner].map((parts) => (parts.length === 1 ? parts[0] : undefined));
  if (!row || !next || !after) return false;
  const isAlike = [next, after].every(
    ({ box, fontSize, bold }) =>
      Math.abs(box[0] - row.box[0]) < SHIFTED &&
      Math.abs(fontSize - row.fontSize) < UNEVEN * row.fontSize &&
      bold === row.bold,
  );
  return isAlike && Math.abs(2 * next.baseline - row.baseline - after.baseline) < UNEVEN * row.fontSize;
}

/** Whether a line is larger than the text, or as large and bold, as titles and headings are. */
const isProminent = ({ fontSize, bold }: Line, typography: Typography): boolean =>
  fontSize > typography.fontSize || (bold && !typography.bold && fontSize > SMALLER * typography.fontSize);

/**
 * Whether the number that is printed in the first or last row of a page is not its own: then it was taken out of a longer
 * document, and its running heads tell of which.
 */
export const isExtract = (page: MarginPage): boolean =>
  marginRows(page)
    .filter(({ rank, block }) => rank === 0 && block.length === 1)
    .flatMap(({ lines }) => lines.flatMap(({ words }) => [words[0], words.at(-1)]))
    .some((word) => /^(?:\d{1,3}|[xvi]+)$/i.test(word?.text ?? '') && word?.text !== `${page.number}`);
