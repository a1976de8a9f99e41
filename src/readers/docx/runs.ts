import type { Run } from '../../document/block.ts';
import type { Piece } from './inline.ts';

const BLANKS = /[ \t\r\n]+/g;

/**
 * Text pieces as runs: white space between them becomes `spaced`, and neighbours in one format are joined, since Word
 * cuts text up wherever it was edited. Pieces that are no text are passed over.
 */
export function toRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let spaced = false;
  let lineBreak = false;
  for (const piece of pieces) {
    if (piece.kind === 'lineBreak') lineBreak = runs.length > 0;
    const text = textOfPiece(piece).replace(BLANKS, ' ');
    spaced ||= text.startsWith(' ');
    const core = text.replace(/^ | $/g, '');
    if (core === '') continue;
    const format = piece.kind === 'text' ? piece.format : {};
    const last = runs.at(-1);
    if (last && !lineBreak && sameFormat(last, format)) {
      runs[runs.length - 1] = { ...last, text: `${last.text}${spaced ? ' ' : ''}${core}` };
    } else {
      runs.push({ text: core, spaced: spaced || lineBreak, ...(lineBreak && { lineBreak }), ...format, words: [] });
    }
    spaced = text.endsWith(' ');
    lineBreak = false;
  }
  return runs;
}

/** Text as written, white space kept: for code. */
export const toPlainText = (pieces: readonly Piece[]): string => pieces.map(textOfPiece).join('');

function textOfPiece(piece: Piece): string {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'lineBreak') return '\n';
  return piece.kind === 'checkbox' ? (piece.checked ? '☑' : '☐') : '';
}

const keys = ['bold', 'italic', 'strikethrough', 'code', 'position', 'link', 'footnote'] as const;

const sameFormat = (run: Run, format: Partial<Run>): boolean => keys.every((key) => run[key] === format[key]);
