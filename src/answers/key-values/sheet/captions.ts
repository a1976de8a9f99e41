import { labelOf as knownLabel } from '../../entities/mentions/labels.ts';

/** The number of an item of a form before its caption: `1.`, `2a`, `(b)`, `IV.`. */
const NUMBER =
  /^(?:\(\s?(?:\d{1,3}|[a-z]|[ivx]{1,4})\s?\)|\d{1,3}[a-z]?[.)]|(?:\d{1,2}[a-z]?|[a-z])(?=\s+["“(]?\p{Lu})|[A-Za-z][.)]|[IVX]{1,4}[.)])\s*(?=["“(]?\p{L})/u;
/** Most words of a caption. */
const MOST_WORDS = 60;
/** Words from which a text is running text, not a value or label. */
const RUNNING = 14;
/** A caption that ends so goes on: with an open list, or a word that joins or leads on. */
const GOES_ON =
  /(?:[,;(/&–-]|\b(?:a|an|and|as|at|by|for|from|if|in|is|of|on|or|that|the|to|under|was|were|which|whom|with|und|oder|der|die|des|von|zur|et|ou|de|la|le|du|des|y|o|del|e|di))$/iu;

/** The number of the item that a printed text begins with, if it does; without brackets and points. */
export const itemNumberOf = (text: string): string | undefined =>
  NUMBER.exec(text)?.[0]
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A caption without the number of its item, line ends, colons and leaders. */
export const captionText = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(NUMBER, '')
    .replace(/(?<![\s:：._…])[\s:：._…]+$/u, '')
    .trim();

/** Whether a printed text is all in brackets, as hints and captions below a line are. */
export const isBracketed = (text: string): boolean => /^\([^()]*\)?[.,:]?$/.test(text);

/** Whether a printed text is a choice of a form, with a bullet or box before it. */
export const isChoice = (text: string): boolean => /^(?:[•●○◦▪☐☑☒□■▢✓✔✗✘]|\[[ xX✓]?\])/u.test(text);

/** Whether every word of a printed text is that of a label of forms, so that it is no value. */
export const isKnownLabel = (text: string): boolean => knownLabel(text)?.sure === true;

/** Whether a colon is the last sign of a printed text. */
export const endsWithColon = (text: string): boolean => /[:：]\s*$/.test(text);

/** Whether a colon or question mark is the last sign of a caption: it is whole. */
export const isWhole = (caption: string): boolean => /[:：?]\s*$/.test(caption);

/** Whether a printed text shows itself as a caption without a number: by a colon, brackets, or words that forms have. */
export const isLabelled = (text: string): boolean =>
  (endsWithColon(text) || isBracketed(text) || isKnownLabel(text)) && /\p{L}{2}/u.test(text);

/** Whether a printed text shows itself as a caption. */
export const isMarked = (text: string): boolean => itemNumberOf(text) !== undefined || isLabelled(text);

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a text is as long as running text. */
export const isRunning = (text: string): boolean => wordsIn(text) > RUNNING;

/** Whether a text can be a caption: words, and not very many. */
export const canBeCaption = (text: string): boolean => /\p{L}{2}/u.test(text) && wordsIn(text) <= MOST_WORDS;

/** Whether a caption goes on in the text of the next line. */
export function goesOn(caption: string, next: string): boolean {
  if (itemNumberOf(next) !== undefined) return false;
  const open = [...caption].reduce((depth, sign) => depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0) > 0;
  if (open || GOES_ON.test(caption.trimEnd())) return true;
  return /^(?:\p{Ll}{2}|\()/u.test(next) && !isWhole(caption);
}
