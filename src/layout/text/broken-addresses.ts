import type { Word } from '../../document/page.ts';

/** What marks an address among other text. */
const ADDRESS = /[/.@:]/;
/** Longest address, in UTF-16 units, that is looked for at each line's end: browsers take no longer ones for granted. */
const LONGEST = 2000;

/**
 * Whether a line goes on with the address that the one before ends in, told by the link on both: it leads to what the two
 * spell together, as `https://example.o` and `rg/a)`.
 * @param before text up to the end of the line.
 */
export function goesOnWithAddress(before: string, word: Word): boolean {
  if (word.link === undefined || word.link.length > LONGEST) return false;
  const begun = before.slice(before.lastIndexOf(' ') + 1).replace(/^[(<["']+/, '');
  const address = (begun + word.text).replace(/(?<![)>\]"'.,;:])[)>\]"'.,;:]+$/, '');
  return begun !== '' && ADDRESS.test(address) && word.link.toLowerCase().includes(address.toLowerCase());
}
