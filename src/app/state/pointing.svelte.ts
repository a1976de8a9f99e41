import type { ParseAnswer } from '../../api/schemas.ts';

/** Where in the document a value of an answer is. */
export type Evidence = NonNullable<ParseAnswer['evidence']>[number];

/** One value of the answer that is shown, with its place in the document. */
export interface Mark {
  /** Names it among the marks of its view. */
  readonly id: string;
  readonly evidence: Evidence;
  /** What its box is called; none where the text under it says it all. */
  readonly label?: string;
  /** It is a word that was recognised with doubt. */
  readonly doubtful?: boolean;
}

/** What the visitor points at, in the page or in the result: each shows the same in the other. */
export class Pointing {
  /** Those of the view that is open. */
  marks = $state.raw<readonly Mark[]>([]);
  /** Under the pointer or the focus. */
  hovered = $state<string>();
  /** Clicked, until something else is. */
  chosen = $state<string>();
  /** Where it was clicked: the other pane scrolls to it. */
  chosenIn = $state<'page' | 'result'>();
  readonly byPage = $derived(Map.groupBy(this.marks, ({ evidence }) => evidence.page));

  show(marks: readonly Mark[]): void {
    this.marks = marks;
    this.leave();
  }

  choose(id: string, pane: 'page' | 'result'): void {
    this.chosen = id;
    this.chosenIn = pane;
  }

  /** Points at nothing. */
  leave(): void {
    this.hovered = undefined;
    this.chosen = undefined;
  }

  get active(): string | undefined {
    return this.hovered ?? this.chosen;
  }
}
