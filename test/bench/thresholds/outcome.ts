import type { Mutant } from './mutants.ts';

/** What became of a mutant. */
export interface Outcome extends Pick<Mutant, 'file' | 'constant' | 'value' | 'direction' | 'moved'> {
  /** Name of the first test that fails; absent where all pass. */
  readonly noticedBy?: string;
}
