import type { Line } from '../../sections/lines.ts';
import type { Section } from '../../sections/sections.ts';
import { sectionOf } from '../../sections/wordings.ts';
import { isLevel } from './levels.ts';
import { hasSeparator } from './list-parts.ts';

/** Lines with skills in them. */
interface SkillSection {
  /** The heading, if it is the name of a group: one section of several, or one that no other section is around. */
  readonly group?: string;
  readonly body: readonly Line[];
}

/** Words of a skill at most in a section that does not say that it has skills. */
const SKILL_WORDS = 4;
/** What is in no list of skills: addresses, years, and words for how well languages are spoken. */
const FOREIGN =
  /@|\/\/|(?:19|20)\d\d|\b(?:native|mother tongue|fluent|bilingual|[ABC][12])\b|muttersprach|fließend|maternelle|nativ[eoa]|madrelingua|moedertaal|ojczysty/iu;

/**
 * The sections of skills in reading order: those whose heading says so, and those with an unknown one over nothing but
 * short items if these have levels, or if no heading says skills and such sections stand together.
 */
export function skillSections(sections: readonly Section[]): SkillSection[] {
  const named = sections.filter(({ name, body }) => name === 'skills' && body.length > 0);
  return sections.flatMap((section, index): SkillSection[] => {
    const { heading, body } = section;
    if (named.includes(section)) return [named.length > 1 ? { group: heading, body } : { body }];
    if (!isLoose(section)) return [];
    const isOneOfMany = named.length === 0 && [sections[index - 1], sections[index + 1]].some(isLoose);
    return isOneOfMany || hasLevels(section) ? [{ group: heading, body }] : [];
  });
}

/** Whether a section with an unknown heading has nothing but short items. */
const isLoose = (section: Section | undefined): boolean =>
  section !== undefined &&
  section.name === 'other' &&
  sectionOf(section.heading) === undefined &&
  isShortList(section.body);

/** Whether lines have nothing but short items that may be skills. */
export const isShortList = (lines: readonly Line[]): boolean =>
  lines.length > 0 && lines.flatMap(({ pieces }) => pieces).every(({ text }) => isShort(text) && !FOREIGN.test(text));

const isShort = (text: string): boolean =>
  !/[.!?]$/.test(text) && (hasSeparator(text) || text.split(/\s+/).length <= SKILL_WORDS);

/** Whether levels are among the pieces of a section, and skills. */
function hasLevels({ body }: Section): boolean {
  const levels = body.flatMap(({ pieces }) => pieces.map(({ text }) => isLevel(text)));
  return levels.includes(true) && levels.includes(false);
}
