import { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import { isProse } from '../resume/prose.ts';
import type { Line } from '../sections/lines.ts';
import type { Section } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { isContactLine } from './contact-lines.ts';

/** Confidence in what a heading announces, and in prose that only stands where summaries do. */
const BELOW_HEADING = 0.8;
const WITHOUT_HEADING = 0.6;

/** Fewest words of a summary that is no sentence. */
const FEWEST_WORDS = 4;
/** Most words of a summary in a document that has no other section of resumes: more are a chapter. */
const MOST_WORDS = 250;

/**
 * The document's summary of the person: the prose below a heading that announces it, up to the contacts; else in a resume
 * the prose before all headings. Null when there is none.
 */
export function summaryOf(
  text: PlainText,
  sections: readonly Section[],
  findings: readonly Finding[],
  isResume: boolean,
): Cited<string> | null {
  const announced = sections.filter(({ name }) => name === 'summary').map(({ body }) => body);
  for (const kept of [proseOf, shortOf]) {
    for (const body of announced) {
      const lines = kept(text, body, findings);
      if (lines.length > 0 && (isResume || wordsOf(lines) <= MOST_WORDS)) return quoteLines(text, lines, BELOW_HEADING);
    }
  }
  const [head] = sections;
  const lines = isResume && head ? paragraphs(text, proseOf(text, head.body, findings)) : [];
  return lines.length > 0 ? quoteLines(text, lines, WITHOUT_HEADING) : null;
}

const textOf = ({ text }: PlainText, lines: readonly Line[]): string =>
  lines.map(({ start, end }) => text.slice(start, end)).join(' ');

const wordsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { pieces }) => sum + pieces.reduce((all, { text }) => all + text.split(/\s+/).length, 0), 0);

/** From the first line of prose up to the next contact. */
function proseOf(text: PlainText, body: readonly Line[], findings: readonly Finding[]): readonly Line[] {
  const first = body.findIndex(
    (line, index) => !isContactLine(line, findings) && isProse(textOf(text, restOfBlock(body, index))),
  );
  return first < 0 ? [] : upToContact(body.slice(first), findings);
}

/** A summary of few words, which stands first below its heading. */
function shortOf(_: PlainText, body: readonly Line[], findings: readonly Finding[]): readonly Line[] {
  const lines = upToContact(body, findings);
  const isShort = wordsOf(lines) >= FEWEST_WORDS && lines.every(({ pieces }) => pieces.length === 1);
  return isShort ? lines : [];
}

const restOfBlock = (lines: readonly Line[], from: number): Line[] =>
  lines.slice(from).filter(({ block }) => block === lines[from]?.block);

/** The lines before the first that holds a contact. */
function upToContact(lines: readonly Line[], findings: readonly Finding[]): readonly Line[] {
  const contact = lines.findIndex((line) => isContactLine(line, findings));
  return contact < 0 ? lines : lines.slice(0, contact);
}

/** The blocks at the start of some lines that are prose. */
function paragraphs(text: PlainText, lines: readonly Line[]): readonly Line[] {
  const other = lines.findIndex(
    ({ block }, index) => lines[index - 1]?.block !== block && !isProse(textOf(text, restOfBlock(lines, index))),
  );
  return other < 0 ? lines : lines.slice(0, other);
}

/** Lines as one value: blocks of their own on lines of their own. */
function quoteLines(text: PlainText, lines: readonly Line[], confidence: number): Cited<string> {
  const spans: Span[] = [];
  let value = '';
  for (const [index, line] of lines.entries()) {
    const [before, last] = [lines[index - 1], spans.at(-1)];
    const start = Math.max(line.start, line.block.content);
    const between = last ? text.text.slice(last.end, start) : '';
    const isNext = before?.block === line.block && last && last.end <= start && between.trim() === '';
    const parting = isNext ? between : before?.block === line.block ? ' ' : '\n';
    value += (last ? parting : '') + text.text.slice(start, line.end);
    spans.push({ start, end: line.end });
  }
  return new Cited(value, sourcesOf(text, spans, confidence));
}
