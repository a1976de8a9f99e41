import type { Span } from '../../text/span.ts';
import { nameAt } from './name-shape.ts';

/** A remark behind a name: what somebody does, a room, a year. */
const REMARK = /^ ?\([^()\n]{1,40}\)/u;
/** What parts the names of a list. */
const BETWEEN =
  /^(?:\s*[,;/|&+–—]\s*(?:(?:and|und|et|og|och|en|e|y|i) )?|\s-\s|\s(?:and|und|u\.|et|y|e|i|oraz|en|och|og|sowie) )/u;
/** Letters behind a name that say what somebody is: `MD`. */
const LETTERS = /^\p{Lu}{2,5}$/u;
/** Initials before a surname: the comma behind it does not turn them round. */
const GIVEN_FIRST = /^\p{Lu}(?:\.|-\p{Lu}\.)/u;
/** What may follow a name that is all of an item. */
const END = /^(?:$|\s*[,;(/|&+–—-])/u;

/**
 * The names that a text lists from its beginning on, such as `A. Roth (chair), Ben Kurz and Dr Lund`: one, where it is
 * but a name. None where no name has as many words as `least`: a role is followed by other words too.
 */
export function listedNames(text: string, least: number): Span[] {
  const names: Span[] = [];
  let at = 0;
  for (let name = itemAt(text, 0); name; name = itemAt(text, at)) {
    if (names.length > 0 && LETTERS.test(text.slice(name.start, name.end))) break;
    names.push(name);
    const behind = name.end + (REMARK.exec(text.slice(name.end))?.[0].length ?? 0);
    const gap = BETWEEN.exec(text.slice(behind))?.[0].length;
    if (gap === undefined) break;
    at = behind + gap;
  }
  return names.some(({ start, end }) => text.slice(start, end).split(/[\s,]+/).length >= least) ? names : [];
}

/** The name at a place that is all of its item: `Okafor, Adaeze` is one, and the first of `Okafor, Adaeze Roth wrote`. */
function itemAt(text: string, at: number): Span | undefined {
  const name = nameAt(text.slice(at));
  if (!name) return undefined;
  const start = at + name.start;
  const printed = text.slice(start, at + name.end);
  const comma = printed.indexOf(',');
  const ends = comma < 0 ? [at + name.end] : [at + name.end, start + comma];
  return (GIVEN_FIRST.test(printed) ? ends.toReversed() : ends)
    .map((end) => ({ start, end }))
    .find(({ end }) => END.test(text.slice(end)) || BETWEEN.test(text.slice(end)));
}
