import { strings } from '../strings.ts';
import type { TaskStatus } from './task.svelte.ts';

const hasPages = (result: unknown): result is { readonly pageCount: number } =>
  typeof result === 'object' && result !== null && 'pageCount' in result;

/** The name of a task's state on the page. */
export function describe(status: TaskStatus): string {
  switch (status.name) {
    case 'reading':
      return status.recognising === undefined
        ? strings.task.reading(Math.min(status.pagesDone + 1, status.pageCount), status.pageCount)
        : strings.task.recognising(status.recognising, status.pagesDone, status.pageCount);
    case 'done':
      return hasPages(status.result) ? strings.task.done(status.result.pageCount, status.milliseconds) : '';
    case 'failed':
      return strings.task.failed(status.reason);
    default:
      return strings.task[status.name];
  }
}
