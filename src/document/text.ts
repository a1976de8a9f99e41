import type { Run } from './block.ts';

/** Plain text of inline content: runs joined, one space before each spaced run, a line feed for a forced break. */
export function textOf(runs: readonly Run[]): string {
  let text = '';
  for (const run of runs) {
    if (run.lineBreak && text !== '') text += '\n';
    else if (run.spaced && text !== '') text += ' ';
    text += run.text;
  }
  return text;
}
