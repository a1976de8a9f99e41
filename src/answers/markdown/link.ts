import type { Run } from '../../document/block.ts';
import { markup, type Piece, type Span, text } from './pieces.ts';

/** Punctuation of the sentence that link annotations often include. */
const TRAILING = /(?<![.,;:!?])[.,;:!?]+$/;

/** The text of a link in two parts. */
interface LinkText {
  /** White space of line breaks left out, as in an address. */
  readonly shown: string;
  /** Punctuation behind the link that is no part of it. */
  readonly trailing: string;
}

/** The text of a link's runs as an address, the punctuation of the sentence apart. */
function linkText(runs: readonly Run[], address: string): LinkText {
  const joined = runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, '');
  const trailing = TRAILING.exec(joined)?.[0] ?? '';
  if (trailing === '' || trailing === joined || address.endsWith(trailing)) return { shown: joined, trailing: '' };
  return { shown: joined.slice(0, -trailing.length), trailing };
}

/** An address between white space that GFM turns into a link by itself (GFM 0.29, section 6.9). */
const AUTOLINK = /^(?:https?:\/\/[\w-]+(?:\.[\w-]+)*[^\s<>*]*[\w/=&#%+-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]+)$/i;

/** What readers take apart in an autolink, each in its own way. */
const AMBIGUOUS = /[\\`|\p{Cc}]|&(?:#|[a-z])\w+;/iu;

/** Whether the text is the address, apart from `mailto:` and a slash at the end. */
function isAddress(shown: string, address: string): boolean {
  const plain = (whole: string): string => whole.replace(/^mailto:/i, '').replace(/\/$/, '');
  return AUTOLINK.test(shown) && !AMBIGUOUS.test(shown) && plain(shown) === plain(address);
}

/** Where a link may lead: a page, a mailbox, a telephone, or a place in the document. Other links run code or open files. */
const HARMLESS = /^(?:https?:\/\/|mailto:|tel:|#)/i;

/** A run with its link, if that is harmless. */
export function withHarmlessLink(run: Run): Run {
  if (run.link === undefined || HARMLESS.test(run.link.trim())) return run;
  const { link, ...unlinked } = run;
  return unlinked;
}

/** Characters that end a destination, or are lost in it (CommonMark, 6.3). */
const UNSAFE = /[[\]<>\\|`\p{Cc}\u2028\u2029]/gu;

/** An address on one line, without what would end it. */
export const encodedAddress = (address: string): string =>
  address.trim().replace(UNSAFE, (sign) => encodeURIComponent(sign));

/** A destination: what would end it is percent-encoded, what would be an entity of HTML escaped. */
function destination(address: string): string {
  const encoded = encodedAddress(address).replace(/&(?=#\w+;|[a-z]\w+;)/gi, '&amp;');
  return /[\s()]/.test(encoded) ? `<${encoded}>` : encoded;
}

function between(opening: string, pieces: readonly Piece[], closing: string): Piece[] {
  const span: Span = { emphasis: 'link' };
  return [{ kind: 'open', text: opening, span }, ...pieces, { kind: 'close', text: closing, span }];
}

const link = (pieces: readonly Piece[], address: string): Piece[] => between('[', pieces, `](${destination(address)})`);

/** A picture that is shown by its alternative text; where its file is, is nobody's to know. */
export const picture = (alternative: string): Piece[] => between('![', [text(alternative)], ']()');

/**
 * A link. When its text is its address, it is an autolink, in angle brackets where GFM would not find its ends.
 * @param runs those that the pieces are of.
 * @param standsAlone whether GFM finds its ends.
 */
export function linked(pieces: readonly Piece[], runs: readonly Run[], standsAlone: boolean): Piece[] {
  const address = runs[0]?.link ?? '';
  const { shown, trailing } = linkText(runs, address);
  const behind = trailing === '' ? [] : [text(trailing)];
  if (isAddress(shown, address)) {
    return [standsAlone ? { kind: 'address', text: shown } : markup(`<${shown}>`), ...behind];
  }
  const last = pieces.at(-1);
  if (trailing === '' || last?.kind !== 'text' || !last.text.endsWith(trailing)) return link(pieces, address);
  return [...link([...pieces.slice(0, -1), text(last.text.slice(0, -trailing.length))], address), ...behind];
}
