import { countWhile } from '../../platform/count-while.ts';

/** Lines before and behind a place that count as its surroundings: a screen or a page of them. */
const REACH = 30;
/** Lines of code in the surroundings from which a text there is taken to be about software. */
const FEWEST = 3;
/** No more of a line is looked at; lines of code are shorter. */
const LONGEST = 400;

/** Not inside a word, a path, or an address of the web or of mail; signs of ASCII are asked for first, as they are most. */
const APART = '(?<![\\w$@/.%&?=#-]|[\\p{L}\\p{N}])';

/**
 * What lines of programs, shells and settings have and other texts do not. Data does not count, such as JSON, CSV and
 * XML: it is often about persons.
 */
const SIGNS = [
  // A call. What is told apart in words is none: `name(s)`, `né(e)`, `le(la)`.
  `${APART}[a-z][\\w.]{2,40}\\((?!\\p{Ll}{1,5}\\)|\\d)`,
  // Several words joined by underscores or capitals, a member of a type.
  `${APART}(?<!")(?:[a-z]{2,30}_[a-z_]{2,30}|[a-z]{2,20}(?:[A-Z][a-z]{2,20}){2}|[a-z]{2,20}[A-Z][a-z]{2,20}(?=[([<=]|\\.[a-z])|\\w{2,40}(?:::|->)\\w)`,
  // Operators that only programs have, and a variable of a shell.
  '[=!]==?(?= )|(?<= )(?:&&|\\|\\||=>|\\+=|:=)(?= )|\\$\\{',
  // A setting, an option of a command.
  '^[ \\t]{0,40}[a-z][\\w.-]{1,40} ?= ?\\S|(?<=[ \\t([`"\',]|^)--[a-z]{2,20}(?![\\p{L}])',
  // A command behind a prompt, a comment of a program, code in Markdown.
  '^[ \\t]{0,40}(?:[$%] [a-z][\\w./-]{1,30}(?: |$)|/\\*|\\*/|//|#(?:include|define|ifdef|ifndef|!))|`[^`\\s][^`]{0,80}`|^```',
  // What blocks begin and end with, and commands.
  '(?:[^\\s":][ \\t]?\\{|[)}];|\\)\\})$|^[ \\t]{0,40}(?:(?:elif|npm|pip|sudo|git) [a-z]|(?:def|fn|func) \\w{1,40}\\(|(?:const|let|var) [^=]{1,60}=)',
];
const CODE = new RegExp(SIGNS.join('|'), 'u');

/** Where a text has code. */
export interface CodePlaces {
  /** Whether the line of a place is one of code. */
  isCode(place: number): boolean;
  /** Whether a text is about software around a place: some lines there are code. */
  isNearCode(place: number): boolean;
}

/** Where a text has lines of code, by their signs. */
export function codePlaces(text: string): CodePlaces {
  const ends: number[] = [];
  const codeBefore = [0];
  for (let start = 0; start <= text.length; start = (ends.at(-1) as number) + 1) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const isCode = CODE.test(text.slice(start, Math.min(end, start + LONGEST)).trimEnd());
    codeBefore.push((codeBefore.at(-1) as number) + (isCode ? 1 : 0));
    ends.push(end);
  }
  const between = (from: number, to: number): number =>
    (codeBefore[Math.min(to, ends.length)] as number) - (codeBefore[Math.max(0, from)] as number);
  const lineOf = (place: number): number => countWhile(ends, (end) => end < place);
  return {
    isCode: (place) => between(lineOf(place), lineOf(place) + 1) > 0,
    isNearCode: (place) => between(lineOf(place) - REACH, lineOf(place) + REACH + 1) >= FEWEST,
  };
}
