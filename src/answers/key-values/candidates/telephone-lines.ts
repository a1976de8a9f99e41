import type { Candidate } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';

/** A number to call behind the word for it, without a colon: `Tel. 040 123 45-6`. */
const CALLED =
  /(?<![\p{L}\p{N}])(tel(?:ephone|efon|éfono|éphone|efoon)?|phone|fax|telefax|mobile?|handy)\.? (\+?\(?\d[\d ()/.-]{4,20}\d)(?![\p{L}\p{N}])/giu;
/** Fewest and most digits of a number to call (ITU-T E.164). */
const FEWEST = 6;
const MOST = 15;

/** Numbers to call that their word alone names. */
export function telephoneLines({ text: { text } }: DocumentRecord): Candidate[] {
  return [...text.matchAll(CALLED)].flatMap(({ 0: match, 1: label, 2: number, index }): Candidate[] => {
    const digits = number?.match(/\d/g)?.length ?? 0;
    if (label === undefined || number === undefined || digits < FEWEST || digits > MOST) return [];
    const start = index + match.length - number.length;
    return [{ labels: [label], value: [{ start, end: start + number.length }], kind: 'line', open: false }];
  });
}
