const WORDS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Milliseconds as whole minutes in a sentence: `a minute`, `four minutes`; in figures above ten. */
export function minutes(milliseconds: number): string {
  const count = Math.round(milliseconds / 60_000);
  return `${WORDS[count] ?? count} minute${count === 1 ? '' : 's'}`;
}
