import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';

/** Fewest such words at one distance: a table may have a dot where a value is missing. */
const FEWEST = 3;
/** Largest distance of leader dots in font sizes: forms set them up to 2 apart. */
export const WIDEST_LEADER_GAP = 3;
/** Difference of distances, in shares of the larger one, up to which they are one. */
const SAME_PITCH = 0.1;

/** What leader dots begin with: nearly no other word does, and to look at one character costs less than a pattern. */
const DOTS = '.·∙‧…';

/** Whether a word is leader dots, or one of them. */
export const isLeaderDots = ({ text }: Word): boolean => DOTS.includes(text.charAt(0)) && /^(?:[.·∙‧]+|…+)$/.test(text);

/** A leader in one word, which may touch what it leads from and to: three dots are an ellipsis. */
export const LEADER = /([.·∙‧…]{4,}|…{2,})/;

/** Whether there is a leader among words. */
export const hasLeader = ({ words }: { readonly words: readonly Word[] }): boolean =>
  words.some(({ text }) => LEADER.test(text)) || leadersAmong(words).size > 0;

const NONE: ReadonlySet<Word> = new Set();

/** The words of a line, or of a page in the order of its content, that are dots at one distance: what leads to a value. */
export function leadersAmong(words: readonly Word[]): ReadonlySet<Word> {
  // As in nearly all lines.
  if (!words.some(isLeaderDots)) return NONE;
  const leaders = new Set<Word>();
  let run: Word[] = [];
  const close = (): void => {
    if (run.length >= FEWEST) for (const word of run) leaders.add(word);
  };
  for (const word of words) {
    if (run.length === 0 && !isLeaderDots(word)) continue;
    if (goesOn(run, word)) run.push(word);
    else {
      close();
      // The last dot of one run may be the first of the next.
      const last = run.at(-1);
      run = last && goesOn([last], word) ? [last, word] : isLeaderDots(word) ? [word] : [];
    }
  }
  close();
  return leaders;
}

function goesOn(run: readonly Word[], word: Word): boolean {
  const last = run.at(-1);
  if (!last || !isLeaderDots(word) || word.rotation !== last.rotation || !onOneLine(last.box, word.box)) return false;
  const pitch = word.box[2] - last.box[2];
  if (pitch <= 0 || pitch > WIDEST_LEADER_GAP * word.fontSize) return false;
  const before = run.at(-2);
  const usual = before ? last.box[2] - before.box[2] : pitch;
  return Math.abs(pitch - usual) <= SAME_PITCH * Math.max(pitch, usual);
}
