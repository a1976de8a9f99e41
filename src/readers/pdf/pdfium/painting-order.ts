import { type Glyph, isGlyph, SPACE, type TextToken } from '../source.ts';

/** Cosine of the direction below which text runs leftwards: that of text straight up or down is nought. */
const LEFTWARDS = -0.01;

/**
 * Text with the turned text that runs leftwards in the order of painting: PDFium reads the text objects of a line by their x,
 * which takes such text, where each letter is an object of its own, from its end. White space between them that is not
 * shown it has found there: that is left out.
 * @param spaces the text object of each white space that is shown, in their order.
 * @param count of the text objects whose place in the order of painting is known: they are numbered by it.
 */
export function inPaintingOrder(
  tokens: readonly TextToken[],
  spaces: readonly number[],
  count: number,
): readonly TextToken[] {
  if (!tokens.some(runsLeftwards)) return tokens;
  const ordered: TextToken[] = [];
  let stretch: Placed[] = [];
  let space = 0;
  let direction = 0;
  const settle = (): void => {
    for (const { token } of settled(stretch, count)) ordered.push(token);
    stretch = [];
  };
  for (const token of tokens) {
    if (isGlyph(token)) {
      if (!runsLeftwards(token) || token.style.direction !== direction) settle();
      direction = token.style.direction;
    }
    const place = isGlyph(token) ? token.style.object : token === SPACE ? spaces[space++] : undefined;
    stretch.push({ token, object: place });
  }
  settle();
  return ordered;
}

interface Placed {
  readonly token: TextToken;
  /** Undefined for white space that is not shown. */
  readonly object: number | undefined;
}

const runsLeftwards = (token: TextToken): token is Glyph =>
  isGlyph(token) && token.style.rotation !== 0 && Math.cos((token.style.direction * Math.PI) / 180) < LEFTWARDS;

/** A stretch of text of one direction in the order of painting. */
function settled(stretch: readonly Placed[], count: number): readonly Placed[] {
  if (!stretch.some(({ token }) => runsLeftwards(token))) return stretch;
  const shown = stretch.flatMap(({ token, object }) => (object === undefined ? [] : [{ token, object }]));
  const objects = shown.map(({ object }) => object);
  const isKept = objects.every((object, index) => index === 0 || object >= (objects[index - 1] as number));
  if (isKept || objects.some((object) => object >= count)) return stretch;
  return shown.toSorted((a, b) => a.object - b.object);
}
