const ASCII = /^[\0-\x7f]*$/;

/** Whether a text has no sign but those of ASCII, so that normalising it changes nothing: most words need none of it. */
export const isAscii = (text: string): boolean => ASCII.test(text);
