import type { Message } from '../document/message.ts';

/** Messages of the same text, with their pages. */
export interface Note {
  readonly text: string;
  /** One-based, ascending, each once; empty when the note is about the whole document. */
  readonly pages: readonly number[];
}

/** Whether a page was read from its image: such messages are shown beside the result, not among the doubts. */
export const isRecognised = ({ code }: Message): boolean => code === 'recognised';

/** Groups messages of the same text, in the order of their first occurrence. */
export function groupMessages(messages: readonly Message[]): Note[] {
  const groups = Map.groupBy(messages, ({ text }) => text);
  return [...groups].map(([text, group]) => {
    const pages = new Set(group.flatMap(({ page }) => page ?? []));
    return { text, pages: [...pages].sort((a, b) => a - b) };
  });
}
