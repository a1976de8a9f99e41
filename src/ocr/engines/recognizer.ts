import type { Box } from '../../document/geometry.ts';
import type { PageImage } from '../../document/page-image.ts';

/** A word as a recogniser read it. */
export interface RecognizedWord {
  readonly text: string;
  /** Pixels of the image given, origin top left. */
  readonly box: Box;
  /** y of the baseline in pixels. */
  readonly baseline: number;
  /** Height of the line's type in pixels: what a font size is for printed text. */
  readonly fontSize: number;
  /** Probability from 0 to 1. */
  readonly confidence: number;
  /** Whether it stands in the recogniser's dictionary. */
  readonly known?: boolean;
}

export interface RecognitionOptions {
  /** ISO 639-2 codes of the packs to read with, e.g. `eng`, `deu`; at least one. */
  readonly languages: readonly string[];
  /** Ends the recognition; its promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Boxes of the image's marks, in pixels, given the words of a first reading: what looks written among them and is not
   * read then gets a second look. None are looked at when it is absent or there are none.
   */
  readonly marks?: (words: readonly RecognizedWord[]) => readonly Box[];
  /** Called when one of two recognisers that were to read the image together could not. */
  readonly onReadByOne?: () => void;
}

/** Why a recogniser gave an image up: it took too long. */
export class GivenUp extends Error {}

/** Reads the words of a page image. Calls may run side by side, up to `parallel` at once. */
export interface Recognizer {
  /** Images it works on at once. */
  readonly parallel: number;
  /**
   * Words in the recogniser's reading order. Expects an upright image; rejects when its models cannot be had, and
   * with `GivenUp` when the image takes too long.
   */
  recognize(image: PageImage, options: RecognitionOptions): Promise<readonly RecognizedWord[]>;
  /** Ends its workers and frees their memory. */
  close(): void;
}
