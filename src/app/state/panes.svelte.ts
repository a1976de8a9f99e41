import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** The panes of the workplace. */
export type PaneName = 'list' | 'page' | 'result';

/** What is shown of a document where its page and its result do not fit beside each other: one, or one above the other. */
export const screens = ['page', 'both', 'result'] as const;
type Screen = (typeof screens)[number];

/** Which panes are shown, where not all fit beside each other. The widths are those of the style sheets, too. */
export class Panes {
  #screen = $state<Screen>('result');
  #list = $state(false);
  /** Whether the visitor wants the list folded; as the width of the window suggests when absent. */
  #choice = $state<boolean>();
  readonly #narrow = new MediaQuery('max-width: 70rem');
  readonly #alone = new MediaQuery('max-width: 60rem');
  readonly #phone = new MediaQuery('max-width: 45rem');
  readonly #small = new MediaQuery('max-width: 30rem');

  get shown(): Screen | 'list' {
    return this.apart && this.#list ? 'list' : this.#screen;
  }

  /** Shows a document in this way, the last one when absent. */
  showDocument(screen = this.#screen): void {
    this.#list = false;
    this.#screen = screen;
  }

  /** Brings a pane into sight, without taking away another that is beside it. */
  show(pane: PaneName): void {
    this.#list = pane === 'list';
    if (pane !== 'list' && this.#screen !== 'both') this.#screen = pane;
  }

  /** Whether the page and the result are not beside each other. */
  get alone(): boolean {
    return this.#alone.current;
  }

  /** Whether the list of documents is a screen of its own. */
  get apart(): boolean {
    return this.#phone.current;
  }

  /** Whether the top bar has room for places and signs only. */
  get small(): boolean {
    return this.#small.current;
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
