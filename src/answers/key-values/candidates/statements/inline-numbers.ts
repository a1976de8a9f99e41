import { oncePer } from '../../../../platform/once-per.ts';
import type { TextLine } from '../../../text/lines.ts';
import { groupSpan } from '../../../text/match-spans.ts';
import { overlapping } from '../../../text/overlapping.ts';
import { withoutEnd } from '../../../text/without-end.ts';
import { labelWordsOf } from '../../question/label-words.ts';
import { isGeneric } from '../../question/term-weights.ts';
import { termsOf } from '../../question/terms.ts';
import { BEHIND, namedType } from '../../question/type-terms.ts';
import type { DocumentRecord } from '../../record.ts';
import { VALUE_TYPES } from '../../values/value-types.ts';
import type { Statement } from './statement.ts';

/** Up to three words in small letters or capitals, and behind them groups of capitals and digits. */
const NUMBERED =
  /(?<![\p{L}\p{N}])((?:\p{L}[\p{L}-]{1,20} ){1,3})(?:(?:(?:of|der|des|del|de) (?:the |this |la )?\p{L}{3,20} )?(?:is|ist|lautet|est|es|è) |(?:no|nr|n)[.º°]{0,2} |# ?)?((?:[\p{Lu}\p{N}][\p{Lu}\p{N}/._-]{0,20}(?: |(?![\p{L}\p{N}]))){1,6})/gu;
/**
 * Least numbers of words in small letters in a line of running text, where it ends as a sentence or has a sign for a
 * number, and else: a list of pairs has fewer.
 */
const LEAST_SMALL = { ended: 2, open: 4 } as const;
const YEAR = /^(?:19|20)\d\d$/;
/** Terms of things that have a number, of which sentences need not say that it is one. */
const NUMBERED_THINGS: ReadonlySet<string> = new Set(
  'account reference policy claim license passport order invoice quote case ticket estimate application'.split(' '),
);
/** What names several behind each other: words before the label proper. */
const MOST_WORDS = 3;

/** Numbers that sentences set behind what they are of: `to your account 4402 118`, `sort code 80-11-42`. */
export function inlineNumbers(prose: string, { text: { lines } }: DocumentRecord): Statement[] {
  const isSentence = oncePer(
    ({ kind, content, end }: TextLine): boolean =>
      (kind === 'paragraph' || kind === 'item') && isRunning(prose.slice(content, end)),
  );
  return [...prose.matchAll(NUMBERED)].flatMap((match): Statement[] => {
    const [, before = '', behind = ''] = match;
    const number = withoutEnd(behind, /[\s.,/_-]/);
    if (!/\d{2}/.test(number) || YEAR.test(number)) return [];
    if (!overlapping(lines, groupSpan(match, match[0])).some(isSentence) || !isIdentifier(number)) return [];
    const words = before.trim().split(' ');
    for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
      const label = words.slice(-count).join(' ');
      const name = labelWordsOf(label) === 1 ? nameOf(label) : undefined;
      if (name) return [{ names: [name], value: groupSpan(match, number) }];
    }
    return [];
  });
}

/** What a label names by a number: it itself, or the number of the thing that it is. */
function nameOf(label: string): string | undefined {
  const terms = termsOf(label);
  if (terms.every(isGeneric) || BEHIND.has(label.slice(label.lastIndexOf(' ') + 1))) return undefined;
  const type = namedType(terms, true);
  if (type === 'id' || type === 'code') return label;
  return NUMBERED_THINGS.has(terms.at(-1) ?? '') ? `${label} number` : undefined;
}

/** Whether a text is all an identifier, which no date and no sum is. */
function isIdentifier(printed: string): boolean {
  const [found] = VALUE_TYPES.id.find(printed);
  return found !== undefined && found.start === 0 && found.end === printed.length;
}

function isRunning(line: string): boolean {
  const small = line.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0;
  return small >= (line.trimEnd().endsWith('.') || line.includes('#') ? LEAST_SMALL.ended : LEAST_SMALL.open);
}
