import { groupByPosition } from '../../../layout/metrics.ts';
import { median } from '../../../platform/median.ts';
import { type Grid, type Link, tolerance } from './grid.ts';
import type { Piece } from './pieces.ts';
import { canBeLabel, evidenceOfRoles } from './roles.ts';

/** Fewest labels with their values below them that show that two styles take turns. */
const FEWEST = 3;
/** Largest gap between a label and its value below, in font sizes. */
const FARTHEST_DOWN = 1.2;
/** Most words of a value: more are a paragraph below its heading. */
const MOST_WORDS = 12;

/** Two pieces of unlike style, one right below the other. */
type Turn = Required<Link>;

/** Columns in which labels of one style and values of another take turns, as in lists of terms with what they mean. */
export function stackedColumns(pieces: readonly Piece[]): Grid[] {
  const turns = groupByPosition(pieces, ({ box }) => box[0], tolerance)
    .flatMap(turnsOf)
    .sort((a, b) => a.label.start - b.label.start);
  const byStyles = Map.groupBy(turns, ({ label, value }) => `${label.style} ${value.style}`);
  return [...byStyles.values()].flatMap((links): Grid[] => {
    const [{ label, value }] = links as [Turn];
    const back = byStyles.get(`${value.style} ${label.style}`) ?? [];
    if (links.length < FEWEST || back.length < FEWEST - 1 || gapOf(links) >= gapOf(back)) return [];
    const evidence = evidenceOfRoles(
      links.map((link) => link.label),
      links.map((link) => link.value),
    );
    const areFields = evidence > 0 && links.every(isField);
    return areFields ? [{ arrangement: 'below', links, strength: evidence * links.length }] : [];
  });
}

/** Whether a turn may be of a label and its value. */
const isField = ({ label, value }: Turn): boolean => canBeLabel(label) && value.text.split(' ').length <= MOST_WORDS;

/** Where two styles follow each other in a column without anything between. */
function turnsOf(column: readonly Piece[]): Turn[] {
  const sorted = [...column].sort((a, b) => a.box[1] - b.box[1]);
  return sorted.flatMap((label, at): Turn[] => {
    const value = sorted[at + 1];
    const isTurn = label.style !== undefined && value?.style !== undefined && label.style !== value.style;
    return isTurn && value.box[1] - label.box[3] < FARTHEST_DOWN * label.size ? [{ label, value }] : [];
  });
}

/** What belongs together stands closer than what does not. */
const gapOf = (turns: readonly Turn[]): number => median(turns.map(({ label, value }) => value.box[1] - label.box[3]));
