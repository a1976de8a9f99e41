/** Characters that one reading may leave out of a word that the other has. */
const MOST = 3;

/**
 * Whether one reading of some words leaves out what the other has within them, and agrees with it otherwise: signs as in
 * `27032018` for `27/03/2018`, or one of two alike as in `10.0` for `10.00`, at the last of which both end. Recognisers
 * overlook a character more often than they see one between two others that is not there.
 */
export function overlooks(less: string, more: string): boolean {
  const missing = more.length - less.length;
  if (missing < 1 || missing > MOST || less.length < 2) return false;
  if (less.at(0) !== more.at(0) || less.at(-1) !== more.at(-1)) return false;
  let at = 0;
  for (const character of more) if (character === less[at]) at++;
  return at === less.length;
}
