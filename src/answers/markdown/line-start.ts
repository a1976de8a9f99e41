import type { Edits } from './edits.ts';
import type { Sequence } from './sequence.ts';

/** What GFM reads as the beginning of another block anywhere: heading, quotation, bullet, fence, thematic break. */
const BLOCK = /^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|~~~|```|(?:(?:\*\s*){3,}|(?:_\s*){3,}|(?:-\s*){3,})$)/;

/** What GFM reads as part of a block below another line: the underline of a heading, the second row of a table. */
const BELOW = /^(?:=+\s*|[\s|:]*-[\s|:-]*)$/;

/** A number that begins an item of a list. It is not escaped, for it is shown either way; behind it is a block's start. */
const NUMBER = /^\d{1,9}[.)](?:(\s)\s*|$)/;

/** The label of a definition. */
const LABEL = /^\[[^[\]]{0,999}\]:/;

const TASK = /^\[[ \txX]\](?=\s|$)/;

/** Escapes what GFM would read as the start of a block, at the start of every line. @param inItem whether in an item of a list. */
export function escapeLineStarts(sequence: Sequence, edits: Edits, inItem: boolean): void {
  const { whole } = sequence;
  for (let line = 0; line >= 0 && line < whole.length; line = nextLine(whole, line)) {
    let at = line;
    for (; at < whole.length && /[^\S\n]/.test(whole[at] as string); at++) edits.remove(at);
    escapeBlockStart(sequence, edits, at, line > 0, inItem);
  }
}

const nextLine = (whole: string, at: number): number => {
  const end = whole.indexOf('\n', at);
  return end === -1 ? -1 : end + 1;
};

function escapeBlockStart(sequence: Sequence, edits: Edits, at: number, isBelow: boolean, inItem: boolean): void {
  const { whole } = sequence;
  const end = whole.indexOf('\n', at);
  const line = whole.slice(at, end === -1 ? undefined : end);
  const number = NUMBER.exec(line);
  if (number) {
    const rest = at + number[0].length;
    // Further white space would make code of what follows.
    for (let index = rest - 1; index > at && /\s/.test(whole[index - 1] ?? ''); index--) edits.remove(index);
    if (rest < whole.length) escapeBlockStart(sequence, edits, rest, isBelow, true);
    return;
  }
  if (BLOCK.test(line) || (isBelow && BELOW.test(line))) escapeSign(sequence, edits, at);
  if (inItem && TASK.test(line)) edits.escape(at);
  const label = LABEL.exec(whole.slice(at, at + 1002));
  if (label) {
    const colon = at + label[0].length - 1;
    edits.escape(sequence.isText(colon) ? colon : at);
  }
}

/** Escapes a sign, and those behind it that belong to it and would otherwise open or close emphasis. */
function escapeSign({ whole }: Sequence, edits: Edits, at: number): void {
  const sign = whole[at] as string;
  const isAlone = whole.indexOf(sign) === at && !/[*_~`]/.test(sign);
  for (let index = at; whole[index] === sign && (index === at || (!isAlone && /[*_~`]/.test(sign))); index++) {
    edits.escape(index);
  }
}

/** Escapes the number signs at the end of a heading, which close it (CommonMark, 4.2). */
export function escapeHeadingEnd({ whole }: Sequence, edits: Edits): void {
  const closing = /(?:^|\s)(#+)\s*$/.exec(whole);
  if (closing) edits.escape(closing.index + closing[0].indexOf('#'));
}
