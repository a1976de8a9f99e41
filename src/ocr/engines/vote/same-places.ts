import type { RecognizedWord } from '../recognizer.ts';

type Words = readonly RecognizedWord[];

/** Font sizes: how far beside its ink the larger model may place a letter, by the steps in which it reads a line. */
const OFF = 1 / 6;

/**
 * Two readings of one line, cut into the shortest stretches that hold the same words of both: one word each, several where
 * one of them leaves out a space or sees one too many, and no word of the one where only the other sees any. From left
 * to right.
 */
export function samePlaces(one: Words, other: Words): (readonly [Words, Words])[] {
  const words = [...one.map((word) => ({ word, side: 0 })), ...other.map((word) => ({ word, side: 1 }))];
  const stretches: [RecognizedWord[], RecognizedWord[]][] = [];
  for (const { word, side } of words.sort((a, b) => a.word.box[0] - b.word.box[0])) {
    const last = stretches.at(-1);
    if (last?.[1 - side]?.some((opposite) => areInOnePlace(word, opposite))) last[side as 0 | 1].push(word);
    else stretches.push(side === 0 ? [[word], []] : [[], [word]]);
  }
  return stretches;
}

/** Whether one of two words of a line covers the middle of the other. */
const areInOnePlace = (a: RecognizedWord, b: RecognizedWord): boolean => covers(a, b) || covers(b, a);

function covers({ box, fontSize }: RecognizedWord, other: RecognizedWord): boolean {
  const middle = (other.box[0] + other.box[2]) / 2;
  return middle >= box[0] - OFF * fontSize && middle <= box[2] + OFF * fontSize;
}
