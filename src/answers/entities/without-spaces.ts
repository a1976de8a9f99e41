import type { Span } from '../text/span.ts';
import { inOrigin, partText } from './part-text.ts';
import type { Recognizer } from './recognizer.ts';

/**
 * The same recogniser, for what has no space inside and always has a sign: it reads only runs of characters without a
 * space that have the sign, in prose a few in a hundred.
 * @param sign a global pattern that matches no space and takes time in proportion to the text.
 */
export const withoutSpaces = (sign: RegExp, recognizer: Recognizer): Recognizer => ({
  ...recognizer,
  *find(text) {
    const parts = partText(text, runsWith(sign, text));
    yield* inOrigin(parts, recognizer.find(parts.text));
  },
});

/** The runs of a text without spaces that have a sign. */
function* runsWith(sign: RegExp, text: string): Iterable<Span> {
  const space = /\s/g;
  let end = 0;
  for (const { index } of text.matchAll(sign)) {
    if (index < end) continue;
    let start = index;
    while (start > end && !isSpace(text.charAt(start - 1))) start--;
    space.lastIndex = index;
    end = space.exec(text)?.index ?? text.length;
    yield { start, end };
  }
}

const isSpace = (character: string): boolean => /\s/.test(character);
