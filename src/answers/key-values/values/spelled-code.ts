/** A code in capitals before what it stands for: `DAP - Delivered at place`. */
const SPELLED = /^([A-Z]{2,4}) [-–—] \p{L}{2}/u;

/** The code at the beginning of a text that goes on with what it stands for; `undefined` where it is no such text. */
export const spelledCode = (text: string): string | undefined => SPELLED.exec(text)?.[1];
