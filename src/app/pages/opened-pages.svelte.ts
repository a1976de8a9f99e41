import type { PageSize, PageSource } from './page-source.ts';

type Shown =
  | { readonly name: 'opening' | 'none' | 'failed' }
  /** `usual` is the size of the first page. */
  | { readonly name: 'open'; readonly source: PageSource; readonly usual: PageSize };

/** The pages of one file, from when they are asked for. */
export class OpenedPages {
  shown = $state.raw<Shown>({ name: 'opening' });
  readonly count = $derived(this.shown.name === 'open' ? this.shown.source.pageCount : 0);

  /**
   * Opens the pages of a document, until the function that is returned is called: made for `$effect`. Failures are
   * stored in `shown`.
   */
  open(openSource: () => Promise<PageSource | undefined>): () => void {
    let source: PageSource | undefined;
    let closed = false;
    this.shown = { name: 'opening' };
    const opening = async (): Promise<void> => {
      source = await openSource();
      const usual = await source?.size(1);
      if (closed) source?.close();
      else this.shown = source && usual ? { name: 'open', source, usual } : { name: 'none' };
    };
    opening().catch(() => {
      if (!closed) this.shown = { name: 'failed' };
    });
    return () => {
      closed = true;
      source?.close();
    };
  }
}
