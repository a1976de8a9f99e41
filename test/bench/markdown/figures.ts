import type { EngineName } from '../engines/in-node.ts';
import { mean } from '../statistics.ts';
import type { Measured, Outcome } from './measure.ts';

/** What one engine reaches on one set; means over the documents that a score applies to. */
export interface Figures {
  readonly nid: number | null;
  readonly teds: number | null;
  readonly mhs: number | null;
  readonly overall: number | null;
  /** Order of neighbouring words in documents that run from right to left. */
  readonly rightToLeft: number | null;
  readonly tables: number;
  /** Tables in documents whose truth has none; `null` where no truth of the set has one, in a form that we can read. */
  readonly falseTables: number | null;
  /** All pages over the sum of the documents' median times. */
  readonly pagesPerSecond: number;
  /** Documents without an answer. */
  readonly failures: number;
  /** Documents whose text differed between rounds. */
  readonly unstable: number;
}

const isRightToLeft = ({ document }: Measured): boolean => document.id.startsWith('right_to_left');

/** The figures of one engine over the documents of a set. */
export function figuresOf(engine: EngineName, set: readonly Measured[]): Figures {
  const all = set.map((measured) => ({ ...measured, outcome: measured.outcomes.get(engine) as Outcome }));
  const average = (score: (outcome: Outcome) => number | null): number | null =>
    mean(all.map(({ outcome }) => score(outcome)));
  const sum = (value: (row: (typeof all)[number]) => number): number =>
    all.reduce((total, row) => total + value(row), 0);
  return {
    nid: average(({ nid }) => nid),
    teds: average(({ teds }) => teds),
    mhs: average(({ mhs }) => mhs),
    overall: average(({ overall }) => overall),
    rightToLeft: mean(all.filter(isRightToLeft).map(({ outcome }) => outcome.order)),
    tables: sum(({ outcome }) => outcome.tables),
    falseTables: set.some(({ truthTables }) => truthTables > 0)
      ? sum(({ outcome, truthTables }) => (truthTables === 0 ? outcome.tables : 0))
      : null,
    pagesPerSecond: (1000 * sum(({ pages }) => pages)) / sum(({ outcome }) => outcome.milliseconds),
    failures: sum(({ outcome }) => (outcome.failure === undefined ? 0 : 1)),
    unstable: sum(({ outcome }) => (outcome.stable ? 0 : 1)),
  };
}
