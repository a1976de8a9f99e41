import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** The panes of the workplace. */
export type PaneName = 'list' | 'page' | 'result';

/** Which panes are shown, where not all fit beside each other. The widths are those of the style sheets, too. */
export class Panes {
  shown = $state<PaneName>('result');
  /** Whether the visitor wants the list folded; as the width of the window suggests when absent. */
  #choice = $state<boolean>();
  readonly #narrow = new MediaQuery('max-width: 70rem');
  readonly #alone = new MediaQuery('max-width: 60rem');
  readonly #phone = new MediaQuery('max-width: 45rem');

  /** Whether the page and the result are not beside each other. */
  get alone(): boolean {
    return this.#alone.current;
  }

  /** Whether the list of documents is a screen of its own. */
  get apart(): boolean {
    return this.#phone.current;
  }

  /** Whether the list shows no more than a sign for each document. */
  get folded(): boolean {
    return !this.apart && (this.#choice ?? this.#narrow.current);
  }

  fold(folded: boolean): void {
    this.#choice = folded;
  }
}

/** The panes of the workplace that a component is in. */
export const [getPanes, setPanes] = createContext<Panes>();
