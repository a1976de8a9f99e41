import type { Run } from '../../document/block.ts';
import { escapeInline } from './escape.ts';
import { lowered, raised } from './script.ts';

/** A run's own characters, without emphasis. */
function characters(run: Run): string {
  if (run.code) return codeSpan(run.text);
  if (run.math) return `$${run.text}$`;
  if (run.footnote !== undefined) return `[^${run.footnote}]`;
  const text = escapeInline(run.text);
  if (run.position === 'superscript') return raised(text);
  return run.position === 'subscript' ? lowered(text) : text;
}

/** A code span with a fence longer than any inside (CommonMark, 6.1). */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

type Emphasis = Pick<Run, 'bold' | 'italic' | 'strikethrough' | 'link'>;

const MARKS: readonly (readonly [keyof Emphasis, string])[] = [
  ['strikethrough', '~~'],
  ['bold', '**'],
  ['italic', '*'],
];

/** Wraps text in the marks of its style; surrounding white space stays outside, where GFM wants it. */
function emphasise(text: string, style: Emphasis): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  let marked = inner;
  for (const [name, mark] of MARKS.toReversed()) if (style[name]) marked = mark + marked + mark;
  if (style.link !== undefined) marked = link(marked, style.link);
  return before + marked + after;
}

/** A link whose text is its address is written as an autolink. */
function link(text: string, address: string): string {
  if (text === address && /^https?:\/\/[^\s<>]*$/.test(address)) return `<${address}>`;
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
  return `[${text}](${target})`;
}

const sameStyle = (a: Run, b: Run): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.strikethrough === b.strikethrough && a.link === b.link;

/** Punctuation alone is not worth emphasis. */
const isEmphatic = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Inline Markdown of runs, without escaping what only matters at a block's start.
 * @param lineBreak what stands for a forced line break.
 */
export function inline(runs: readonly Run[], lineBreak = '\\\n'): string {
  let result = '';
  for (let i = 0; i < runs.length; ) {
    const first = runs[i] as Run;
    let text = '';
    let plain = '';
    for (; i < runs.length && sameStyle(first, runs[i] as Run); i++) {
      const run = runs[i] as Run;
      const between = run.lineBreak ? lineBreak : run.spaced ? ' ' : '';
      // White space before the first run stays outside the emphasis.
      if (run === first) result += result === '' ? '' : between;
      else text += between;
      text += characters(run);
      plain += run.text;
    }
    result += isEmphatic(plain) ? emphasise(text, first) : text;
  }
  return result.trim();
}
