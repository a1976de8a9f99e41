import { Cited } from '../../cited.ts';
import type { PrintedDate } from '../../periods/periods.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { sourcesOf } from '../../text/sources.ts';
import { type Atom, placesIn } from '../atoms/atom.ts';
import { framesOf } from './frames.ts';
import { type Part, partsOfHead } from './parts.ts';

/** One job, school, project or certificate: its head, its period and its body. */
export interface Entry {
  /** What its head lines say but for dates. */
  readonly parts: readonly Part[];
  readonly start: Cited<string> | null;
  readonly end: Cited<string> | null;
  /** The first day of the first date named. */
  readonly date: Cited<string> | null;
  readonly prose: readonly Atom[];
  readonly items: readonly Atom[];
}

/**
 * The entries of sections, of which each has its own.
 * @param isNamed whether a head line has what each entry has one of; it tells entries apart that have no periods.
 */
export const entriesOf = (
  text: PlainText,
  sections: readonly (readonly Atom[])[],
  isNamed?: (head: Atom) => boolean,
): Entry[] => sections.flatMap((atoms) => framesOf(atoms, isNamed)).map((frame) => entryOf(text, frame));

function entryOf(text: PlainText, frame: readonly Atom[]): Entry {
  const dated = frame.find(({ period }) => period?.start) ?? frame.find(({ period }) => period);
  const period = dated?.period;
  const cite = (date: PrintedDate | undefined): Cited<string> | null =>
    dated && date ? citeDate(text, dated, date) : null;
  const heads = frame.filter(({ kind }) => kind === 'head');
  return {
    parts: partsOfHead(text, heads),
    start: cite(period?.start),
    end: cite(period?.end),
    date: cite(period?.first),
    prose: frame.filter(({ kind }) => kind === 'prose'),
    items: frame.filter(({ kind }) => kind === 'item'),
  };
}

function citeDate(text: PlainText, atom: Atom, { date, span }: PrintedDate): Cited<string> {
  return new Cited(date, sourcesOf(text, placesIn(atom, span), 0.9));
}
