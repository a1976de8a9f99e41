import type { Code } from '../document/block.ts';
import type { Line } from './lines.ts';
import { type Draft, draftOf } from './paragraphs.ts';
import type { Typography } from './typography.ts';

/** Fewest lines of a listing; a single line in a fixed pitch is inline code. */
const FEWEST_LINES = 2;

/** Whether a draft is set in a fixed pitch, in a document that is not. */
export const isMonospaced = (draft: Draft, typography: Typography): boolean =>
  !typography.monospace && draft.lines.every((line) => line.words.every((word) => word.monospace));

/** A listing out of consecutive monospaced drafts, its indentation kept; undefined when it is too short for one. */
export function buildCode(drafts: readonly Draft[]): Code | undefined {
  const all = draftOf(drafts.flatMap((draft) => draft.lines));
  if (all.lines.length < FEWEST_LINES) return undefined;
  const advance = characterWidth(all.lines);
  const words = all.lines.flatMap((line) => line.words);
  const text: string[] = [];
  for (const [index, line] of all.lines.entries()) {
    const before = all.lines[index - 1];
    const pitch = before ? (line.baseline - before.baseline) / line.fontSize : 0;
    if (pitch > 2) text.push('');
    text.push(setInColumns(line, all.box[0], advance));
  }
  return { kind: 'code', page: all.page, box: all.box, text: text.join('\n'), words };
}

/** Points that one character advances. */
function characterWidth(lines: readonly Line[]): number {
  const words = lines.flatMap((line) => line.words);
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.box[2] - word.box[0], 0) / Math.max(characters, 1);
}

/** The line's text with every word in the column where it stands. */
function setInColumns(line: Line, left: number, advance: number): string {
  let text = '';
  for (const word of line.words) {
    const column = Math.round((word.box[0] - left) / advance);
    const least = text.length + (word.spaced && text !== '' ? 1 : 0);
    text = text.padEnd(Math.max(column, least)) + word.text;
  }
  return text;
}
