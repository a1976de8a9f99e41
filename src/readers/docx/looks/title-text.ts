/** A number of a section, with its levels. */
const NUMBERED = /^(?:\p{L}+ )?(\d{1,3}(?:\.\d{1,3})*|[IVX]+(?=[.)])|[A-Z](?=[.)]))[.):]?\s+\p{L}/u;

const SAYS_NOTHING = /^[^\p{L}]*$/u;
/** Such as the unit of a table's figures. */
const IN_PARENTHESES = /^[(（][^()（）]*[)）]$/;
/** A label with a line to write on, or a choice. */
const TO_FILL_IN = /_{4}|\.{6}|…{3}|[☐☑☒]/u;
const ADDRESS = /\S@\S|\bhttps?:\/\/|\bwww\./i;
const SENTENCE = /[.;,。]["”’»)]?$/;
/** A label and its value: a number before a colon is one of a section. */
const LABELLED = /^(?!(?:\p{L}+ )?[\dIVX.]{1,9}:)\p{L}[^:\n]{0,40}:\s+\S/u;
/** Texts apart on a line; a tab after a number sets a title off. */
const TORN = /\S\t+\s*\S/;
const AFTER_NUMBER = /^(\S{1,12})\t+/;
/** A day, by itself. */
const DATE =
  /^(?:\p{L}{2,12}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th|\.)?[ ./-]+(?:of |de )?(?:\p{L}{3,12}\.?|\d{1,2})|\p{L}{3,12} \d{1,2})(?: de)?[ ./,-]+\d{2,4}\.?$/u;
/** Lines of a title, at most. */
const MOST_LINES = 3;

/** Whether a text has what no heading has, or is not a title's. */
export function cannotBeHeading(text: string): boolean {
  if (text.split('\n').length > MOST_LINES) return true;
  const title = text.replace(AFTER_NUMBER, '$1 ');
  return [SAYS_NOTHING, IN_PARENTHESES, TO_FILL_IN, ADDRESS, SENTENCE, TORN, DATE].some((no) => no.test(title));
}

/** What a figure or a table is called, where it stands beside one: a word and a number. */
const CAPTION = /^\p{L}+\.? \d{1,3}(?:[.-]\d{1,3})?[.: \u2013\u2014-]/u;

/** Whether a text beside a table or a picture is its caption. */
export const isCaption = (text: string): boolean => CAPTION.test(text);

/** Whether a text is a label and its value. */
export const isLabelled = (text: string): boolean => LABELLED.test(text);

/** Whether a title begins with the number of a section. */
export const isNumbered = (text: string): boolean => NUMBERED.test(text);

/** How many levels the number has that a title begins with; 0 without one. */
export const depthOf = (text: string): number => NUMBERED.exec(text)?.[1]?.split('.').length ?? 0;
