/** Sentences that begin and end with quotation marks of any language, and have none of the opening ones between. */
const QUOTED = /^[“”„«»‟"]\s?[^“„«"]*[.!?…]\s?[“”«»"]$/u;

/** Whether a text is sentences in quotation marks, and nothing else: a title may quote words, or end in a quotation. */
export const isQuoted = (text: string): boolean => QUOTED.test(text);
