import type { Word } from '../../document/page.ts';

/** Boxes to tick, and whether they are ticked. */
export const CHECKED: ReadonlyMap<string, boolean> = new Map([
  ['☐', false],
  ['□', false],
  ['☑', true],
  ['☒', true],
  ['⊠', true],
]);

/** Whether a word is a box to tick. */
export const isCheckBox = ({ text }: Word): boolean => CHECKED.has(text);

/** Whether a word may be one that readers add for a field or a drawn box, out of the order of the text. */
export const isAddedBox = ({ text }: Word): boolean => /^[☐☑☒]$/u.test(text);

/** Round buttons, and whether they are chosen: where both stand, they are no bullets. */
const ROUND: ReadonlyMap<string, boolean> = new Map([
  ['○', false],
  ['◯', false],
  ['●', true],
  ['◉', true],
  ['⦿', true],
]);

/** Whether a word is a round button, or a bullet that looks like one. */
export const isRoundButton = ({ text }: Word): boolean => ROUND.has(text);

/** Tells of the markers of one list which are ticked boxes, and which empty ones; of round ones where some are chosen. */
export function statesOf(markers: readonly string[]): (marker: string) => boolean | undefined {
  const round = new Set(markers.map((marker) => ROUND.get(marker)));
  const areButtons = round.has(true) && round.has(false);
  return (marker) => CHECKED.get(marker) ?? (areButtons ? ROUND.get(marker) : undefined);
}
