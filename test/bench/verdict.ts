import { decimals } from './text-table.ts';

/** What a bar asks for, and how this run stands to it. */
export interface Verdict {
  /** The bar as a claim, e.g. `odl-bench: NID at least 0.920`. */
  readonly claim: string;
  /** The figures of this run that decide it. */
  readonly seen: string;
  /** Absent when this run has not measured what it takes. */
  readonly met?: boolean;
}

const marks = { true: 'met   ', false: 'MISSED', undefined: 'not measured' } as const;

/** Prints the verdicts; returns whether none is missed and at least one was measured. */
export function reportVerdicts(verdicts: readonly Verdict[]): boolean {
  console.log('Bars');
  for (const { claim, seen, met } of verdicts) {
    const mark = marks[`${met}`];
    console.log(met === undefined ? `  ${mark}  ${claim}` : `  ${mark}  ${claim}: ${seen}`);
  }
  return verdicts.some(({ met }) => met) && verdicts.every(({ met }) => met !== false);
}

/** The verdict on a figure that must reach a bar. */
export const atLeast = (claim: string, figure: number | undefined, bar: number): Verdict => ({
  claim: `${claim} at least ${bar}`,
  seen: decimals(figure, 3),
  ...(figure === undefined ? {} : { met: figure >= bar }),
});
