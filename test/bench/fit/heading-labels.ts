/** What a truth says of one of its lines. */
interface TruthLine {
  readonly key: string;
  readonly heading: boolean;
}

/** Share of a title's letters that a paragraph has to hold to be part of that title. */
const PART = 0.3;
/** Share of a paragraph's letters that a title has to hold to be what the paragraph says. */
const WHOLE = 0.5;
/** Share of pairs of letters in common from which texts are one, but for letters that were read differently. */
const ALIKE = 0.75;

/** Letters and digits alone: spaces, marks and signs differ between truths. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The lines of a Markdown text, the cells of its tables one by one. */
function linesOf(truth: string): TruthLine[] {
  let fenced = false;
  return truth.split(/\r?\n/).flatMap((line): TruthLine[] => {
    if (/^\s*```/.test(line)) fenced = !fenced;
    if (fenced) return [{ key: keyOf(line), heading: false }];
    const title = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
    if (title !== undefined) return [{ key: keyOf(title), heading: true }];
    const parts = /^\s*\||<t[dh]/.test(line)
      ? line.split(/\||<\/t[dh]>/)
      : [line.replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '')];
    return parts.map((part) => ({ key: keyOf(part), heading: false })).filter(({ key }) => key !== '');
  });
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));

function likeness(a: string, b: string): number {
  const [own, others] = [pairsOf(a), pairsOf(b)];
  const common = [...own].filter((pair) => others.has(pair)).length;
  return (2 * common) / (own.size + others.size || 1);
}

const isTitle = (key: string, title: string): boolean =>
  (title.includes(key) && key.length >= PART * title.length) ||
  (key.startsWith(title) && title.length >= WHOLE * key.length) ||
  likeness(key, title) >= ALIKE;

/**
 * Whether paragraphs are headings in a Markdown truth, by their texts.
 * @param texts of the paragraphs, in the order of the document.
 * @returns for each paragraph: `undefined` where the truth does not tell, as when it has the text as both.
 */
export function headingLabels(truth: string, texts: readonly string[]): (boolean | undefined)[] {
  const lines = linesOf(truth);
  const titles = [...new Set(lines.filter(({ heading }) => heading).map(({ key }) => key))];
  const byKey = Map.groupBy(lines, ({ key }) => key);
  const keys = texts.map(keyOf);
  const seen = new Map<string, number>();
  return keys.map((key) => {
    if (key === '') return false;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const same = byKey.get(key);
    if (same === undefined) return titles.some((title) => title !== '' && isTitle(key, title));
    if (same.every(({ heading }) => heading === same[0]?.heading)) return same[0]?.heading;
    return same.length === keys.filter((other) => other === key).length ? same[nth]?.heading : undefined;
  });
}
