import { openPages } from './open-pages.ts';
import type { PageSize, PageSource } from './page-source.ts';

type Shown =
  | { readonly name: 'opening' | 'none' | 'failed' }
  /** `usual` is the size of the first page. */
  | { readonly name: 'open'; readonly source: PageSource; readonly usual: PageSize };

/** The pages of one file, from when they are asked for. */
export class OpenedPages {
  shown = $state.raw<Shown>({ name: 'opening' });
  readonly count = $derived(this.shown.name === 'open' ? this.shown.source.pageCount : 0);

  /** Opens a file, until the function that is returned is called: made for `$effect`. Failures are stored in `shown`. */
  open(file: Blob, password?: string): () => void {
    let source: PageSource | undefined;
    let closed = false;
    this.shown = { name: 'opening' };
    const opening = async (): Promise<void> => {
      source = await openPages(file, password);
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
