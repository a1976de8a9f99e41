import { isNextSection } from '../text/section-numbers.ts';
import type { Judged } from './heading-siblings.ts';
import { standsOut } from './heading-signs.ts';

/** The number of a section before its title: “2.1 Method”, “A.1 Scope”, “Annex A”. */
const NUMBER = /^(?:\p{L}{3,20} )?([A-Z]|\d{1,2})((?:\.\d{1,3}){0,4})\.?(?: |$)/u;
/** Words above which a numbered paragraph reads as a clause. */
const MOST_WORDS = 20;
const ENDS_AS_TEXT = /[.;:,。：]["”’)]?$/;

/** The number that a title begins with, that of an annex as a place in the alphabet; undefined where it has none. */
export function sectionOf(text: string): string | undefined {
  const [, first, others = ''] = NUMBER.exec(text) ?? [];
  if (first === undefined) return undefined;
  return `${/\d/.test(first) ? first : first.charCodeAt(0)}${others}`;
}

/** Whether a paragraph may be the title of a part of a section: one line that is set apart, and no clause. */
const mayBeTitle = ({ features: f }: Judged): boolean =>
  standsOut(f) &&
  f.lineCount === 1 &&
  f.wordCount > 1 &&
  f.wordCount <= MOST_WORDS &&
  !ENDS_AS_TEXT.test(f.text) &&
  !f.place.beside &&
  ![f.tornApart, f.caption, f.bullet, f.aslant].some(Boolean);

/**
 * Paragraphs that are headings because their numbers go on with those of the headings before them: `2` → `2.1` → `2.2`.
 * @param judged in reading order.
 * @param isHeading whether one is a heading for other reasons.
 */
export function numberedSections(judged: readonly Judged[], isHeading: (one: Judged) => boolean): Judged[] {
  const found: Judged[] = [];
  let last: string | undefined;
  for (const one of judged) {
    const own = sectionOf(one.features.text);
    if (own === undefined) continue;
    const goesOn = last !== undefined && isNextSection(last, own);
    if (isHeading(one)) last = own;
    else if (goesOn && mayBeTitle(one)) {
      found.push(one);
      last = own;
    }
  }
  return found;
}
