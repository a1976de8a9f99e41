import { distance } from 'fastest-levenshtein';
import { marked } from 'marked';

const INLINE_TAG = /<\/?(?:a|b|code|del|em|i|img|input|s|span|strong|sub|sup|u)\b[^>]*>/g;
const OTHER_TAG = /<!--.*?-->|<[^>]*>/gs;
const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** 1 − edit distance / length of the longer text, white space normalised; 1 for two empty texts. */
export function similarity(a: string, b: string): number {
  const [one, other] = [normalise(a), normalise(b)];
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - distance(one, other) / longest;
}

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Markdown in one spelling where several say the same: rules of tables, hard breaks, bullets, escapes; without
 * comments, addresses of pictures (every converter makes up its own), and HTML tags for what GFM has no mark for; raised
 * and lowered digits are digits.
 */
export const alike = (markdown: string): string =>
  markdown
    .replace(/<!--.*?-->/gs, '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<img[^>]*>/g, '')
    .replace(/<\/?(?:a|span|sub|sup|u)\b[^>]*>/g, '')
    .replace(/^\s*\|[-:| ]+\|\s*$/gm, (rule) => rule.replace(/\s/g, '').replace(/:?-+:?/g, '---'))
    .replace(/ *\| */g, '|')
    .replace(/^(\s*)[*+](?= )/gm, '$1-')
    .replace(/\\\n/g, '\n')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .normalize('NFKC');

/** What a reader of the rendered Markdown reads: no marks, tags, addresses or list numbers. */
export function stripped(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(INLINE_TAG, '')
    .replace(OTHER_TAG, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .normalize('NFKC');
}
