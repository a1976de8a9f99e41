import { createContext } from 'svelte';

/** A search in the view that is open. */
export class Finding {
  wanted = $state('');
  /** Hits in the view. */
  total = $state(0);
  /** Which of them was gone to last, from 0. */
  current = $state(0);

  /** Goes to the next hit (1) or the one before (-1), and around. */
  step(direction: 1 | -1): void {
    if (this.total > 0) this.current = (this.current + direction + this.total) % this.total;
  }
}

/** The search of the result that a view is in. */
export const [getFinding, setFinding] = createContext<Finding>();
