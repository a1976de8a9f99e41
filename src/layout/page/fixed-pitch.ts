import type { Word } from '../../document/page.ts';

/** Whether all words of a line, or of a part of one, are set in a fixed pitch; of none, they are. */
export const isInFixedPitch = ({ words }: { readonly words: readonly Word[] }): boolean =>
  words.every(({ monospace }) => monospace);
