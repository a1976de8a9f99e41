import { boxAround } from '../../document/geometry.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';

const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]*";
const DOMAIN = '(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,24}[.,;:)>]?';

/**
 * How recognisers part an e-mail address at its sign, which is wider than a letter, and what they take the sign for. A
 * sign that means something by itself counts where all is in lower case and the local part is no word.
 */
const PARTED: readonly (readonly [parts: number, RegExp])[] = [
  [1, new RegExp(`^(${LOCAL})[©®](${DOMAIN})$`, 'u')],
  [2, new RegExp(`^(${LOCAL})\\n[@©®](${DOMAIN})$`, 'u')],
  [2, new RegExp(`^(${LOCAL})[@©®]\\p{L}?\\n(${DOMAIN})$`, 'u')],
  [2, /^([a-z\d]+[._-][a-z\d._-]+)\n&((?:[a-z\d-]+\.)+[a-z]{2,24})$/],
  [3, new RegExp(`^(${LOCAL})\\n[@©®]\\n(${DOMAIN})$`, 'u')],
  [3, /^([a-z\d]+[._-][a-z\d._-]+)\n[&OQ0]\n((?:[a-z\d-]+\.)+[a-z]{2,24})$/],
];

/** Widest gap beside the sign, in heights of type: a little more than a space (measured on scans of forms and letters). */
const WIDEST_GAP = 0.6;

/** The words with e-mail addresses that were read in parts, or with another sign for `@`, made whole. */
export function withWholeEmails(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  if (!words.some(({ text }) => /[@©®&]|^[OQ0]$/.test(text))) return words;
  const whole: RecognizedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const [count, email] = emailAt(words, at) ?? [1, words[at] as RecognizedWord];
    whole.push(email);
    at += count;
  }
  return whole;
}

/** How many words from this one on are an e-mail address, and the address as one word. */
function emailAt(words: readonly RecognizedWord[], at: number): [number, RecognizedWord] | undefined {
  for (const [count, expression] of PARTED) {
    const parts = words.slice(at, at + count);
    const [, local, domain] = expression.exec(parts.map(({ text }) => text).join('\n')) ?? [];
    if (domain !== undefined && areBeside(parts)) return [count, { ...joined(parts), text: `${local}@${domain}` }];
  }
  return undefined;
}

const areBeside = (parts: readonly RecognizedWord[]): boolean =>
  parts.slice(1).every(({ box, baseline, fontSize }, index) => {
    const before = parts[index] as RecognizedWord;
    // The box of the first part is often that of the whole address.
    const gap = box[0] > before.box[0] ? box[0] - before.box[2] : Number.POSITIVE_INFINITY;
    return gap < WIDEST_GAP * fontSize && Math.abs(baseline - before.baseline) < fontSize / 2;
  });

/** As sure as its surest part: its form speaks for the others. */
const joined = (parts: readonly RecognizedWord[]): RecognizedWord => ({
  ...(parts[0] as RecognizedWord),
  box: boxAround(parts),
  confidence: Math.max(...parts.map(({ confidence }) => confidence)),
});
