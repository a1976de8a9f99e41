import { isPeriodAlone } from '../periods/periods.ts';
import { type Line, lineOf } from '../sections/lines.ts';
import type { SectionName } from '../sections/section-names.ts';
import type { Section } from '../sections/sections.ts';

/** Sections of entries, which a form asks for field by field. */
const OF_ENTRIES: ReadonlySet<SectionName> = new Set<SectionName>(['work_experience', 'education', 'projects']);
/** How often a label recurs, and how many labels do, in a resume that is such a form. */
const RECURS = 2;
const LABELS = 3;
/** Most words of a label. */
const MOST_WORDS = 6;

/**
 * Sections without the labels of fields that stand beside their values, the same in each entry, as the forms of Europass
 * have them: `Dates`, `Occupation`, `Name of employer`. What stands before dates alone may be the title of a job held twice.
 */
export function withoutFieldLabels(sections: readonly Section[]): readonly Section[] {
  const alike = Map.groupBy(linesOfEntries(sections), labelBeside);
  const recurring = [...alike].flatMap(([label, lines]) =>
    label === undefined || lines.length < RECURS ? [] : [{ label, values: lines.map(behindLabel) }],
  );
  const ofDates = recurring.filter(({ values }) => values.every(isPeriodAlone)).length;
  if (recurring.length < LABELS || ofDates === 0 || ofDates === recurring.length) return sections;
  const labels = new Set(recurring.map(({ label }) => label));
  return sections.map((section) =>
    OF_ENTRIES.has(section.name)
      ? { ...section, body: section.body.flatMap((line) => withoutLabel(line, labels)) }
      : section,
  );
}

const linesOfEntries = (sections: readonly Section[]): Line[] =>
  sections.filter(({ name }) => OF_ENTRIES.has(name)).flatMap(({ body }) => body);

/** What may be a label on a line: its first words, where a wide gap parts them from others. */
function labelBeside({ pieces: [first, next] }: Line): string | undefined {
  if (!first || next?.after !== 'gap' || /\d/.test(first.text)) return undefined;
  return first.text.split(/\s+/).length <= MOST_WORDS ? first.text : undefined;
}

const behindLabel = ({ pieces }: Line): string =>
  pieces
    .slice(1)
    .map(({ text }) => text)
    .join(' ');

/** A line without its label; none where it is only the rest of one. */
function withoutLabel(line: Line, labels: ReadonlySet<string>): Line[] {
  const [first, ...others] = line.pieces;
  if (!first || !labels.has(first.text)) return [line];
  return others.length > 0 ? [{ ...line, ...lineOf(line.block, others) }] : [];
}
