import { CLOSING, POST } from '../../../entities/mentions/letters.ts';
import { wholeName } from '../../../entities/mentions/name-shape.ts';
import type { Span } from '../../../text/span.ts';
import type { Candidate } from '../../candidate.ts';
import { labelWordsOf } from '../../question/label-words.ts';
import { termsOf } from '../../question/terms.ts';
import type { DocumentRecord } from '../../record.ts';
import { dateOfPlace } from './place-dates.ts';

/** Lines behind a closing among which the name of who signs stands. */
const REACH = 4;
/** Part of a text behind which a place and a date are those of its signature. */
const END = 0.6;
/** Beginning of a text in UTF-16 units that says to be a contract: its parties sign it, and it names them. */
const HEAD = 600;
/** What stands before the name of somebody who signs for another. */
const FOR = /^(?:i\. ?a\.|i\. ?v\.|p\.?p\.|p\/o|ppa\.?|for|im auftrag|per)\s+/iu;
/** Most words of a role, and of a name. */
const MOST_ROLE = 6;
const MOST_NAME = 5;

/** Who signed a paper: the name below its closing, or below the place and date at its end, with the role beside it. */
export function signers({ text: { text }, spans }: DocumentRecord): Candidate[] {
  if (termsOf(text.slice(0, HEAD)).includes('agreement')) return [];
  const printed = spans.map(({ start, end }) => text.slice(start, end));
  const closing = printed.findLastIndex((line) => CLOSING.test(line));
  const dated = printed.findLastIndex(
    (line, at) => (spans[at]?.start ?? 0) > END * text.length && dateOfPlace(line) !== undefined,
  );
  const from = closing >= 0 ? closing : dated;
  if (from < 0) return [];
  for (let at = from + 1; at < Math.min(spans.length, from + 1 + REACH); at++) {
    const name = nameIn(printed[at] as string) ?? nameBehindPost(printed[at] as string);
    if (!name) continue;
    const start = (spans[at]?.start ?? 0) + name.start;
    const value: Span = { start, end: start + name.end - name.start };
    const behind = (printed[at] as string).slice(name.end).replace(/^[\s,–-]+/u, '');
    const roles = [behind, printed[at - 1] ?? '', printed[at + 1] ?? ''].filter(
      (role, beside) => isRole(role) && (beside !== 1 || at - 1 > from),
    );
    return ['signer name', ...roles.slice(0, 1)].map((label) => ({
      labels: [label],
      value: [value],
      kind: 'implied',
      open: false,
    }));
  }
  return [];
}

/** The name that a line is, or begins with before a role. */
function nameIn(line: string): Span | undefined {
  const before = FOR.exec(line)?.[0].length ?? 0;
  const rest = line.slice(before);
  const end = before + (/[,;(]/.exec(rest)?.index ?? rest.length);
  const own = line.slice(before, end).trimEnd();
  const words = own.split(/\s+/).length;
  const isShort = words <= (own === own.toUpperCase() ? MOST_NAME - 2 : MOST_NAME) && !/\d/.test(own);
  return isShort && labelWordsOf(own) < 1 && wholeName(own, 2)
    ? { start: before, end: before + own.length }
    : undefined;
}

/** The name behind the post of who signs: `Le directeur : Paul Armand`. */
function nameBehindPost(line: string): Span | undefined {
  const [lead, post = ''] = /^((?:[\p{L}.'’-]{1,24} ){0,6}[\p{L}.'’-]{1,24}) ?: /u.exec(line) ?? [];
  if (lead === undefined || !isRole(post.replace(/^(?:le|la|el|il|der|die|de|o|a|the) |^l['’]/iu, '')))
    return undefined;
  const name = nameIn(line.slice(lead.length));
  return name && { start: lead.length + name.start, end: lead.length + name.end };
}

/** Whether a line may be what somebody is who signs: a few words, of which one is a post, or all in one line. */
const isRole = (line: string): boolean => {
  const words = line.replace(/[,:]$/, '').split(/\s+/);
  return line !== '' && words.length <= MOST_ROLE && !/\d|@/.test(line) && (POST.test(line) || labelWordsOf(line) > 0);
};
