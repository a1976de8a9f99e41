/** Files that are dropped before the app is there to take them. */
export interface EarlyFiles {
  /** Hands them over, once: from then on the app itself takes what is dropped. */
  take(): readonly File[];
}

/**
 * Takes files that are dropped on the page until `take` is called. Without it the browser would open a file in place
 * of the page. Folders are left alone: only the app looks into them.
 */
export function holdEarlyFiles(): EarlyFiles {
  const held: File[] = [];
  const taken = new AbortController();
  const { signal } = taken;

  function dragged(event: DragEvent): void {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  }

  function dropped(event: DragEvent): void {
    dragged(event);
    const items = [...(event.dataTransfer?.items ?? [])].filter(
      (item) => item.webkitGetAsEntry()?.isDirectory !== true,
    );
    held.push(...items.flatMap((item) => item.getAsFile() ?? []));
  }

  addEventListener('dragover', dragged, { signal });
  addEventListener('drop', dropped, { signal });
  return {
    take() {
      taken.abort();
      return held.splice(0);
    },
  };
}
