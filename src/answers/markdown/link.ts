import type { Run } from '../../document/block.ts';

/** Punctuation that a link annotation often covers though it belongs to the sentence. */
const TRAILING = /[.,;:!?]+$/;

/** What a link reads, taken apart. */
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

/** Whether GFM makes the address a link by itself where it stands between white space (GFM, 6.9). */
const AUTOLINK = /^(?:https?:\/\/[\w-]+(?:\.[\w-]+)*[^\s<>*]*[\w/=&#%+-]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]+)$/i;

/** Whether the text is the address, but for the scheme of an e-mail address and a slash at the end. */
export function isAddress(shown: string, address: string): boolean {
  const plain = (text: string): string => text.replace(/^mailto:/i, '').replace(/\/$/, '');
  return AUTOLINK.test(shown) && plain(shown) === plain(address);
}

/** A link as GFM has it. */
export function link(text: string, address: string): string {
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
  return `[${text}](${target})`;
}
