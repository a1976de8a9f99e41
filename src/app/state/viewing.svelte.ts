/** How pages are looked at; it stays so from one document to the next. */
export class Viewing {
  /** CSS pixels per point; the pane's width when absent. */
  zoom = $state<number>();
  /** Whether all boxes of the open view are outlined. */
  boxes = $state(false);
  /** Whether the strip of thumbnails is unfolded. */
  thumbnails = $state(false);
  /** Whether it is being asked how the document is to be read again. */
  options = $state(false);
}
