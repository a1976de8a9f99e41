import { overlap } from '../../document/geometry.ts';
import { isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { FindIn } from '../placed-in.ts';

/** Most words of a caption. Chosen on papers of our own, as all here. */
const MOST_WORDS = 5;
/** Distance in font sizes up to which a caption and its value begin at one edge, or have one middle. */
export const ALIGNED = 0.4;
/** White in font sizes of the value, up to which it belongs to the caption above, and up to which text goes on below it. */
const NEAR = 0.9;

/** A caption with the one line below it, in another style, that is its value. */
export interface Captioned {
  readonly caption: Line;
  readonly value: Line;
}

/** How a text looks. */
export const styleOf = ({ words, fontSize }: Line): string => {
  const [first] = words;
  return first ? `${Math.round(2 * fontSize)} ${isBold(first)} ${first.italic} ${first.color}` : '';
};

/** A caption with its value; undefined for other text. @param find finds the texts of the page. */
export function captionedBy(caption: Line, find: FindIn<Line>): Captioned | undefined {
  if (!isCaption(caption)) return undefined;
  const value = below(caption, find);
  if (!value || styleOf(value) === styleOf(caption)) return undefined;
  const next = under({ caption, value }, near(value, find, NEAR));
  // Where more lines follow it is running text, an address, a list or a table.
  return next && styleOf(next) !== styleOf(caption) ? undefined : { caption, value };
}

const isCaption = ({ words }: Line): boolean =>
  words.length <= MOST_WORDS &&
  words.some(({ text }) => /\p{L}{2}/u.test(text)) &&
  !/^\p{Ll}/u.test(words[0]?.text ?? '') &&
  words.every(({ text }) => !/\d/.test(text));

/** The text that is near below another one, and begins at its edge or has its middle. */
const below = (above: Line, find: FindIn<Line>): Line | undefined =>
  near(above, find, NEAR).find(({ box, fontSize }) => {
    const [x0, , x1] = above.box;
    const slack = ALIGNED * fontSize;
    return Math.abs(box[0] - x0) <= slack || Math.abs(box[0] + box[2] - x0 - x1) <= slack;
  });

/** The first of some texts that is as far left or right as a caption or its value. */
export const under = ({ caption, value }: Captioned, texts: readonly Line[]): Line | undefined => {
  const [x0, x1] = [caption.box[0], Math.max(caption.box[2], value.box[2])];
  return texts.find(({ box }) => overlap(box[0], box[2], x0, x1) > 0);
};

/** The largest type, in font sizes of the text above, that is looked for below it. */
const LARGEST = 4;

/** What is below a text, from top to bottom. @param white between them at most, in font sizes of what is below. */
export function near({ box: [, , , bottom], fontSize: size }: Line, find: FindIn<Line>, white: number): Line[] {
  const reach = LARGEST * (white + 1) * size;
  return find([Number.NEGATIVE_INFINITY, bottom, Number.POSITIVE_INFINITY, bottom + reach])
    .filter(({ box, fontSize }) => (box[1] + box[3]) / 2 > bottom && box[1] - bottom <= white * fontSize)
    .sort((a, b) => a.baseline - b.baseline);
}
