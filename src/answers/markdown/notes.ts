/** The label of a note: without white space, brackets and marks, which would end it or be markup. */
export const noteLabel = (marker: string): string =>
  marker.replaceAll('*', '∗').replace(/[\s\p{Cc}\\`_~[\]<>&$|!^]/gu, '-');

/** What readers that know no notes take for a definition of a link: a lone word, or a word and a title. */
const DEFINITION = /^(<[^\n<>]*>|[^ \t\n]+)(?=(?:\s+["'(][\s\S]*?["')])?[ \t]*(?:\n|$))/;

/**
 * The first paragraph of a note, so that no reader takes it for the definition of a link: a space that none shows is one
 * word too many for that.
 */
export const undefinedAsLink = (paragraph: string): string => paragraph.replace(DEFINITION, '$1 &#32;');
