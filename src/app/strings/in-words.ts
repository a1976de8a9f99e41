/** A name in capitals or with underscores as words: `DATE_OF_BIRTH` becomes `Date of birth`. */
export function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
