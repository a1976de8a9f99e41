import { DATE } from '../../../text/dates.ts';
import { groupSpan } from '../../../text/match-spans.ts';
import { TITLES_OF_NAMES } from '../../../text/name-titles.ts';
import type { Statement } from './statement.ts';

/** A name of up to five words, with the title that courtesy puts before it. */
const PERSON = `((?:(?:${TITLES_OF_NAMES})\\.?\\s+)?\\p{Lu}[\\p{L}'’-]{1,30}(?:\\s+\\p{Lu}[\\p{L}'’.-]{0,30}){1,4})`;
/** Any character of a sentence; a full stop behind a digit is one. */
const ANY = '(?:[^.;!?\\n]|(?<=\\d)\\.)';
const POST = '([\\p{L}][\\p{L} &/-]{2,60}?)';

/** That somebody works: in English before what as, in German around it. */
const WORKS = new RegExp(
  `(?<!\\p{L})${PERSON}\\s+(?:(?:has|had)\\s+(?:been\\s+)?|is\\s+|was\\s+)?(?:\\p{Ll}{2,12}ly\\s+)?(?:employed|engaged|worked|works)(?!\\p{L})${ANY}{0,120}?(?<!\\p{L})as\\s+(?:an?\\s+|the\\s+|our\\s+)?${POST}(?=\\s+(?:since|from|on|in|at|with|and|by|for|until|between)\\s|[.,;(])`,
  'u',
);
const BESCHAEFTIGT = new RegExp(
  `(?<!\\p{L})${PERSON}(?:\\s+(?:ist|war))${ANY}{0,120}?(?<!\\p{L})als\\s+${POST}(?=\\s+(?:bei|in|beschäftigt|angestellt|tätig|für)(?!\\p{L})|[.,;(])`,
  'u',
);
/** What a text says up to the end of its first sentence. */
const SENTENCE = new RegExp(`^${ANY}{0,400}`, 'u');
/** Since when, in the sentence that says that somebody works. */
const SINCE = new RegExp(
  `(?<!\\p{L})(?:since|from|seit(?:\\s+dem)?|ab(?:\\s+dem)?|vom)\\s+(?:the\\s+)?(${DATE})`,
  'iu',
);
/** What post is offered or given to somebody. */
const OFFERED = new RegExp(
  `(?<!\\p{L})(?:offer(?:s|ed|ing)?|appoint(?:s|ed)?|promoted?|hired?)(?!\\p{L})${ANY}{0,80}?\\s(?:position|post|role|job)\\s+of\\s+(?:an?\\s+|the\\s+)?${POST}(?=\\s+(?:since|from|on|in|at|with|and|by|for|within)\\s|[.,;(])(?:\\s+(?:at|with)\\s+(\\p{Lu}[\\p{L}\\p{N}&'’ -]{2,60}?)(?=[.,;(]|\\s+\\p{Ll}))?`,
  'u',
);
const REPORTS = new RegExp(`(?<!\\p{L})report(?:s|ing)?\\s+(?:directly\\s+)?to\\s+${PERSON}`, 'u');

/** Who works as what since when, and to whom they report, as letters of employers say it. */
export function employment(prose: string): Statement[] {
  const works = WORKS.exec(prose) ?? BESCHAEFTIGT.exec(prose);
  const offered = OFFERED.exec(prose);
  const reports = REPORTS.exec(prose);
  const of = (match: RegExpExecArray | null, group: number, names: readonly string[]): Statement[] => {
    const value = match?.[group];
    return match && value !== undefined ? [{ names, value: groupSpan(match, value.trimEnd()) }] : [];
  };
  return [
    ...of(works, 1, ['employee name']),
    ...of(works ?? offered, works ? 2 : 1, ['job title']),
    ...of(offered, 2, ['employer name']),
    ...of(reports, 1, ['manager name', 'supervisor name']),
    ...(works ? sinceIn(prose, works) : []),
  ];
}

/** The date since which somebody works, in the sentence of a match. */
function sinceIn(prose: string, { index }: RegExpExecArray): Statement[] {
  const sentence = SENTENCE.exec(prose.slice(index))?.[0] ?? '';
  const match = SINCE.exec(sentence);
  const date = match?.[1];
  if (!match || date === undefined) return [];
  const { start, end } = groupSpan(match, date);
  return [{ names: ['start date', 'start date of employment'], value: { start: index + start, end: index + end } }];
}
