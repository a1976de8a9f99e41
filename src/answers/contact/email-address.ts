import { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import type { Line } from '../sections/lines.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { WordSpan } from '../text/word-spans.ts';
import { type BrokenWord, brokenWords } from './broken-lines.ts';
import { type ContactArea, isInArea } from './contact-area.ts';

const ADDRESS = /^[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}(\p{L}{2,24})$/u;
/** Endings of domains of two letters that more letters below may belong to, as in `co` and `m`. */
const UNFINISHED = new Set(['com', 'net', 'org', 'edu', 'gov', 'info', 'biz', 'email', 'dev', 'app', 'eu', 'name']);

/** Confidence in an address that is printed over two lines. */
const BROKEN = 0.85;

/**
 * The e-mail address: where a link of the contact area leads, unless another one is printed; one that the width of a
 * column broke; else `nearest`, the finding that is nearest to the subject.
 */
export function emailAddress(text: PlainText, area: ContactArea, nearest: Finding | undefined): Cited<string> | null {
  const printed = nearest && text.text.slice(nearest.start, nearest.end);
  const link = mailLink(text, area);
  if (link && (printed === undefined || link.address.startsWith(printed) || link.address.endsWith(printed)))
    return new Cited(link.address, sourcesOf(text, link.words, 1));
  return overTwoLines(text, area.lines, nearest) ?? (nearest ? quote(text, nearest, nearest.score) : null);
}

function mailLink(text: PlainText, area: ContactArea): { address: string; words: WordSpan[] } | undefined {
  const linked = text.wordSpans.filter(({ link }) => link !== undefined && /^mailto:/i.test(link));
  const first = linked.find((span) => isInArea(area, span));
  const address = first?.link?.replace(/^mailto:|\?.*$/gis, '') ?? '';
  if (!first || !ADDRESS.test(address)) return undefined;
  return { address, words: linked.filter(({ link, page }) => link === first.link && page === first.page) };
}

/** An address whose parts end one line and are the next; `nearest` may be a part of it. */
function overTwoLines(text: PlainText, lines: readonly Line[], nearest: Span | undefined): Cited<string> | undefined {
  const broken = brokenWords(lines).find((word) => {
    const { parts } = word;
    const isOther =
      nearest !== undefined && !parts.some((part) => part.start < nearest.end && nearest.start < part.end);
    return !isOther && isBroken(word);
  });
  return broken && new Cited(broken.head + broken.tail, sourcesOf(text, broken.parts, BROKEN));
}

function isBroken({ head, tail, isAlone }: BrokenWord): boolean {
  const domain = ADDRESS.exec(head + tail)?.[1];
  if (domain === undefined) return false;
  // Neither part is an address, or the lower one is the rest of a domain or the upper one has to go on.
  if (ADDRESS.test(head)) return /^\p{Ll}{1,3}$/u.test(tail) && UNFINISHED.has(domain);
  return !ADDRESS.test(tail) || (isAlone && /[._+-]$/.test(head));
}
