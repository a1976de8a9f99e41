/** A message of an answer. */
interface Message {
  readonly code: string;
  readonly text: string;
  readonly page?: number;
}

/** Messages of the same text, with their pages. */
export interface Note {
  readonly text: string;
  /** One-based, ascending, each once; empty when the note is about the whole document. */
  readonly pages: readonly number[];
  /** Whether many words of these pages may be wrong. */
  readonly unsure: boolean;
}

/**
 * Whether a message says that a page was read from its image, or that the words so read are unsure: these are shown
 * beside the result, not among what was left out.
 */
export const isAboutRecognition = ({ code }: Message): boolean => code === 'recognised' || code === 'low_confidence';

/** Groups messages of the same text, in the order of their first occurrence. */
export function groupMessages(messages: readonly Message[]): Note[] {
  const groups = Map.groupBy(messages, ({ text }) => text);
  return [...groups].map(([text, group]) => {
    const pages = new Set(group.flatMap(({ page }) => page ?? []));
    const unsure = group.some(({ code }) => code === 'low_confidence');
    return { text, pages: [...pages].sort((a, b) => a - b), unsure };
  });
}
