import { labelOf } from '../label.ts';

/** UTF-16 units of a text that is looked at, from its end: captions are short, the sentences before fields are not. */
const LONGEST = 240;
/** Words from which a label is a part of a sentence, and words at its end that then name what follows. */
const SENTENCE = 9;
const TAIL = 4;
/** Words behind which the last words of a sentence only say of, for or by what something is: `eligible for the rate of tax`. */
const GOVERNING =
  /(?:^| )(?:for|of|to|by|under|with|from|about|against|through)(?: (?:the|a|an|this|that|your|their|its))?$/i;
/** What a form asks people to add in brackets. */
const SPECIFY = /^(?:please )?(?:specify|state|indicate|describe|give|enter)\s+(.+)/i;
/** Number of a line or box of a form: `1`, `10a`, `2b.`, `(c)`. */
const NUMBER = /^(?:\(?\d{1,3}\)?[a-z]?|\(?[a-z]\))[.):]?\s+(?=\S)/i;

/**
 * The forms in which a caption may be asked for: without its number and what is in brackets, each thing in brackets
 * (`SSN or ITIN`), and of a sentence that leads to a field its last words.
 */
export function labelForms(caption: string): string[] {
  const text = caption.slice(-LONGEST).replace(/\s+/g, ' ').trim().replace(NUMBER, '');
  const brackets = [...text.matchAll(/\(([^()]{2,40})\)/g)].map(([, inside = '']) => inside);
  const bare = text
    .replace(/(?:(?<!\s)\s+)?\([^()]{0,200}\)/g, ' ')
    .replace(/(?<!\s)\s+([.,;:])/g, '$1')
    .replace(/\s+/g, ' ');
  const parts = bare.split(/(?<=\p{L}{2}[.;:])\s/u).map(labelOf);
  const last = (parts.at(-1) ?? '').split(' ');
  const isSentence = bare.split(' ').length >= SENTENCE && last.length > TAIL && !/[.;]\s/.test(bare);
  const isNamedLast = isSentence && !GOVERNING.test(last.slice(0, -TAIL).join(' '));
  // A sentence of its own leads to the field, and what stands before it is the title of a paragraph.
  const isOwn = isSentence && parts.length > 1 && last.length >= SENTENCE && /^\p{Lu}/u.test(last[0] ?? '');
  const forms = [
    ...(isOwn ? [] : [parts[0] ?? '']),
    ...(isNamedLast ? [last.slice(-TAIL).join(' ')] : []),
    ...brackets.filter((inside) => /\p{Lu}{2}/u.test(inside) && !/[-/]/.test(inside)),
    ...brackets.flatMap((inside) => SPECIFY.exec(inside)?.[1] ?? []),
  ];
  return [...new Set(forms)].filter((form) => /\p{L}/u.test(form));
}
