/** The letters and digits of a text, as they are compared: small, without accents, each with its place in the text. */
export interface Letters {
  readonly text: string;
  /** For each UTF-16 unit of `text`: where in the original what it stands for begins and ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A piece of a text and what it says. */
export interface Piece {
  readonly said: string;
  readonly start: number;
  readonly end: number;
}

/** Letters that do not decompose into one without its accent. */
const BARE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss' };

function compared(said: string): string {
  const small = said.normalize('NFKD').toLowerCase();
  return small.replace(/[^\p{L}\p{N}]/gu, '').replace(/[łøđıß]/g, (letter) => BARE[letter] as string);
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSmall = (code: number): boolean => code >= 97 && code <= 122;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** The letters of the pieces of a text, in their order. */
export function lettersOf(pieces: Iterable<Piece>): Letters {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { said, start, end } of pieces) {
    const code = said.length === 1 ? said.charCodeAt(0) : 128;
    const letters =
      isSmall(code) || isDigit(code) ? said : isCapital(code) ? said.toLowerCase() : code < 128 ? '' : compared(said);
    for (let unit = 0; unit < letters.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
    text += letters;
  }
  return { text, starts, ends };
}

/** The characters of a text as pieces, each saying itself. */
export function* characters(text: string): Generator<Piece> {
  let start = 0;
  for (const said of text) {
    yield { said, start, end: start + said.length };
    start += said.length;
  }
}
