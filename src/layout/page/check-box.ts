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
