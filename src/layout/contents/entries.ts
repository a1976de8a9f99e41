import type { Box } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isLeaderDots } from '../page/leaders.ts';
import { type Line, lineOf } from '../page/lines.ts';

/** A row of a page that ends in the number of a page: a title, perhaps a leader, and the number. */
export interface Entry {
  /** The row, the number as its last word. */
  readonly line: Line;
  /** The lines of the page that it is made of. */
  readonly lines: readonly Line[];
  readonly number: Word;
  /** Without the number and the leader. */
  readonly title: readonly Word[];
  /** Whether dots are written between the title and the number. */
  readonly hasLeader: boolean;
  /** Whether nothing but figures and signs is beside it to the right: in a row of a table, or of another column. */
  readonly hasMore: boolean;
}

/** A part of a row: words, or a stretch of leader dots. */
interface Piece {
  readonly kind: 'title' | 'number' | 'leader';
  readonly words: readonly Word[];
}

/** Difference of baselines, in shares of the font size, up to which lines are in one row. */
const LEVEL = 0.3;
/** Arabic and Roman page numbers, those that count by chapter among them. */
const PAGE_NUMBER = /^(?:\d{1,4}|[ivxlc]{1,7}|[A-Z0-9]{1,2}[-–]\d{1,3})$/;
/** Signs of leaders, and a stretch of them within a word. */
const DOTS = /[.·∙‧…_]/;
const LEADER_WITHIN = /((?:[.·∙‧]{3,}|…{2,}|_{3,}))/;
/** The end of one that a number touches. */
const LEADER_BEFORE = /^([.·∙‧…]+)(?=\d)/;

/** Whether a word leads to a number: by dots, or a line to write on. */
const isLeader = (word: Word | undefined): boolean =>
  word !== undefined && (isLeaderDots(word) || /^_{2,}$/.test(word.text));

/** The rows of a page that end in page numbers, from top to bottom; in rows of several columns one for each. */
export function entriesOf(lines: readonly Line[]): Entry[] {
  return lines.some(endsInNumber) ? rowsOf(lines).filter(mayHaveNumber).flatMap(entriesIn) : [];
}

/** Whether a line of a row ends as page numbers do, alone or with dots before it: other rows have no entries. */
const mayHaveNumber = (row: readonly Line[]): boolean =>
  row.some(({ words }) => {
    const [last, before] = [words.at(-1)?.text ?? '', words.at(-2)?.text];
    return /[\divxlc]$/.test(last) && (before === undefined || DOTS.test(last) || DOTS.test(before));
  });

/** Whether a line may end in a page number that stands apart: most pages have none, and cost no more. */
function endsInNumber({ words }: Line): boolean {
  const last = words.at(-1)?.text ?? '';
  if (!/[\divxlc]$/.test(last)) return false;
  return words.length === 1 ? PAGE_NUMBER.test(last) : DOTS.test(last) || isLeader(words.at(-2));
}

/** Lines on one baseline, from left to right; rows from top to bottom. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && line.baseline - first.baseline < LEVEL * Math.min(line.fontSize, first.fontSize))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** The entries of one row. */
function entriesIn(row: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  let title: Word[] = [];
  let lines: Line[] = [];
  let hasLeader = false;
  for (const line of row) {
    lines.push(line);
    for (const { kind, words } of piecesOf(line)) {
      const number = words[0];
      if (kind === 'leader') hasLeader = true;
      else if (kind === 'title' || !number || !title.some(({ text }) => /\p{L}/u.test(text))) title.push(...words);
      else {
        const whole = lineOf(
          line.page,
          lines.flatMap((part) => part.words),
        );
        entries.push({ line: whole, lines, number, title, hasLeader, hasMore: false });
        [title, lines, hasLeader] = [[], [], false];
      }
    }
  }
  const hasMore = title.length > 0 && !title.some(({ text }) => /\p{L}/u.test(text));
  return hasMore ? entries.map((entry) => ({ ...entry, hasMore })) : entries;
}

/** The parts of a line: a number counts as one only where it stands apart, alone or after a leader. */
function piecesOf(line: Line): Piece[] {
  const pieces: Piece[] = [];
  for (const word of line.words.flatMap((own, index) => withoutLeader(own, isLeader(line.words[index - 1])))) {
    const last = pieces.at(-1);
    const kind = isLeader(word) ? 'leader' : 'title';
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, words: [...last.words, word] };
    else pieces.push({ kind, words: [word] });
  }
  const last = pieces.at(-1);
  const isApart = pieces.length === 1 || pieces.at(-2)?.kind === 'leader';
  if (last?.kind === 'title' && isApart && last.words.length === 1 && PAGE_NUMBER.test(last.words[0]?.text ?? ''))
    pieces[pieces.length - 1] = { kind: 'number', words: last.words };
  return pieces;
}

/**
 * A word parted before and after leader dots, its box by the share of characters.
 * @param isLed whether a leader is before it: then its first dot is of that.
 */
function withoutLeader(word: Word, isLed: boolean): readonly Word[] {
  const dots = isLed && LEADER_BEFORE.test(word.text) ? LEADER_BEFORE : LEADER_WITHIN;
  if (!dots.test(word.text)) return [word];
  const [x0, y0, x1, y1] = word.box;
  const advance = (x1 - x0) / word.text.length;
  let at = x0;
  return word.text
    .split(dots)
    .filter(Boolean)
    .map((text, index): Word => {
      const box: Box = [at, y0, at + text.length * advance, y1];
      at = box[2];
      return { ...word, text, box, spaced: index === 0 && word.spaced };
    });
}
