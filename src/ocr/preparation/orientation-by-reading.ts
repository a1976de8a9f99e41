import type { PageImage } from '../../document/page-image.ts';
import type { RecognizedWord, Recognizer } from '../engines/recognizer.ts';
import { turn } from '../image/quarter-turn.ts';
import type { Letters } from './letters.ts';

/** Height in type heights of the part of a page that is read: a few lines. */
const SAMPLE = 16;
/** Confidence of words that are beyond doubt: upside down, hardly any is. */
const SURE = 0.6;
/** Share of the characters in such words from which a page is not upside down. */
const UPRIGHT = 0.5;
/** Fewest such characters that turn a page round, and how many times as many as without the turn. */
const FEWEST = 20;
const CLEARER = 2;

/** The part of an image, from edge to edge, that holds the most letters. */
export function sampleOf(image: PageImage, { boxes, typeHeight }: Letters): PageImage {
  const rows = Math.min(image.height, Math.ceil(typeHeight * SAMPLE));
  const bands = new Uint32Array(Math.ceil(image.height / rows));
  for (const [, y0, , y1] of boxes) {
    const band = Math.floor((y0 + y1) / 2 / rows);
    bands[band] = (bands[band] as number) + 1;
  }
  const top = Math.min(bands.indexOf(Math.max(...bands)) * rows, image.height - rows);
  const pixels = image.pixels.slice(top * image.width, (top + rows) * image.width);
  return { ...image, height: rows, pixels };
}

/**
 * Whether lines that run across are upside down, by reading them both ways: what letters alone do not tell, as with
 * capitals and digits.
 */
export async function isUpsideDown(
  sample: PageImage,
  recognizer: Recognizer,
  options: { readonly languages: readonly string[]; readonly signal?: AbortSignal },
): Promise<boolean> {
  const upright = sureness((await recognizer.recognize(sample, options)).words);
  if (upright.share >= UPRIGHT) return false;
  const turned = sureness((await recognizer.recognize(turn(sample, 2), options)).words);
  return turned.characters >= FEWEST && turned.characters > CLEARER * upright.characters;
}

/** Characters of words that are beyond doubt, and their share. */
function sureness(words: readonly RecognizedWord[]): { characters: number; share: number } {
  const sure = length(words.filter(({ confidence }) => confidence >= SURE));
  return { characters: sure, share: sure / Math.max(1, length(words)) };
}

const length = (words: readonly RecognizedWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);
