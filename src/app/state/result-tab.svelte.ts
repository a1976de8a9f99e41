import type { ViewName } from '../results/views.ts';

/** The view of the result that is open; it stays open when another document is selected. */
export class ResultTab {
  view = $state<ViewName>('read');
}
