const BARE: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '´': "'",
};

/**
 * A text without accents and with straight apostrophes, every UTF-16 unit at its place, so that offsets stay: `ü` is
 * `u`, `é` is `e`, `ß` stays. People and recognisers leave accents out.
 */
export const withoutAccents = (text: string): string =>
  text.normalize('NFC').length === text.length ? text.replace(/[^\0-\x7f]/g, bare) : text;

function bare(character: string): string {
  const known = BARE[character];
  if (known !== undefined) return known;
  const decomposed = character.normalize('NFD').replace(/\p{M}/gu, '');
  return decomposed.length === 1 ? decomposed : character;
}

/** A text without accents, in lower case, in which two letters stand for an umlaut, as in `zaehler`: with one, `zahler`. */
export const umlautsFolded = (folded: string): string => folded.replace(/([aou])e/g, '$1');
