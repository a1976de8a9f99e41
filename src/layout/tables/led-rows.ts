import type { Word } from '../../document/page.ts';
import { hasLeader, isLeaderDots, LEADER, leadersAmong } from '../page/leaders.ts';
import { type Line, lineOf } from '../page/lines.ts';
import { markerOf } from '../text/list-markers.ts';
import { isNumber } from './grid.ts';
import { rowsOf } from './rows.ts';

/** A row in which dots lead from a label to a value. */
export interface LedRow {
  /** The lines of the page that it is made of. */
  readonly lines: readonly Line[];
  /** With the leader, as it is on the page. */
  readonly label: Line;
  readonly value: Line;
}

/** A number of one or two digits, a letter, or both. */
const ITEM_NUMBER = /^(?:\d{1,2}\p{L}?|\p{L})[.)]?$/u;

/**
 * The rows in which one leader goes from words to words. What has figures beside it is the row of another table, what has
 * the number of an item before it that of a form, and items of lists stay such.
 */
export const ledRowsOf = (lines: readonly Line[]): LedRow[] => rowsOf(lines).flatMap(ledIn);

function ledIn(row: readonly Line[]): LedRow[] {
  return row.flatMap((line, index) => {
    const parts = hasLeader(line) && markerOf(line)?.kind !== 'bullet' ? partsOf(line) : undefined;
    if (!parts?.label.some(({ text }) => /\p{L}/u.test(text)) || isItemNumber(row[index - 1])) return [];
    const isWhole = parts.value.length > 0;
    const value = isWhole ? lineOf(line.page, parts.value) : row[index + 1];
    const after = row[isWhole ? index + 1 : index + 2];
    if (!value || (!isWhole && hasLeader(value)) || (after && isNumber(after))) return [];
    return [{ lines: isWhole ? [line] : [line, value], label: lineOf(line.page, parts.label), value }];
  });
}

/** Whether a text is the number of an item, with or without a letter: rows of forms begin with one. */
const isItemNumber = (before: Line | undefined): boolean =>
  before !== undefined && ITEM_NUMBER.test(before.words.map(({ text }) => text).join(''));

/** The words of a line up to the end of its one leader, and those after it; undefined where there are several. */
function partsOf({ words }: Line): { label: Word[]; value: Word[] } | undefined {
  const spaced = leadersAmong(words);
  const [label, value]: [Word[], Word[]] = [[], []];
  let isLed = false;
  for (const word of words) {
    const dots = LEADER.exec(word.text);
    const isLeader: boolean = dots !== null || spaced.has(word) || (isLed && value.length === 0 && isLeaderDots(word));
    if (isLeader && value.length > 0) return undefined;
    const rest = dots ? word.text.slice(dots.index + dots[0].length) : '';
    if (!isLed || isLeader) label.push(rest === '' ? word : { ...word, text: word.text.slice(0, -rest.length) });
    if (isLed && !isLeader) value.push(word);
    else if (rest !== '') value.push({ ...word, text: rest });
    isLed ||= isLeader;
  }
  return isLed ? { label, value } : undefined;
}
