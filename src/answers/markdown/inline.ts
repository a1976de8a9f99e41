import type { Run } from '../../document/block.ts';
import { anchorTags, escapeInline } from './escape.ts';
import { isAddress, link, linkText, withHarmlessLink } from './link.ts';
import { lowered, raised } from './script.ts';

/** A run's text without emphasis, after the anchors of links that lead to it. */
function characters(runs: readonly Run[], index: number, counts: ReadonlyMap<string, number>): string {
  const run = runs[index] as Run;
  return anchorTags(run.anchors) + content(run, marksIn(run).size > 0 ? partnersOf(runs, index, counts) : '');
}

const marksIn = ({ text }: Run): ReadonlySet<string> => new Set(text.match(/[*_`~]/g));

/** In how many runs each mark is that may pair with one in another run. */
function countMarks(runs: readonly Run[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) for (const mark of marksIn(run)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}

/** The marks that may pair with one in a run: those of the others, and the delimiters that touch it. */
function partnersOf(runs: readonly Run[], index: number, counts: ReadonlyMap<string, number>): string {
  const [before, run, after] = [runs[index - 1], runs[index] as Run, runs[index + 1]];
  const own = marksIn(run);
  const others = [...counts].filter(([mark, count]) => count > (own.has(mark) ? 1 : 0)).map(([mark]) => mark);
  const touching = [run.spaced ? undefined : before, after?.spaced ? undefined : after];
  return [...others, ...touching.map((beside) => (beside?.bold || beside?.italic ? DELIMITERS.bold : ''))].join('');
}

function content(run: Run, beside: string): string {
  if (run.code) return script(run, codeSpan(run.text));
  if (run.math) return `$${run.text}$`;
  if (run.footnote !== undefined) return `[^${run.footnote}]`;
  const text = escapeInline(run.text, beside);
  if (run.position === 'superscript') return raised(text, run.mathFont);
  return run.position === 'subscript' ? lowered(text, run.mathFont) : text;
}

/** Superscript or subscript code, in HTML tags to separate it from the code beside it. */
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

const DELIMITERS: Readonly<Record<Exclude<Emphasis, 'link'>, string>> = {
  strikethrough: '~~',
  bold: '**',
  italic: '*',
};

/** Nesting order, from outermost, of emphases that end at the same run. */
const EMPHASES: readonly Emphasis[] = ['link', 'strikethrough', 'bold', 'italic'];

/** Text and the white space around it. */
const SPACED = /^(\s*)(.*?)(\s*)$/s;
/** The same, punctuation that belongs to what is beside it outside: delimiters next to it open or close nothing. */
const PUNCTUATED = /^((?:[,;:.!?)\]}]+)?\s*)(.*?)(\s*[([{]*)$/s;

/** Wraps text with a function, but for what is outside of it by a pattern (GFM allows no white space in emphasis). */
function wrap(text: string, pattern: RegExp, wrapped: (inner: string) => string): string {
  const [, before = '', inner = '', after = ''] = pattern.exec(text) ?? [];
  return inner === '' ? text : before + wrapped(inner) + after;
}

/** A link. When its text is its address, it is an autolink, in angle brackets where GFM would not find its ends. */
function linked(text: string, runs: readonly Run[], standsAlone: boolean): string {
  const address = runs[0]?.link ?? '';
  const { shown, trailing } = linkText(runs, address);
  if (isAddress(shown, address)) return (standsAlone ? shown : `<${shown}>`) + trailing;
  return text.endsWith(trailing)
    ? link(text.slice(0, text.length - trailing.length), address) + trailing
    : link(text, address);
}

/** Whether GFM finds the end of an address before this run. */
const endsAddress = (next: Run | undefined): boolean =>
  next === undefined || next.spaced || next.lineBreak === true || /^[.,;:!?)]*(?:\s|$)/.test(next.text);

/** Punctuation alone gets no emphasis. */
const isEmphatic = ({ text }: Run): boolean => /[\p{L}\p{N}]/u.test(text);

interface Stretch {
  readonly emphasis: Emphasis;
  /** Index after its last run. */
  readonly end: number;
}

/** The emphasis that starts at a run and covers the most runs. */
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
 * Inline Markdown of runs, without the escapes for the start of a block. Emphasis nests: italic text with a bold word
 * in it is one emphasis with another inside.
 * @param lineBreak the text for a forced line break.
 */
export function inline(given: readonly Run[], lineBreak = '  \n'): string {
  const runs = given.map(withHarmlessLink);
  const counts = countMarks(runs);
  function emphasised(
    { emphasis, end }: Stretch,
    start: number,
    within: readonly Emphasis[],
    isApart: boolean,
  ): string {
    const text = nested(start, end, [...within, emphasis]);
    if (emphasis !== 'link')
      return wrap(text, PUNCTUATED, (inner) => DELIMITERS[emphasis] + inner + DELIMITERS[emphasis]);
    return wrap(text, SPACED, (inner) => linked(inner, runs.slice(start, end), isApart && endsAddress(runs[end])));
  }
  function nested(start: number, end: number, within: readonly Emphasis[]): string {
    let result = '';
    for (let index = start; index < end; ) {
      const run = runs[index] as Run;
      // White space before the first run stays outside the emphasis.
      if (index > start) result += run.lineBreak ? lineBreak : run.spaced ? ' ' : '';
      const outer = widest(runs, index, end, within);
      result += outer ? emphasised(outer, index, within, /(?:^|[\s(])$/.test(result)) : characters(runs, index, counts);
      index = outer?.end ?? index + 1;
    }
    return result;
  }
  return nested(0, runs.length, []).trim();
}
