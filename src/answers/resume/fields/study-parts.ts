import type { PlainText } from '../../text/plain-text.ts';
import { inOneLine, trimSpan } from '../../text/sources.ts';
import { SCHOOL } from '../../vocabulary/vocabulary.ts';
import type { Joint, Part } from '../entries/parts.ts';
import { degreeAtEnd, degreeAtStart, degreeBeforeLink, linkLength } from './degrees.ts';
import { MINOR_SUBJECT, RESULT_LABEL } from './results.ts';

/** The parts of a head of studies: a degree is parted from its subject, a labelled result from what stands before it. */
export function studyParts(text: PlainText, parts: readonly Part[]): Part[] {
  const found = withResults(text, parts)
    .flatMap((part) => withoutSaying(text, part))
    .flatMap((part, index, all) =>
      RESULT_LABEL.test(part.text) || isMinor(part, all.slice(0, index)) ? [part] : withoutSubject(text, part),
    );
  return found
    .flatMap((part, index) => (isHonours(found[index - 1]) ? cutLink(text, part) : [part]))
    .map((part, index) => (isSubject(found[index - 1], part) ? { ...part, joint: 'none' } : part));
}

/** What says that something was studied or awarded, before its name. */
const SAYING =
  /^(?:(?:studium|studiengang|studies|études|estudios|estudos|studi)(?: (?:der|des|im|in|of|de|di|w)(?!\p{L})| d['’])*|(?:abschluss|abschluß|degree|diplôme|título|titolo|tytuł)\s*:)\s*(?=\p{L})/iu;

function withoutSaying(text: PlainText, part: Part): Part[] {
  const said = SAYING.exec(part.text)?.[0].length ?? 0;
  return said === 0 || said === part.text.length ? [part] : cut(text, part, [said, part.text.length]);
}

/** Whether a part is a second subject beside a degree. */
const isMinor = ({ text }: Part, before: readonly Part[]): boolean =>
  MINOR_SUBJECT.test(text) && before.some((part) => degreeAtStart(part.text) !== undefined);

/** Whether a part in brackets belongs to the degree before it: `(Hons)`. */
const isHonours = (part: Part | undefined): boolean =>
  part?.bracketed === true && /^hon(?:ou?r)?s\.?$/i.test(part.text);

const cutLink = (text: PlainText, part: Part): Part[] => cut(text, part, [linkLength(part.text), part.text.length]);

/** Whether a part follows a whole degree after a comma or a dash: `MSc, Physics`. */
const isSubject = (before: Part | undefined, { text, joint }: Part): boolean =>
  before !== undefined &&
  (joint === 'comma' || joint === 'dash') &&
  degreeAtStart(before.text)?.end === before.text.length &&
  !SCHOOL.test(text) &&
  !degreeAtStart(text);

/** From a label of a result on, all that stands in a row is the result; of a number what it begins with. */
function withResults(text: PlainText, parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    const label = RESULT_LABEL.exec(part.text);
    if (!label) {
      found.push(part);
      continue;
    }
    if (label.index > 0) found.push(...cut(text, part, [0, label.index]));
    const isNumber = /^[\d.,]/.test(part.text.slice(label.index + label[0].length));
    let last = i;
    while (!isNumber && parts[last + 1]?.joint) last++;
    const start = part.start + label.index;
    const { end } = parts[last] as Part;
    const { joint: _, ...unjoined } = part;
    found.push({ ...unjoined, place: `${part.place} result`, start, end, text: inOneLine(text.text, { start, end }) });
    i = last;
  }
  return found;
}

function withoutSubject(text: PlainText, part: Part): Part[] {
  const degree = degreeAtStart(part.text) ?? (SCHOOL.test(part.text) ? undefined : degreeBeforeLink(part.text));
  if (degree) return cut(text, part, [0, degree.end], [degree.subject, part.text.length]);
  const start = SCHOOL.test(part.text) ? undefined : degreeAtEnd(part.text);
  return start === undefined ? [part] : cut(text, part, [0, start], [start, part.text.length]);
}

/** Stretches of a part, by offsets in it, without white space and commas at their ends; those of nothing are left out. */
function cut(text: PlainText, part: Part, ...stretches: readonly (readonly [number, number])[]): Part[] {
  const spans = stretches
    .map(([start, end]) => {
      const printed = part.text.slice(start, end).replace(/(?<![\s,:–—-])[\s,:–—-]+$/, '');
      return trimSpan(text.text, { start: part.start + start, end: part.start + start + printed.length });
    })
    .filter(({ start, end }) => end > start);
  const joint: Joint = 'none';
  return spans.map((span, index) => ({
    ...part,
    ...span,
    text: inOneLine(text.text, span),
    ...(index > 0 ? { joint, bracketed: false, isFirst: false } : {}),
  }));
}
