import { type Box, height, width } from '../../../document/geometry.ts';
import type { RecognizedWord } from '../recognizer.ts';
import type { Character } from './decode.ts';

/** Shares of the line's height: characters further apart belong to two words, even where the network reads no space. */
const WIDE_GAP = 1.2;
/** Share of a line's height that its box has as margin above and below the letters. */
const MARGIN = 0.12;
/** Shares of a line's height: where the baseline is, and the size of the type. Medians of Tesseract's measures on scans. */
const BASELINE = 0.68;
const TYPE = 0.8;

/** Characters between spaces and wide gaps. */
function split(characters: readonly Character[], gap: number): Character[][] {
  const words: Character[][] = [[]];
  let end = 0;
  for (const character of characters) {
    if (character.text.trim() === '' || character.start - end > gap) words.push([]);
    if (character.text.trim() !== '') words.at(-1)?.push(character);
    end = character.end;
  }
  return words.filter((word) => word.length > 0);
}

/** The words of a line with the given box. A word is as certain as its characters are on the geometric mean. */
export function wordsOf(characters: readonly Character[], line: Box): RecognizedWord[] {
  const [w, h] = [width(line), height(line)];
  return split(characters, (h * WIDE_GAP) / w).map((word) => {
    const start = (word[0] as Character).start;
    const end = (word.at(-1) as Character).end;
    const logs = word.reduce((sum, { probability }) => sum + Math.log(Math.max(probability, 1e-6)), 0);
    return {
      text: word.map(({ text }) => text).join(''),
      box: [line[0] + start * w, line[1] + h * MARGIN, line[0] + end * w, line[3] - h * MARGIN],
      baseline: line[1] + h * BASELINE,
      fontSize: h * TYPE,
      confidence: Math.exp(logs / word.length),
    };
  });
}
