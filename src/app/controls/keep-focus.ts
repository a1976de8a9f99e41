/** What the keyboard goes to. */
export const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]';

/**
 * Attached to an element: when what has the focus inside it goes away, the focus goes to the first control of what is
 * left around it. Browsers leave it with the body, from where the keyboard begins at the top. Returns the end of it.
 */
export function keepFocus(region: HTMLElement): () => void {
  let focused: Element | undefined;
  /** What is around it, innermost first: once it is gone, it no longer tells. */
  let around: readonly Element[] = [];

  function noted({ target }: FocusEvent): void {
    focused = target as Element;
    const found: Element[] = [];
    for (let parent = focused.parentElement; parent; parent = parent.parentElement) found.push(parent);
    around = found;
  }

  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const left = around.filter(({ isConnected }) => isConnected);
    for (const parent of left) {
      const next = [...parent.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility());
      if (next) return next.focus();
    }
  });

  region.addEventListener('focusin', noted);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', noted);
  };
}
