/** A text up to the last character that does not match: in time that grows with what is left out. */
export function withoutEnd(text: string, left: RegExp): string {
  let end = text.length;
  while (end > 0 && left.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
