import { TooMuch } from '../../document/budget.ts';
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
    const before = watch.standstills.find((one) => one.page === step.page && coversTask(one.task, step.task));
    if (before) throw new TooMuch(SENTENCES[before.task](step.page));
    watch.enter(step);
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

/** A page whose layout stands still is not read at all. */
const coversTask = (stoodStill: Step['task'], task: Step['task']): boolean =>
  stoodStill === task || (stoodStill === 'layout' && task === 'reading');

const SENTENCES: Readonly<Record<Step['task'], (page: number) => string>> = {
  reading: (page) => `Page ${page} was left out: reading it takes too long.`,
  drawing: (page) => `Drawing page ${page} took too long and was given up.`,
  layout: (page) => `Page ${page} was left out: working out its layout takes too long.`,
};
