import type { Segment } from './segments.ts';
import { Casing, type WordInfo, type WordInfos } from './word-info.ts';

/** How a whole line is written. */
export const LineCase = { mixed: 0, lower: 1, upper: 2, title: 3 } as const;

/** A segment with what is known of its words. */
export interface KnownSegment {
  readonly segment: Segment;
  readonly infos: readonly WordInfo[];
  readonly lineCase: number;
}

/** How a word is written in the text, as bits. */
export const Seen = { lower: 1, capitalisedInside: 2, twice: 4, once: 8 } as const;

/** The segments of a text with their words. */
export function knownSegments(text: string, segments: readonly Segment[], words: WordInfos): KnownSegment[] {
  return segments.map((segment) => {
    const infos = segment.words.map(({ start, end }) => words.of(text.slice(start, end)));
    return { segment, infos, lineCase: lineCaseOf(infos) };
  });
}

/** From four words on, most of them capitalised, a line is a title. */
function lineCaseOf(infos: readonly WordInfo[]): number {
  let [lower, capitalised, upper] = [0, 0, 0];
  for (const { casing } of infos) {
    if (casing === Casing.lower) lower++;
    else if (casing === Casing.capitalised || casing === Casing.mixed) capitalised++;
    else if (casing === Casing.upper) upper++;
  }
  if (capitalised === 0 && lower === 0 && upper > 0) return LineCase.upper;
  if (capitalised === 0 && upper === 0) return LineCase.lower;
  return capitalised >= 4 && capitalised > 2 * lower ? LineCase.title : LineCase.mixed;
}

/**
 * For the hash of each word, whether the text has it in lower case, capitalised inside a sentence, more than once.
 * Lines all in capitals, or without any, say nothing about case.
 */
export function seenInDocument(segments: readonly KnownSegment[]): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  for (const { infos, lineCase } of segments) {
    if (lineCase === LineCase.upper) continue;
    for (let at = 0; at < infos.length; at++) {
      const { id, casing } = infos[at] as WordInfo;
      if (casing === Casing.none) continue;
      const before = seen.get(id) ?? 0;
      let bits = before === 0 ? 0 : Seen.twice;
      if (casing === Casing.lower) bits |= lineCase === LineCase.lower ? 0 : Seen.lower;
      else if (lineCase === LineCase.mixed && at > 0 && !infos[at - 1]?.endsSentence) bits |= Seen.capitalisedInside;
      seen.set(id, before | bits | Seen.once);
    }
  }
  return seen;
}
