/** Signs that part folders, mean something to a shell or are refused by a file system (Win32, «Naming Files, Paths»). */
const REFUSED = /[\\/:*?"<>|\p{Cc}\u2028\u2029]/gu;

/** Signs that turn the direction of what follows or are not seen: `gpj.exe` would read `exe.jpg` (UAX #9, 2). */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** UTF-16 code units: file systems take 255 bytes, and one unit is at most three. */
const LONGEST = 80;

/** A name under which any file system keeps a file, in one folder: what none takes is an underscore, the extension stays. */
export function fileName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(REFUSED, '_')
    .trim()
    // Not within a run of them: that would be looked at from each of its signs.
    .replace(/(?<![. ])[. ]+$/, '');
  const extension = /\.[^.]{1,12}$/.exec(name)?.[0] ?? '';
  const kept = name.length > LONGEST ? name.slice(0, LONGEST - extension.length).toWellFormed() + extension : name;
  return kept === '' || DEVICE.test(kept) ? `_${kept}` : kept;
}
