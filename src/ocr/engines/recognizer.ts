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
  /** Whether it is in the recogniser's dictionary; absent when the recogniser has none. */
  readonly known?: boolean;
  /** Whether two recognisers see text in its place, whatever they read in it. */
  readonly seenByBoth?: boolean;
}

export interface RecognitionOptions {
  /** ISO 639-2 codes of the packs to read with, e.g. `eng`, `deu`; see `withDetectedLanguage` for none. */
  readonly languages: readonly string[];
  /** Ends the recognition; its promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Boxes of the image's ink components, in pixels. With them, parts of the image that seem to hold text and have no
   * sure word are read again (`withTypedWords`, `withSecondLook`, `withWornPrint`, `withLoneWords`,
   * `withDoubtfulWords`); without them, they are not.
   */
  readonly ink?: readonly Box[];
  /** Whether the image's lines are one block, above one another; the recogniser looks for blocks where not. */
  readonly oneBlock?: boolean;
}

/** What was read from an image. */
export interface RecognizedText {
  /** In the recogniser's reading order. */
  readonly words: readonly RecognizedWord[];
  /** Whether two recognisers read the image and voted, or one alone; `one_of_two` where another was to and could not. */
  readonly readBy: 'both' | 'one' | 'one_of_two';
  /** ISO 639-2 codes of the packs that it was read with. */
  readonly languages: readonly string[];
}

/** The image took longer than the time limit. */
export class GivenUp extends Error {}

/** The recogniser's files could not be loaded or started: offline before they were stored, or refused. */
export class RecognizerUnavailable extends Error {}

/** Reads the words of a page image. Calls may run side by side, up to `parallel` at once. */
export interface Recognizer {
  /** Images it works on at once. */
  readonly parallel: number;
  /**
   * Reads an upright image. Rejects with `RecognizerUnavailable` when its models cannot be had, and with `GivenUp` when
   * the image takes too long.
   */
  recognize(image: PageImage, options: RecognitionOptions): Promise<RecognizedText>;
  /** Ends its workers and frees their memory. */
  close(): void;
}

/** Reads lines of a page image whose places are known. */
export interface LineReader {
  /**
   * The words of each line, in the order of their boxes: pixels of the image, with a margin around the letters. Rejects like
   * `Recognizer.recognize`.
   */
  readLines(
    image: PageImage,
    lines: readonly Box[],
    signal?: AbortSignal,
  ): Promise<readonly (readonly RecognizedWord[])[]>;
  /** Ends its workers and frees their memory. */
  close(): void;
}
