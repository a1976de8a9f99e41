import type { Mark } from '../state/pointing.svelte.ts';
import type { Doubt } from './doubts.ts';

/** A part of a Markdown text that can be shown by itself. */
export interface Section {
  /** Whole blocks. */
  readonly text: string;
  /** The page of the block before it; 0 of the first. */
  readonly after: number;
  /** Those within it, with ranges in its text. */
  readonly marks: readonly Mark[];
  /** Words of its pages that were recognised with doubt, with ranges in `plain`. */
  readonly doubts: readonly Doubt[];
  /** The part of the plain text that these words are in, with what stands beside them. */
  readonly plain: string;
}

/** The Markdown of an answer with its blocks, and its plain text with its doubtful words. */
interface Sources {
  readonly markdown: string;
  readonly marks: readonly Mark[];
  readonly plain: string;
  readonly doubts: readonly Doubt[];
}

/** Characters after which a section ends with the next block, where no page ends before: a long printed page. */
const LONG = 6000;
/** Characters beside a word that tell where it stands. */
const BESIDE = 200;

/** The sections of an answer's Markdown, page by page; together they are the whole. */
export function* sectionsOf({ markdown, marks, plain, doubts }: Sources): Generator<Section> {
  const doubtsOn = Map.groupBy(doubts, ({ evidence }) => evidence.page);
  let start = 0;
  let after = 0;
  let within: Mark[] = [];
  const section = (end: number): Section => {
    const pages = new Set(within.map(({ evidence }) => evidence.page));
    return {
      text: markdown.slice(start, end),
      after,
      marks: within.map((mark) => moved(mark, start)),
      ...doubtful(
        [...pages].flatMap((page) => doubtsOn.get(page) ?? []),
        plain,
      ),
    };
  };
  for (const mark of marks) {
    const [from, to] = mark.evidence.range ?? [0, 0];
    const isCut = from > endOf(within) && (mark.evidence.page !== within[0]?.evidence.page || to - start > LONG);
    if (within.length > 0 && isCut) {
      yield section(from);
      start = from;
      after = within.at(-1)?.evidence.page ?? after;
      within = [];
    }
    within.push(mark);
  }
  yield section(markdown.length);
}

/** Whether two sections are shown alike. */
export const isSameSection = (one: Section, other: Section): boolean =>
  one.text === other.text &&
  one.after === other.after &&
  ids(one.marks) === ids(other.marks) &&
  ids(one.doubts) === ids(other.doubts);

const ids = (marks: readonly Mark[]): string => marks.map(({ id }) => id).join(' ');

const endOf = (marks: readonly Mark[]): number => marks.at(-1)?.evidence.range?.[1] ?? 0;

function moved<Kind extends Mark>(mark: Kind, start: number): Kind {
  const [from, to] = mark.evidence.range ?? [0, 0];
  return { ...mark, evidence: { ...mark.evidence, range: [from - start, to - start] } };
}

function doubtful(doubts: readonly Doubt[], plain: string): Pick<Section, 'doubts' | 'plain'> {
  if (doubts.length === 0) return { doubts, plain: '' };
  const ranges = doubts.map(({ evidence }) => evidence.range ?? ([0, 0] as const));
  const start = Math.max(0, Math.min(...ranges.map(([from]) => from)) - BESIDE);
  const end = Math.max(...ranges.map(([, to]) => to)) + BESIDE;
  return { doubts: doubts.map((doubt) => moved(doubt, start)), plain: plain.slice(start, end) };
}
