import { buildLines, type Line } from '../../../src/layout/page/lines.ts';
import { type LineSpec, words } from './page.ts';

/** The lines that a page of the given ones has. */
export const linesOf = (specs: readonly LineSpec[]): Line[] => buildLines(1, specs.flatMap(words));

export { textOfLine } from '../../../src/layout/page/lines.ts';
