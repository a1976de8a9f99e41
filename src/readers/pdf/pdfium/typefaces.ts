import type { Extent } from '../words/letter-heights.ts';
import { hasStems } from '../words/letterforms.ts';
import type { Occurrence } from './bitmap-outlines.ts';

/** How often letters of two fonts stand side by side within words where these are one typeface, though each can be measured. */
const ALTERNATIONS = 3;

/** A character of a font: where it stands first, its extent, and the size in points that the file says there. */
export interface Letter extends Extent, Occurrence {
  readonly size: number;
}

/** What is met of a font while a page is looked through. */
export interface Met {
  readonly letters: Map<string, Letter>;
  /** Letters of its longest word, those of other fonts of the same size included. */
  longest: number;
  /** Fonts whose letters come before its own within words, and how often. */
  readonly beside: Map<number, number>;
}

/** Fonts that are one typeface: programs that draw with Skia part one into fonts by the numbers of its glyphs. */
export function typefaces(fonts: ReadonlyMap<number, Met>): number[][] {
  const groups = new Map([...fonts.keys()].map((font) => [font, [font]]));
  for (const [font, { beside }] of fonts) {
    for (const [other, times] of beside) {
      const [own, its] = [groups.get(font) as number[], groups.get(other)];
      if (!its || its === own) continue;
      const isOne = times >= ALTERNATIONS || [font, other].some((part) => !isMeasurable(fonts.get(part) as Met));
      if (!isOne) continue;
      own.push(...its);
      for (const joined of its) groups.set(joined, own);
    }
  }
  return [...new Set(groups.values())];
}

const isMeasurable = ({ letters }: Met): boolean => hasStems((letter) => letters.has(letter));

/** What is met of the fonts of one typeface. */
export const merged = (fonts: readonly Met[]): Pick<Met, 'letters' | 'longest'> => ({
  letters: new Map(fonts.flatMap(({ letters }) => [...letters])),
  longest: Math.max(...fonts.map(({ longest }) => longest)),
});
