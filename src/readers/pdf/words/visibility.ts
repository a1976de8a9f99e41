import { type Box, height, holdsMiddle, union, width } from '../../../document/geometry.ts';
import type { FilledRectangle, PositionedPage } from '../../../document/page.ts';
import { SCAN_SHARE } from '../../../document/scan.ts';
import { WHITE } from '../graphics/shapes.ts';
import { type Glyph, isGlyph, type PaintedObject, type PdfPage, type TextStyle, type TextToken } from '../source.ts';
import { hasGap } from './breaks.ts';

/** What lies under and over the text of a page. */
export interface Surroundings extends Pick<PositionedPage, 'width' | 'height' | 'images' | 'drawings'> {
  /** Opaque rectangles, white ones too, in the order in which they are painted. */
  readonly areas: readonly FilledRectangle[];
  /** All that is painted besides text, in its order. */
  readonly objects: PdfPage['objects'];
}

/** Whether text of the given objects leaves ink in a box of the drawn page. */
export type HasInk = (box: Box) => boolean;

/** Largest difference of a colour's channels (of 255) that nobody sees. */
export const CONTRAST = 8;

/**
 * The text objects that may leave no ink: not painted at all, optional, clipped away, painted in the colour of what lies under
 * them, or covered by what is painted after them. Text under or over a scan that is not seen is its recognised text, and
 * no suspect.
 */
export function suspectsOf(tokens: readonly TextToken[], page: Surroundings): ReadonlySet<number> {
  const suspects = new Set<number>();
  const away = clippedAway(tokens);
  const isLayered = hasScan(page);
  // Nobody makes a page all of whose text is turned off.
  const mayBeOff = tokens.some((token) => isGlyph(token) && !token.style.optional);
  const covers = isLayered ? [] : coversOf(page.objects);
  const isLikeGround = likenessToGrounds(page);
  const isLost = inColorOfGround(page);
  // Glyphs of one text object follow each other: what they share is looked up once.
  let style: TextStyle | undefined;
  let [above, isAlike, isSure] = [0, false, true];
  for (const token of tokens) {
    if (!isGlyph(token)) continue;
    if (style !== token.style) {
      style = token.style;
      above = firstAfter(covers, style.after);
      isAlike = isLikeGround(style.color);
      if ((style.invisible || (style.optional && mayBeOff)) && !isLayered) suspects.add(style.object);
      isSure =
        style.invisible ||
        (above === covers.length && !isAlike && style.clip === undefined) ||
        suspects.has(style.object);
    }
    if (isSure) continue;
    if (!(away.has(token) || (isAlike && isLost(token)) || isCovered(token, covers, above))) continue;
    suspects.add(style.object);
    isSure = true;
  }
  return suspects;
}

/** Whether a glyph lies where its clipping paths leave nothing. */
const isClipped = ({ box, style: { clip } }: Glyph): boolean => clip !== undefined && !holdsMiddle(clip, box);

/**
 * Whether a level glyph has its place beside what its clipping paths leave: the hair of ink at their edge is no letter. Fonts may
 * claim any ascent and descent, so that above and below it is a size away.
 */
const isBesideClip = ({ box: [x0, y0, x1, y1], style: { clip, rotation, size } }: Glyph): boolean =>
  clip !== undefined &&
  rotation === 0 &&
  (x0 >= clip[2] || x1 <= clip[0] || y0 - size >= clip[3] || y1 + size <= clip[1]);

/** The glyphs of words, as white space or a gap parts them, that are clipped away: of a word that is cut, all is text. */
function clippedAway(tokens: readonly TextToken[]): ReadonlySet<Glyph> {
  const away = new Set<Glyph>();
  let word: Glyph[] = [];
  const end = (): void => {
    if (word.every(isClipped)) for (const glyph of word) away.add(glyph);
    word = [];
  };
  if (!tokens.some((token) => isGlyph(token) && isClipped(token))) return away;
  for (const token of tokens) {
    const last = word.at(-1);
    if (!isGlyph(token) || (last && hasGap(last, token))) end();
    if (isGlyph(token)) word.push(token);
  }
  end();
  return away;
}

/** The text objects that nobody sees whatever lies around them: not painted, or clipped away as a whole. */
export function unseenObjects(tokens: readonly TextToken[]): ReadonlySet<number> {
  const away = clippedAway(tokens);
  const unseen = new Set<number>();
  const seen = new Set<number>();
  for (const token of tokens) {
    if (isGlyph(token)) (token.style.invisible || away.has(token) ? unseen : seen).add(token.style.object);
  }
  for (const object of seen) unseen.delete(object);
  return unseen;
}

/** The index of the first cover that is painted after so many objects. */
function firstAfter(covers: readonly Cover[], after: number): number {
  let [from, to] = [0, covers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((covers[middle] as Cover).at >= after) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Whether pictures fill most of a page. */
const hasScan = ({ images, width: across, height: down }: Surroundings): boolean =>
  images.reduce((sum, { box }) => sum + width(box) * height(box), 0) > SCAN_SHARE * across * down;

/** Tells whether paper or an area of the page has a colour of text too. */
function likenessToGrounds({ areas }: Surroundings): (color: string) => boolean {
  const grounds = new Set([WHITE, ...areas.map(({ color }) => color)]);
  const known = new Map<string, boolean>();
  return (color) => {
    let isAlike = known.get(color);
    if (isAlike === undefined) {
      isAlike = [...grounds].some((ground) => isLike(color, ground));
      known.set(color, isAlike);
    }
    return isAlike;
  };
}

/** Tells whether a glyph has the colour of what lies under it; over pictures that cannot be told. */
const inColorOfGround = ({ areas, images, drawings = [] }: Surroundings): ((glyph: Glyph) => boolean) => {
  const pictures = [...images, ...drawings];
  return ({ box, style }) =>
    !pictures.some((picture) => holdsMiddle(picture.box, box)) &&
    isLike(style.color, areas.findLast((area) => holdsMiddle(area.box, box))?.color ?? WHITE);
};

/** What may cover text, with its place in the order of painting, and the box around it and all that is painted later. */
interface Cover {
  readonly at: number;
  readonly box: Box;
  around: Box;
}

function coversOf(objects: readonly PaintedObject[]): Cover[] {
  const covers: Cover[] = [];
  for (let at = 0; at < objects.length; at++) {
    const object = objects[at] as PaintedObject;
    if (object.kind === 'image') covers.push({ at, box: object.region.box, around: object.region.box });
    else if (object.kind === 'path' && object.fill?.isOpaque) {
      const box = union(object.subpaths.map(({ outline }) => outline));
      covers.push({ at, box, around: box });
    }
  }
  for (let index = covers.length - 2; index >= 0; index--) {
    const cover = covers[index] as Cover;
    cover.around = union([cover.box, (covers[index + 1] as Cover).around]);
  }
  return covers;
}

/** Whether a glyph is covered from the cover of an index on. A loop, as it is run for each glyph of a page. */
function isCovered({ box }: Glyph, covers: readonly Cover[], from: number): boolean {
  for (let index = from; index < covers.length; index++) {
    const cover = covers[index] as Cover;
    if (!holdsMiddle(cover.around, box)) return false;
    if (holdsMiddle(cover.box, box)) return true;
  }
  return false;
}

function isLike(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)];
  return [16, 8, 0].every((shift) => Math.abs(((left >> shift) & 0xff) - ((right >> shift) & 0xff)) <= CONTRAST);
}

/** The tokens in two parts, white space in both: what is seen, and stretches of suspect glyphs without any ink. */
export function partByInk(
  tokens: readonly TextToken[],
  suspects: ReadonlySet<number>,
  hasInk: HasInk,
): { readonly seen: TextToken[]; readonly hidden: TextToken[] } {
  const [seen, hidden]: [TextToken[], TextToken[]] = [[], []];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as TextToken;
    let end = at + 1;
    if (!isGlyph(first)) {
      seen.push(first);
      hidden.push(first);
    } else {
      while (isOfObject(tokens[end], first.style.object)) end++;
      const stretch = tokens.slice(at, end);
      const isSeen =
        !suspects.has(first.style.object) ||
        stretch.some((token) => isGlyph(token) && !isBesideClip(token) && hasInk(token.box));
      (isSeen ? seen : hidden).push(...stretch);
    }
    at = end;
  }
  return { seen, hidden };
}

const isOfObject = (token: TextToken | undefined, object: number): boolean =>
  isGlyph(token) && token.style.object === object;
