const characters = (first: string, last: string): string[] => {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
};

/** The characters that PP-OCR's recognition of English knows, in the order of its classes: printable ASCII, from `0`. */
export const ENGLISH_CHARACTERS: readonly string[] = [...characters('0', '~'), ...characters('!', '/'), ' '];
