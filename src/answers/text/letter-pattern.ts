import { isAscii } from './ascii.ts';

/** Classes of letters and digits, as ranges of those that ASCII has of them. */
const RANGES: Readonly<Record<string, string>> = { L: 'a-zA-Z', Lu: 'A-Z', Ll: 'a-z', N: '0-9', M: '' };

/** A class in brackets, or one by itself. */
const CLASS = /\[(?:[^[\]\\]|\\.)*\]|\\p\{\w+\}/g;
const PROPERTY = /\\p\{(\w+)\}/g;

/** The same pattern for texts of ASCII only. */
const asciiSource = (source: string): string =>
  source.replace(CLASS, (part) => {
    const ranges = part.replace(PROPERTY, (_, property: string) => RANGES[property] as string);
    return part.startsWith('[') ? ranges : `[${ranges}]`;
  });

/**
 * A pattern that tells letters of all scripts, for short texts: V8 takes .2 ms to compile each class of letters when it
 * is first used, and no time for one of ASCII, so texts of ASCII have a pattern of their own.
 */
export class LetterPattern {
  readonly #ascii: RegExp;
  readonly #all: RegExp;

  /**
   * @param source may name the classes L, Lu, Ll, M and N.
   * @param flags without `g` and `y`.
   */
  constructor(source: string, flags: string) {
    this.#ascii = new RegExp(asciiSource(source), flags);
    this.#all = new RegExp(source, flags);
  }

  test(text: string): boolean {
    return this.#for(text).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return this.#for(text).exec(text);
  }

  #for(text: string): RegExp {
    return isAscii(text) ? this.#ascii : this.#all;
  }
}
