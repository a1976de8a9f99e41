import { Cited } from '../cited.ts';
import type { Finding } from '../entities/findings.ts';
import type { Line } from '../sections/lines.ts';
import type { Section } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { headOf, isChapter } from './contact-area.ts';
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
  const announced = sections
    .filter(({ name, heading }) => name === 'summary' && !isChapter(heading))
    .map(({ body }) => body);
  for (const kept of [sentencesOf, proseOf, shortOf]) {
    for (const body of announced) {
      const lines = kept(body, findings);
      if (lines.length > 0 && (isResume || wordsOf(lines) <= MOST_WORDS)) return quoteLines(text, lines, BELOW_HEADING);
    }
  }
  const lines = isResume ? proseOfHead(sections, findings) : [];
  return lines.length > 0 ? quoteLines(text, lines, WITHOUT_HEADING) : null;
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const wordsOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + wordsIn(text).length, 0);

/** Fewest words of prose, and which share of them begins with a small letter where it is no sentence. */
const FEWEST_OF_PROSE = 6;
const SMALL_SHARE = 0.4;

const isSentence = (printed: string): boolean =>
  wordsIn(printed).length >= FEWEST_OF_PROSE && /[.!?]["”’)]?$/.test(printed.trim());

/** Whether text reads as a sentence or more, not as a list of names or terms. */
function isProse(printed: string): boolean {
  const words = wordsIn(printed);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return isSentence(printed) || (words.length >= FEWEST_OF_PROSE && small >= words.length * SMALL_SHARE);
}

/** Lines of a block that tell how it reads. */
const TELLING = 40;

/** The text of a block from one of its lines on. */
const textOfRest = (lines: readonly Line[], from: number): string =>
  lines
    .slice(from, from + TELLING)
    .filter(({ block }) => block === lines[from]?.block)
    .map(({ text }) => text)
    .join(' ');

type Kept = (body: readonly Line[], findings: readonly Finding[]) => readonly Line[];

/** From the first line of a block that reads in a way up to the next contact. */
const from =
  (reads: (printed: string) => boolean): Kept =>
  (body, findings) => {
    const first = body.findIndex((line, index) => !isContactLine(line, findings) && reads(textOfRest(body, index)));
    return first < 0 ? [] : upToContact(body.slice(first), findings);
  };
const sentencesOf = from(isSentence);
const proseOf = from(isProse);

/** A summary of few words, which stands first below its heading. */
function shortOf(body: readonly Line[], findings: readonly Finding[]): readonly Line[] {
  const lines = upToContact(body, findings);
  const isShort = wordsOf(lines) >= FEWEST_WORDS && lines.every(({ pieces }) => pieces.length === 1);
  return isShort ? lines : [];
}

/** The paragraphs of prose in the head of the first page, or among the contacts there. */
function proseOfHead(sections: readonly Section[], findings: readonly Finding[]): readonly Line[] {
  const contacts = sections.filter(({ name, heading }) => name === 'contact' && heading !== '');
  for (const { body } of [...headOf(sections), ...contacts]) {
    if (body[0]?.page !== 1) continue;
    const lines = proseOf(body, findings);
    const other = lines.findIndex(
      ({ block }, index) => lines[index - 1]?.block !== block && !isProse(textOfRest(lines, index)),
    );
    if (lines.length > 0) return other < 0 ? lines : lines.slice(0, other);
  }
  return [];
}

/** The lines before the first that holds a contact. */
function upToContact(lines: readonly Line[], findings: readonly Finding[]): readonly Line[] {
  const contact = lines.findIndex((line) => isContactLine(line, findings));
  return contact < 0 ? lines : lines.slice(0, contact);
}

/** Lines as one value: blocks of their own on lines of their own. */
function quoteLines(text: PlainText, lines: readonly Line[], confidence: number): Cited<string> {
  const spans: Span[] = [];
  let value = '';
  let block: Line['block'] | undefined;
  for (const line of lines) {
    for (const piece of line.pieces) {
      const last = spans.at(-1);
      const start = Math.max(piece.start, line.block.content);
      const between = last && last.end <= start ? text.text.slice(last.end, start) : undefined;
      const parting = line.block !== block ? '\n' : between?.trim() === '' ? between : ' ';
      value += (last ? parting : '') + text.text.slice(start, piece.end);
      spans.push({ start, end: piece.end });
      block = line.block;
    }
  }
  return new Cited(value, sourcesOf(text, spans, confidence));
}
