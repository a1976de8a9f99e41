import type { Run } from '../../document/block.ts';
import { anchorTags } from './escape.ts';
import { formula } from './formula.ts';
import { linked, withHarmlessLink } from './link.ts';
import { noteLabel } from './notes.ts';
import { type Bounds, markup, onOneLine, type Piece, type Span, text, trimmed, withoutSpace, wrap } from './pieces.ts';
import { lowered, raised } from './script.ts';

/** A run without emphasis, after the anchors of links that lead to it. */
function piecesOf(run: Run): Piece[] {
  const anchors = anchorTags(run.anchors);
  return anchors === '' ? content(run) : [markup(anchors), ...content(run)];
}

function content(run: Run): Piece[] {
  const shown = onOneLine(run.text);
  if (run.code) return script(run, shown);
  if (run.math) return shown.trim() === '' ? [] : [{ kind: 'formula', text: `$${formula(shown)}$` }];
  if (run.footnote !== undefined) return [markup(`[^${noteLabel(run.footnote)}]`)];
  if (run.position === 'superscript') return [text(raised(shown, run.mathFont))];
  return [text(run.position === 'subscript' ? lowered(shown, run.mathFont) : shown)];
}

/** Code; raised or lowered it is in HTML tags, which separate it from the code beside it. */
function script({ position }: Run, code: string): Piece[] {
  if (code.trim() === '') return [text(code)];
  const tag = position === 'superscript' ? 'sup' : 'sub';
  const span: Piece = { kind: 'code', text: code };
  return position === undefined ? [span] : [markup(`<${tag}>`), span, markup(`</${tag}>`)];
}

type Emphasis = Span['emphasis'];

const DELIMITERS: Readonly<Record<Exclude<Emphasis, 'link'>, string>> = {
  strikethrough: '~~',
  bold: '**',
  italic: '*',
};

/** Nesting order, from outermost, of emphases that end at the same run. */
const EMPHASES: readonly Emphasis[] = ['link', 'strikethrough', 'bold', 'italic'];

/**
 * The bounds of a text without white space and without the punctuation at its ends that belongs to what is beside it:
 * delimiters next to it open or close nothing.
 */
function withoutPunctuation(text: string): Bounds {
  const from = /^[,;:.!?)\]}]*\s*/.exec(text)?.[0].length ?? 0;
  let to = text.length;
  while (to > from && '([{'.includes(text[to - 1] as string)) to--;
  return [from, Math.max(from, text.slice(0, to).trimEnd().length)];
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
 * Inline Markdown of runs, in which nothing is escaped yet. Emphasis nests: italic text with a bold word in it is one
 * emphasis with another inside.
 * @param lineBreak what is written for a forced line break.
 */
export function inline(given: readonly Run[], lineBreak = '  \n'): Piece[] {
  const runs = mergeCode(given.filter(isShown).map(withHarmlessLink));
  function emphasised({ emphasis, end }: Stretch, start: number, within: readonly Emphasis[], isApart: boolean) {
    const pieces = nested(start, end, [...within, emphasis]);
    if (emphasis === 'link') {
      const standsAlone = isApart && endsAddress(runs[end]);
      return wrap(pieces, withoutSpace, (inner) => linked(inner, runs.slice(start, end), standsAlone));
    }
    const span: Span = { emphasis };
    const delimiter = DELIMITERS[emphasis];
    return wrap(pieces, withoutPunctuation, (inner) => [
      { kind: 'open', text: delimiter, span },
      ...inner,
      { kind: 'close', text: delimiter, span },
    ]);
  }
  function nested(start: number, end: number, within: readonly Emphasis[]): Piece[] {
    const result: Piece[] = [];
    for (let index = start; index < end; ) {
      const run = runs[index] as Run;
      // White space before the first run stays outside the emphasis.
      if (index > start && run.lineBreak) result.push(markup(lineBreak));
      else if (index > start && run.spaced) result.push(text(' '));
      const outer = widest(runs, index, end, within);
      if (outer) result.push(...emphasised(outer, index, within, isApart(result)));
      else result.push(...piecesOf(run));
      index = outer?.end ?? index + 1;
    }
    return result;
  }
  return trimmed(nested(0, runs.length, []));
}

/** Whether there is anything in a run: one without would part emphasis. */
const isShown = ({ text, footnote, anchors, spaced, lineBreak }: Run): boolean =>
  text !== '' || footnote !== undefined || anchors !== undefined || spaced || lineBreak === true;

/** Whether GFM finds the beginning of an address behind these pieces. */
const isApart = (pieces: readonly Piece[]): boolean => {
  const last = pieces.findLast((piece) => piece.text !== '');
  return last === undefined || /[\s(]$/.test(last.text);
};

/** Runs with code that touches code in one run: two spans side by side would be one that holds the marks between them. */
function mergeCode(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const before = merged.at(-1);
    const isOne =
      run.code && before?.code && !run.spaced && !run.lineBreak && run.position === before.position && !run.anchors;
    if (isOne) merged[merged.length - 1] = { ...before, text: before.text + run.text };
    else merged.push(run);
  }
  return merged;
}
