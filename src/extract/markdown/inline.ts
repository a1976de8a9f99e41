import type { Run } from '../../document/block.ts';
import { escapeInline, places } from './escape.ts';
import { lowered, raised } from './script.ts';

/** A run's own characters, without emphasis, and the places that links lead to before them. */
const characters = (run: Run): string => places(run.anchors) + content(run);

function content(run: Run): string {
  if (run.code) return script(run, codeSpan(run.text));
  if (run.math) return `$${run.text}$`;
  if (run.footnote !== undefined) return `[^${run.footnote}]`;
  const text = escapeInline(run.text);
  if (run.position === 'superscript') return raised(text);
  return run.position === 'subscript' ? lowered(text) : text;
}

/** Raised or lowered code keeps apart from the code beside it. */
function script({ position }: Run, code: string): string {
  const tag = position === 'superscript' ? 'sup' : 'sub';
  return position === undefined ? code : `<${tag}>${code}</${tag}>`;
}

/** A code span with a fence longer than any inside (CommonMark, 6.1). */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

type Emphasis = 'link' | 'strikethrough' | 'bold' | 'italic';

const MARKS: Readonly<Record<Exclude<Emphasis, 'link'>, string>> = { strikethrough: '~~', bold: '**', italic: '*' };

/** From the outside to the inside where they reach equally far. */
const EMPHASES: readonly Emphasis[] = ['link', 'strikethrough', 'bold', 'italic'];

/** Wraps text in a mark; surrounding white space stays outside, where GFM wants it. */
function emphasise(text: string, emphasis: Emphasis, address: string | undefined): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return text;
  const mark = emphasis === 'link' ? '' : MARKS[emphasis];
  return before + (emphasis === 'link' ? link(inner, address ?? '') : mark + inner + mark) + after;
}

/** A link whose text is its address is written as an autolink. */
function link(text: string, address: string): string {
  if (text === address && /^https?:\/\/[^\s<>]*$/.test(address)) return `<${address}>`;
  const target = /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address;
  return `[${text}](${target})`;
}

/** Punctuation alone is not worth emphasis. */
const isEmphatic = ({ text }: Run): boolean => /[\p{L}\p{N}]/u.test(text);

interface Stretch {
  readonly emphasis: Emphasis;
  /** Index after its last run. */
  readonly end: number;
}

/** The emphasis that reaches furthest from a run on. */
function widest(runs: readonly Run[], start: number, end: number, within: readonly Emphasis[]): Stretch | undefined {
  let found: Stretch | undefined;
  for (const emphasis of EMPHASES) {
    const value = runs[start]?.[emphasis];
    if (value === undefined || value === false || within.includes(emphasis)) continue;
    let reached = start;
    let emphatic = false;
    for (let run = runs[start]; run && reached < end && run[emphasis] === value; run = runs[reached]) {
      emphatic ||= isEmphatic(run);
      reached++;
    }
    if (emphatic && reached > (found?.end ?? start)) found = { emphasis, end: reached };
  }
  return found;
}

/**
 * Inline Markdown of runs, without escaping what only matters at a block's start. Emphasis nests: a stretch in italics
 * with a bold word in it is one.
 * @param lineBreak what stands for a forced line break.
 */
export function inline(runs: readonly Run[], lineBreak = '\\\n'): string {
  function nested(start: number, end: number, within: readonly Emphasis[]): string {
    let result = '';
    for (let index = start; index < end; ) {
      const run = runs[index] as Run;
      // White space before the first run stays outside the emphasis.
      if (index > start) result += run.lineBreak ? lineBreak : run.spaced ? ' ' : '';
      const outer = widest(runs, index, end, within);
      result += outer
        ? emphasise(nested(index, outer.end, [...within, outer.emphasis]), outer.emphasis, run.link)
        : characters(run);
      index = outer?.end ?? index + 1;
    }
    return result;
  }
  return nested(0, runs.length, []).trim();
}
