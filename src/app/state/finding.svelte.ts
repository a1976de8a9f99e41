import { createContext } from 'svelte';

/** A search in the result and on the pages. */
export class Finding {
  wanted = $state('');
  /** Hits in the view that is open. */
  total = $state(0);
  /** Which of them was gone to last, from 0. */
  current = $state(0);
  /** The mark that this one is in, and how many hits before it are in the same. */
  place = $state.raw<{ readonly mark: string; readonly before: number }>();

  /** Goes to the next hit (1) or the one before (-1), and around. */
  step(direction: 1 | -1): void {
    if (this.total > 0) this.current = (this.current + direction + this.total) % this.total;
  }
}

/** The search of the document that a component shows. */
export const [getFinding, setFinding] = createContext<Finding>();
