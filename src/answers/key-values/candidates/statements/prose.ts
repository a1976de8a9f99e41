import type { PlainText } from '../../../text/plain-text.ts';
import { trimSpan } from '../../../text/sources.ts';
import type { Span } from '../../../text/span.ts';

/** Length in UTF-16 units from which a line is running text that may have been cut in two by a page or column. */
const RUNNING = 60;

/**
 * The running text of a document, with the offsets of its plain text: running heads are blank, and a sentence that goes
 * on in the next line goes on here.
 */
export function proseOf({ text, lines }: PlainText): string {
  let prose = '';
  let before = '';
  for (const { kind, start, end } of lines) {
    const line = text.slice(start, end);
    const isBlank = kind === 'furniture' || line.trim() === '';
    const mayGoOn = kind === 'paragraph' || kind === 'item';
    if (start > prose.length) prose += isBlank || (mayGoOn && goesOn(before, line)) ? ' ' : '\n';
    prose += isBlank ? ' '.repeat(line.length) : line.replaceAll('\t', ' ');
    if (!isBlank) before = mayGoOn ? line : '';
  }
  return prose;
}

const goesOn = (before: string, after: string): boolean =>
  !/[.:;!?][”"’')\]]{0,2}\s*$/.test(before.slice(-8)) &&
  (/^\s*[\p{Ll}(“"]/u.test(after) || before.length >= RUNNING) &&
  /\p{Ll}/u.test(before.slice(-20));

/** The printed parts of a span of the prose: what it covers of each line, without running heads. */
export function partsOf({ text, lines }: PlainText, span: Span): Span[] {
  const covered = lines.filter(({ kind, start, end }) => kind !== 'furniture' && start < span.end && end > span.start);
  return covered.flatMap(({ start, end }) => {
    const part = trimSpan(text, { start: Math.max(start, span.start), end: Math.min(end, span.end) });
    return part.end > part.start ? [part] : [];
  });
}
