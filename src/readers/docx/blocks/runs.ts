import type { Run } from '../../../document/block.ts';
import type { Piece } from './pieces.ts';

const BLANKS = /[ \t\r\n]+/g;

/**
 * Text pieces as runs: white space between them becomes `spaced`, a tab stays one at the end of the run before it, and
 * neighbours in one format are joined, since Word cuts text up wherever it was edited. Pieces that are no text are
 * passed over.
 */
export function toRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let gap = '';
  let lineBreak = false;
  let anchors: string[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'anchor') anchors.push(piece.name);
    if (piece.kind === 'lineBreak') lineBreak = runs.length > 0;
    const text = textOfPiece(piece).replace(BLANKS, (blanks) => (blanks.includes('\t') ? '\t' : ' '));
    const [, before = '', core = '', after = ''] = /^([ \t]?)(.*?)([ \t]?)$/s.exec(text) ?? [];
    gap = wider(gap, before);
    const format = formatOfPiece(piece);
    if (core === '' && format.footnote === undefined) continue;
    const last = runs.at(-1);
    if (last && !lineBreak && anchors.length === 0 && sameFormat(last, format)) {
      runs[runs.length - 1] = { ...last, text: `${last.text}${gap}${core}` };
    } else {
      if (last && !lineBreak && gap === '\t') runs[runs.length - 1] = { ...last, text: `${last.text}\t` };
      const spaced = gap === ' ' || lineBreak;
      runs.push({
        text: core,
        spaced,
        ...(lineBreak && { lineBreak }),
        ...format,
        ...(anchors.length > 0 && { anchors }),
        words: [],
      });
      anchors = [];
    }
    gap = after;
    lineBreak = false;
  }
  const last = runs.at(-1);
  if (last && anchors.length > 0) runs[runs.length - 1] = { ...last, anchors: [...(last.anchors ?? []), ...anchors] };
  return runs;
}

const wider = (a: string, b: string): string => (a === '\t' || b === '\t' ? '\t' : a || b);

/** Text as written, white space kept: for code. */
export const toPlainText = (pieces: readonly Piece[]): string => pieces.map(textOfPiece).join('');

function formatOfPiece(piece: Piece): Partial<Run> {
  if (piece.kind === 'text') return piece.format;
  return piece.kind === 'checkbox' && piece.field ? { field: piece.field } : {};
}

function textOfPiece(piece: Piece): string {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'lineBreak') return '\n';
  return piece.kind === 'checkbox' ? (piece.checked ? '☑' : '☐') : '';
}

const keys = [
  'bold',
  'italic',
  'strikethrough',
  'code',
  'math',
  'position',
  'link',
  'footnote',
  'field',
  'appearance',
] as const;

const sameFormat = (run: Run, format: Partial<Run>): boolean => keys.every((key) => run[key] === format[key]);
