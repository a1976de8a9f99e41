import type { Page } from 'playwright';

interface Noted {
  readonly tasks: number[];
  readonly events: number[];
}

/** Runs in every new document: notes the milliseconds of long tasks and of events of interactions. */
export function noteResponsiveness(): void {
  const noted: Noted = { tasks: [], events: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) noted.events.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest of what was noted since the last time, in milliseconds; 0 when tasks took under 50, events under 16. */
export const takeLongest = (page: Page): Promise<{ task: number; event: number }> =>
  page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted };
    return { task: Math.max(0, ...noted.tasks.splice(0)), event: Math.max(0, ...noted.events.splice(0)) };
  });
