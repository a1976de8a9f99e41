import { beginStep } from '../../document/begin-step.ts';
import type { Step, Watch } from '../../document/watch.ts';
import type { PdfSource } from './source.ts';

type OnPage = 'page' | 'render' | 'renderColors' | 'ink';
type Watched<Call> = Call extends (...given: infer Given) => infer Result
  ? (...given: Given) => Promise<Awaited<Result>>
  : Call;

/** A source that tells a watch what it is at. */
export type WatchedSource = Omit<PdfSource, OnPage> & { readonly [Name in OnPage]: Watched<PdfSource[Name]> };

const TASKS = { page: 'reading', render: 'drawing', renderColors: 'drawing', ink: 'drawing' } as const;

/** A source whose every call on a page is a step. Those throw `TooMuch` at which a thread stood still before. */
export function watched(source: PdfSource, watch: Watch): WatchedSource {
  async function during<T>(step: Step, work: () => T): Promise<Awaited<T>> {
    beginStep(watch, step);
    try {
      return await work();
    } finally {
      watch.enter(undefined);
    }
  }
  const onPage = <Name extends OnPage>(name: Name): Watched<PdfSource[Name]> => {
    const call = source[name]?.bind(source) as ((page: number, ...given: unknown[]) => unknown) | undefined;
    const step = (page: number): Step => ({ page, task: TASKS[name] });
    const told = call && ((page: number, ...given: unknown[]) => during(step(page), () => call(page, ...given)));
    return told as Watched<PdfSource[Name]>;
  };
  return {
    ...source,
    page: onPage('page'),
    render: onPage('render'),
    renderColors: onPage('renderColors'),
    ink: onPage('ink'),
  };
}
