import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** The panes of the workplace. */
export type PaneName = 'list' | 'page' | 'result';

/** Which panes are shown, where not all fit beside each other. */
export class Panes {
  shown = $state<PaneName>('result');
  readonly #alone = new MediaQuery('max-width: 60rem');

  /** Whether the page and the result are not beside each other. */
  get alone(): boolean {
    return this.#alone.current;
  }
}

/** The panes of the workplace that a component is in. */
export const [getPanes, setPanes] = createContext<Panes>();
