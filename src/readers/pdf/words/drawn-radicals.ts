import { type Box, centre, height } from '../../../document/geometry.ts';
import type { Word } from '../../../document/page.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { Glyph, PaintedObject, Subpath } from '../source.ts';
import type { IsLinkEdge } from './link-edges.ts';

/** Points: heights of a drawn root's sign; text has none that are smaller, and brackets that are taller are rare. */
const LOWEST = 4;
const TALLEST = 80;
/** Roots of a page at most: more are curves of maps and drawings. */
const MOST = 200;
/** Points within which a line and its outline draw one sign. */
const ONE = 1;
/** Shares of its height: how far it is drawn from a level line or an edge, and where its hook begins. */
const SLACK = 0.06;
const HOOK = { highest: 0.35, lowest: 0.85 };
/** Width of the sign without its bar, in shares of its height. */
const NARROWEST = 0.2;
const WIDEST = 1.2;
/** Corners of the line that draws one, or of its outline. */
const CORNERS = { fewest: 5, most: 12 };
/** Size of what is under the bar in shares of the sign's height, at least: labels in drawings are smaller. */
const LEAST_SIZE = 0.3;

/** The sign of a root that is drawn as a line, and its bar. */
export interface Radical {
  readonly sign: Box;
  readonly bar: readonly [from: number, to: number];
}

/**
 * The roots that are drawn on a page: equation editors draw the sign and its bar as one line, a hook down and up again to the bar.
 * Both the line and its outline may be painted.
 */
export const radicalsOf: (objects: readonly PaintedObject[]) => readonly Radical[] = oncePer((objects) => {
  const radicals: Radical[] = [];
  for (const object of objects) {
    if (object.kind !== 'path') continue;
    for (const path of object.subpaths) {
      const radical = radicalOf(path);
      if (radical && !radicals.some((other) => isSame(other, radical))) radicals.push(radical);
      if (radicals.length > MOST) return [];
    }
  }
  return radicals;
});

const isSame = (a: Radical, b: Radical): boolean =>
  a.sign.every((edge, index) => Math.abs(edge - (b.sign[index] as number)) < ONE);

/** Tells whether a bar of a root begins or ends between two neighbours, which ends a word. */
export const radicalEdgesOf =
  (radicals: readonly Radical[]): IsLinkEdge =>
  (a, b) =>
    radicals.some((radical) => isGlyphUnder(a, radical) !== isGlyphUnder(b, radical));

/** Words with a word `√` before what each root stands over, in brackets where that is more than a number or a name. */
export function withRadicals(words: readonly Word[], radicals: readonly Radical[]): Word[] {
  let rooted = [...words];
  // Those within others come first.
  for (const radical of radicals.toSorted((a, b) => a.bar[1] - a.bar[0] - (b.bar[1] - b.bar[0]))) {
    const radicand = rooted.filter((word) => isWordUnder(word, radical)).sort((a, b) => a.box[0] - b.box[0]);
    const shown = withRoot(radicand, radical);
    rooted = rooted.flatMap((word) => shown.get(word) ?? [word]);
  }
  return rooted;
}

/** The root that a path draws; undefined where it is another shape. */
function radicalOf({ points, curved, outline }: Subpath): Radical | undefined {
  const tall = height(outline);
  if (curved || points.length < CORNERS.fewest || points.length > CORNERS.most + 1) return undefined;
  if (tall < LOWEST || tall > TALLEST) return undefined;
  const [left, top, right, bottom] = outline;
  const slack = SLACK * tall;
  const barred = points.filter(([, y]) => y < top + slack);
  const start = Math.min(...barred.map(([x]) => x));
  const foot = points.find(([, y]) => y > bottom - slack);
  const hook = points.find(([x]) => x < left + slack);
  if (!foot || !hook || barred.length < 2 || points.some(([x, y]) => x > start + 2 * slack && y > top + slack))
    return undefined;
  const sign = start - left;
  const isHook = hook[1] > top + HOOK.highest * tall && hook[1] < top + HOOK.lowest * tall;
  const isFoot = foot[0] > left + slack && foot[0] < start;
  if (!isHook || !isFoot || right - start < slack || sign < NARROWEST * tall || sign > WIDEST * tall) return undefined;
  return { sign: [left, top, start, bottom], bar: [start, right] };
}

/** Whether the middle of a box is below the bar of a root, and as high as its sign. */
function isBelow(box: Box, size: number, { sign, bar: [from, to] }: Radical): boolean {
  const [x, y] = centre(box);
  return x > from && x < to && y > sign[1] && y < sign[3] && size >= LEAST_SIZE * height(sign);
}

const isGlyphUnder = ({ box, style }: Glyph, radical: Radical): boolean =>
  style.rotation === 0 && isBelow(box, style.size, radical);

const isWordUnder = ({ box, rotation, fontSize }: Word, radical: Radical): boolean =>
  rotation === 0 && isBelow(box, fontSize, radical);

/** What stands under a root, from left to right: its sign is before the first. */
function withRoot(radicand: readonly Word[], { sign }: Radical): ReadonlyMap<Word, readonly Word[]> {
  const text = radicand.map((word) => word.text).join('');
  const isPlain = /^(?:\p{L}+|[\d.,]+)$/u.test(text);
  const end = radicand.length - 1;
  return new Map(
    radicand.map((word, index) => {
      const shown = isPlain
        ? word
        : { ...word, text: `${index === 0 ? '(' : ''}${word.text}${index === end ? ')' : ''}` };
      const root: Word = { ...word, text: '√', box: [sign[0], word.box[1], word.box[0], word.box[3]] };
      return [word, index === 0 ? [root, { ...shown, spaced: false }] : [shown]];
    }),
  );
}
