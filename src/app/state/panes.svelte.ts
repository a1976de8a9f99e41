/** The panes of the workplace. */
export type PaneName = 'list' | 'page' | 'result';

/** Which pane is shown where they do not fit beside each other. */
export class Panes {
  shown = $state<PaneName>('result');
}
