/** What is done with a page of a document. */
export interface Step {
  /** One-based. */
  readonly page: number;
  readonly task: 'reading' | 'drawing' | 'recognition' | 'layout';
}

/**
 * How the work on a document is watched: a thread that gives no sign for a while is ended, and the document is read
 * again without what held it up.
 */
export interface Watch {
  /** Tells from within long work that it goes on. Costs next to nothing: loops may call it each time. */
  beat(): void;
  /** Tells what is begun; nothing in particular when undefined. */
  enter(step: Step | undefined): void;
  /** Steps that threads were ended at before. */
  readonly standstills: readonly Step[];
}

/** The watch of work that nobody ends. */
export const UNWATCHED: Watch = { beat: () => undefined, enter: () => undefined, standstills: [] };

/** Whether two steps are one. */
export const isSameStep = (a: Step | undefined, b: Step | undefined): boolean =>
  a?.page === b?.page && a?.task === b?.task;
