import type { Run } from '../../document/block.ts';

/** Punctuation of the sentence that link annotations often include. */
const TRAILING = /[.,;:!?]+$/;

/** The text of a link in two parts. */
export interface LinkText {
  /** White space of line breaks left out, as in an address. */
  readonly shown: string;
  /** Punctuation behind the link that is no part of it. */
  readonly trailing: string;
}

/** The text of a link's runs as an address, the punctuation of the sentence apart. */
export function linkText(runs: readonly Run[], address: string): LinkText {
  const text = runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, '');
  const trailing = TRAILING.exec(text)?.[0] ?? '';
  if (trailing === '' || trailing === text || address.endsWith(trailing)) return { shown: text, trailing: '' };
  return { shown: text.slice(0, -trailing.length), trailing };
}

/** An address between white space that GFM turns into a link by itself (GFM 0.29, section 6.9). */
const AUTOLINK = /^(?:https?:\/\/[\w-]+(?:\.[\w-]+)*[^\s<>*]*[\w/=&#%+-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]+)$/i;

/** Whether the text is the address, apart from `mailto:` and a slash at the end. */
export function isAddress(shown: string, address: string): boolean {
  const plain = (text: string): string => text.replace(/^mailto:/i, '').replace(/\/$/, '');
  return AUTOLINK.test(shown) && plain(shown) === plain(address);
}

/** Whether a link leads to a page, a mailbox, a telephone or a place in the document, and so runs and opens no code or file. */
function isHarmless(address: string): boolean {
  // Browsers ignore white space and control characters in a scheme.
  const scheme = /^([^/?#:]*):/.exec(address.replace(/[\s\p{Cc}]/gu, ''))?.[1];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}

/** A run with its link, if that is harmless. */
export function withHarmlessLink(run: Run): Run {
  const { link: address, ...unlinked } = run;
  return address === undefined || isHarmless(address) ? run : unlinked;
}

/** A GFM link. */
export function link(text: string, address: string): string {
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
  return `[${text}](${target})`;
}
