import { TooMuch } from '../../../document/budget.ts';
import { UNWATCHED } from '../../../document/watch.ts';
import type { PdfSource } from '../source.ts';
import type { Engine } from './engine.ts';
import { FontLettering } from './lettering.ts';
import { openSource } from './source.ts';

type Source = ReturnType<typeof openSource>;

/** Engines that one document may break: each costs some seconds at most, and a file of nothing else is given up. */
const MOST_BROKEN = 3;

/**
 * A source that outlives its engine: of a page on which the engine trapped or ran out of memory only that page is given
 * up, and the next is read by a new engine.
 * @param nextEngine gives an engine that is not broken; it is told how many bytes those hold that the document has broken.
 */
export async function openReopening(
  nextEngine: (lost: number) => Promise<Engine>,
  bytes: Uint8Array<ArrayBuffer>,
  password: string,
  watch = UNWATCHED,
): Promise<PdfSource> {
  const lettering = new FontLettering();
  let engine = await nextEngine(0);
  let lost = 0;
  let source = openSource(engine, bytes, password, { lettering, watch });
  const { pageCount, messages } = source;
  let broken = 0;
  let isOpen = true;

  async function reopen(): Promise<void> {
    lost += engine.memory;
    engine = await nextEngine(lost);
    // Its fonts have other addresses.
    lettering.forget();
    source = openSource(engine, bytes, password, { lettering, watch });
    if (!isOpen) source.close();
  }

  /** What a call on a page answers. @throws TooMuch where it broke the engine. */
  async function onPage<T>(number: number, call: (source: Source) => T): Promise<T> {
    if (engine.broken && isOpen) await reopen();
    if (!isOpen) throw new Error('The document has been closed.');
    try {
      return call(source);
    } catch (cause) {
      if (!engine.broken || ++broken >= MOST_BROKEN) throw cause;
      throw new TooMuch(`Page ${number} was left out: it is damaged, or takes more memory than a page may.`, { cause });
    }
  }

  return {
    pageCount,
    messages,
    lettering,
    page: (number) => onPage(number, (current) => current.page(number)),
    outline: () => (engine.broken ? [] : source.outline()),
    render: (number, ...wanted) => onPage(number, (current) => current.render(number, ...wanted)),
    renderColors: (number, resolution) => onPage(number, (current) => current.renderColors(number, resolution)),
    ink: (number, ...wanted) => onPage(number, (current) => current.ink(number, ...wanted)),
    close() {
      isOpen = false;
      source.close();
    },
  };
}
