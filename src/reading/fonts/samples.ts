import type { PositionedPage, Word } from '../../document/page.ts';
import type { DoubtedFont, Lettering } from '../../readers/lettering.ts';

/** A word in whose place on its page its letters are looked at. */
export interface Sample {
  readonly page: PositionedPage;
  /** Its text has signs for the glyphs of doubted fonts. */
  readonly word: Word;
}

/** Pages that are looked at, words that are read, and words wanted for each glyph. */
const MOST_PAGES = 16;
const MOST_WORDS = 400;
const WANTED = 6;
/** Glyphs: what stands by itself is as often a bullet as a letter. */
const SHORTEST = 2;

/** Words that show each glyph in doubt several times, as far as there are such words, from as few pages as may be. */
export async function chooseSamples(lettering: Lettering, fonts: readonly DoubtedFont[]): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const number of pagesOf(fonts)) {
    const page = await lettering.spell(number);
    for (const word of page.words) if (isReadable(word)) found.push({ page, word });
  }
  const wanted = new Map<string, number>();
  for (const { sign, isDoubted } of fonts.flatMap((font) => font.glyphs())) if (isDoubted) wanted.set(sign, WANTED);
  const lacking = ({ word }: Sample): number => signsOf(word).filter((sign) => (wanted.get(sign) ?? 0) > 0).length;
  const chosen: Sample[] = [];
  const take = (samples: readonly Sample[]): void => {
    for (const sample of [...samples].sort((a, b) => lacking(b) - lacking(a))) {
      if (chosen.length === MOST_WORDS) return;
      if (lacking(sample) === 0) continue;
      chosen.push(sample);
      for (const sign of signsOf(sample.word)) wanted.set(sign, (wanted.get(sign) ?? 0) - 1);
    }
  };
  // The same word again says less than another one.
  const first = new Map(found.toReversed().map((sample) => [sample.word.text, sample]));
  take([...first.values()].toReversed());
  take(found.filter((sample) => first.get(sample.word.text) !== sample));
  return chosen;
}

/** Pages on which glyphs in doubt are shown first, those with most of them at the beginning, and then any others. */
function pagesOf(fonts: readonly DoubtedFont[]): number[] {
  const glyphs = new Map<number, number>();
  for (const font of fonts) {
    for (const { page, isDoubted } of font.glyphs()) if (isDoubted) glyphs.set(page, (glyphs.get(page) ?? 0) + 1);
  }
  const firsts = [...glyphs].sort(([, a], [, b]) => b - a).map(([page]) => page);
  return [...new Set([...firsts, ...fonts.flatMap(({ pages }) => pages)])].slice(0, MOST_PAGES);
}

const isReadable = ({ text, rotation, invisible }: Word): boolean =>
  [...text].length >= SHORTEST && rotation % 90 === 0 && !invisible;

const signsOf = ({ text }: Word): string[] => [...new Set(text)];
