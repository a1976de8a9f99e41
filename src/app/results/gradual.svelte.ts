import { tick } from 'svelte';

/** Milliseconds of work after which input and painting have their turn. */
const SLICE = 16;
/** Most items of one turn. */
const MOST = 64;

/** A list that is put on the page a few items at a time, so that a long one keeps nobody waiting. */
export class Gradual<Item> {
  shown = $state.raw<readonly Item[]>([]);

  /**
   * Puts items in the place of those that are shown, from the first on; one that is the same stays. Returns a function
   * that ends it.
   */
  show(items: Iterable<Item>, isSame: (one: Item, other: Item) => boolean): () => void {
    const source = items[Symbol.iterator]();
    const taken: Item[] = [];
    let isOpen = true;
    let batch = 1;
    const turn = async (): Promise<void> => {
      if (!isOpen) return;
      const startedAt = performance.now();
      const focus = keptFocus();
      const before = taken.length;
      while (taken.length < before + batch) {
        const { value, done } = source.next();
        if (done) {
          isOpen = false;
          break;
        }
        const old = this.shown[taken.length];
        taken.push(old !== undefined && isSame(old, value) ? old : value);
      }
      this.shown = isOpen ? [...taken, ...this.shown.slice(taken.length)] : [...taken];
      await tick();
      focus();
      const took = Math.max(1, performance.now() - startedAt);
      batch = Math.max(1, Math.min(MOST, 2 * batch, Math.floor((batch * SLICE) / took)));
      if (isOpen) setTimeout(() => void turn());
    };
    void turn();
    return () => {
      isOpen = false;
    };
  }
}

/** Returns a function that puts focus on the region around it where the element that has it now is gone. */
function keptFocus(): () => void {
  const focused = document.activeElement;
  const region = focused?.parentElement?.closest<HTMLElement>('[tabindex="0"]');
  return () => {
    if (focused && !focused.isConnected) region?.focus();
  };
}
