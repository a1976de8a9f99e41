import type { Message } from '../document/message.ts';

/** Messages that say the same, with the pages they speak of. */
export interface Note {
  readonly text: string;
  /** One-based, ascending, each once; empty when the note is about the whole document. */
  readonly pages: readonly number[];
}

/** Whether it says that a page was read from its image, and why: that is shown beside the result, not among the doubts. */
export const isRecognised = ({ code }: Message): boolean => code === 'recognised';

/** Brings messages of the same text together, in the order of their first occurrence. */
export function groupMessages(messages: readonly Message[]): Note[] {
  const groups = Map.groupBy(messages, ({ text }) => text);
  return [...groups].map(([text, group]) => {
    const pages = new Set(group.flatMap(({ page }) => page ?? []));
    return { text, pages: [...pages].sort((a, b) => a - b) };
  });
}
