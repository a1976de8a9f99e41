import { emphatic } from './delimiters.ts';
import { Edits } from './edits.ts';
import { escapeHeadingEnd, escapeLineStarts } from './line-start.ts';
import type { Piece } from './pieces.ts';
import { Sequence } from './sequence.ts';

/** Where inline Markdown is written: what begins or ends a block there differs. */
export type Place = 'paragraph' | 'item' | 'heading' | 'cell';

/** Anything that may be markup somewhere. */
const SIGNS = /[\\*_~`[\]<&$:#>+=|-]|^\d/;
/** Those that are markup within a line, those of links, and what addresses have: most texts with signs have none of them. */
const INLINE_SIGNS = /[\\*_~`<&$:]/;
const BRACKETS = /[[\]]/;
const ADDRESS_SIGNS = /:\/\/|www\.|@/i;

/** Inline Markdown in which all that is the document's text is text: escapes are decided on what stands side by side. */
export function write(pieces: readonly Piece[], place: Place): string {
  const sequence = new Sequence(pieces, place === 'cell');
  const edits = new Edits(sequence);
  if (!SIGNS.test(sequence.whole)) return sequence.whole;
  if (INLINE_SIGNS.test(sequence.whole)) escapeSigns(sequence, edits);
  if (BRACKETS.test(sequence.whole)) escapeBrackets(sequence, edits);
  if (place === 'heading') escapeHeadingEnd(sequence, edits);
  if (place === 'paragraph' || place === 'item') escapeLineStarts(sequence, edits, place === 'item');
  if (ADDRESS_SIGNS.test(sequence.whole)) separateAddresses(sequence, edits, place === 'cell');
  const written = edits.apply();
  // A formula and an address have no bars in cells: what there are stand in text, code and anchors.
  return place === 'cell' ? written.replaceAll('|', '\\|') : written;
}

/**
 * What is markup by itself: a backslash before punctuation; a tag, comment or autolink; an entity; an address of a
 * scheme that is not followed.
 */
const ALONE = /\\(?=[!-/:-@[-`{-~])|<(?=[a-z/!?]|[^\s<>]*@)|&(?=#\w+;|[a-z]\w+;)|(?<=ftp):(?=\/\/)/gi;

/**
 * A formula between dollars as pandoc tells it from sums of money (User's Guide, tex_math_dollars): no space within the
 * dollars, no digit behind the second one. The same between two dollars each.
 */
const FORMULA = /\$(?=[^\s$])[^$\n]*(?<=\S)\$(?!\d)|\$\$[^$]+\$\$/y;

function escapeSigns(sequence: Sequence, edits: Edits): void {
  const { whole } = sequence;
  for (const { index } of whole.matchAll(ALONE)) edits.escape(index);
  const ticks = [...whole.matchAll(/`+/g)];
  if (ticks.length > 1) for (const { index, 0: run } of ticks) escapeRun(edits, index, index + run.length);
  for (const { start, end, isFormula } of emphatic(sequence)) {
    if (isFormula) edits.setApart(start, end);
    else escapeRun(edits, start, end);
  }
  escapeDollars(sequence, edits);
}

/** Where dollars would stand around a formula, all are escaped that touch a text: one of them alone may find another. */
function escapeDollars(sequence: Sequence, edits: Edits): void {
  const { whole } = sequence;
  const dollars = [...whole.matchAll(/\$/g)].map(({ index }) => index).filter((index) => sequence.isText(index));
  const isFormula = (index: number): boolean => {
    FORMULA.lastIndex = index;
    return FORMULA.test(whole);
  };
  if (dollars.some(isFormula)) for (const index of dollars) edits.escape(index);
}

function escapeRun(edits: Edits, start: number, end: number): void {
  for (let index = start; index < end; index++) edits.escape(index);
}

/** Links, pictures and references: what would make one of text, or of a link a picture. */
function escapeBrackets(sequence: Sequence, edits: Edits): void {
  const { whole, parts } = sequence;
  for (const { index } of whole.matchAll(/(?<=\])\(|(?<=\[)\^/g)) edits.escape(index);
  for (const { piece, start, within } of parts) {
    if (piece.kind !== 'text' && piece.text.startsWith('[')) edits.escapeIf('!', start - 1);
    if (piece.kind !== 'text' || !within.includes('link')) continue;
    // Within a link a backtick alone hides its end from some readers.
    for (const { index } of piece.text.matchAll(/[[\]`]/g)) edits.escape(start + index);
  }
}

/** How an address begins that GFM finds in text; it goes on to white space or a tag. */
const ADDRESS = /(?:https?|ftp):\/\/|www\./gi;

/**
 * Readers that know GFM take an address as it is, with what is escaped or marked up in it; others do not. Where that
 * makes a difference it begins with an escape, and is text to all.
 */
function separateAddresses({ whole, parts }: Sequence, edits: Edits, inCell: boolean): void {
  for (const { piece, start, end, within } of parts) {
    const rest = piece.kind === 'address' ? /^[^\s<]*/.exec(whole.slice(end))?.[0] : undefined;
    if (rest !== undefined && /[^.,;:!?)*~]/.test(rest)) edits.enclose(start);
    if (piece.kind !== 'text' || within.includes('link')) continue;
    for (const { index, 0: beginning } of piece.text.matchAll(ADDRESS)) {
      const from = start + index;
      const length = whole.slice(from).search(/[\s<]|$/);
      const hasBar = inCell && whole.slice(from, from + length).includes('|');
      if (hasBar || from + length > end || edits.isWithin(from, from + length + 1)) {
        edits.escape(from + beginning.search(/[:.]/));
      }
    }
  }
}
