/** Number of times that each character occurs. */
export type Characters = ReadonlyMap<string, number>;

/**
 * What is not counted, on either side:
 * - white space, control and private characters, unknown ones (U+FFFD), and accents, which files set beside their letters;
 * - hyphens and dashes, which Markdown drops where a line breaks a word, and writes for every bullet;
 * - bullets and tick boxes, which it writes as `-` and `[x]`;
 * - leaders, rows of dots that lead to a value: they draw a line, which a table does without.
 */
const UNCOUNTED = /[\s\p{C}\p{M}\ufffd\p{Pd}\u2043\u00b4`^~¨¯¸•·∙⋅◦▪▫■□●○‣➢➤►▶▸❏❐❑❒❖◆◇♦☐☑☒⊠✓✔✗✘✦★❍*]/u;

/** The characters of texts that count, compatibility forms such as ligatures and raised numbers taken apart. */
export function charactersOf(texts: Iterable<string>): Characters {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const character of text.normalize('NFKD').replaceAll(LEADERS, ' ')) {
      if (!UNCOUNTED.test(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return counts;
}

/** Five dots and more, each perhaps with white space behind: an ellipsis has three, and a full stop before it. */
const LEADERS = /(?:[.·∙‧…]\s?){5,}/gu;

/** How many characters there are. */
export const size = (characters: Characters): number => [...characters.values()].reduce((sum, count) => sum + count, 0);

/** What is left of the first when each character of the second is taken from it once. */
export function minus(from: Characters, taken: Characters): Characters {
  const rest = new Map<string, number>();
  for (const [character, count] of from) {
    const left = count - (taken.get(character) ?? 0);
    if (left > 0) rest.set(character, left);
  }
  return rest;
}
