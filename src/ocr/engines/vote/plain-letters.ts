/** Letters that the decomposition of Unicode leaves whole, and what a model without them reads. */
const LIKE: Readonly<Record<string, string>> = { ß: 'B', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ı: 'i' };

/** What a model of plain letters reads: as many characters, without their accents. */
export const plainLetters = (text: string): string =>
  text.replace(/[^\0-\x7f]/g, (letter) => LIKE[letter] ?? letter.normalize('NFD').charAt(0));
