import type { Page } from 'playwright';

/** One event of Chromium's trace. */
interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Milliseconds of the longest task of the page's main thread during some work: of processor time, for on a loaded machine
 * a task waits for others.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  const traceConfig = { includedCategories: ['toplevel', '__metadata'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ tid }) => tid),
  );
  const tasks = events.filter(({ name, tid }) => name.endsWith('RunTask') && mainThreads.has(tid));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
