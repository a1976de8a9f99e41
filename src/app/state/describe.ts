import { strings } from '../strings.ts';
import type { ReadingStatus, TaskStatus } from './task.svelte.ts';

const hasPages = (result: unknown): result is { readonly pageCount: number } =>
  typeof result === 'object' && result !== null && 'pageCount' in result;

/** The name of a task's state on the page. */
export function describe(status: TaskStatus): string {
  switch (status.name) {
    case 'reading':
      return describeReading(status);
    case 'done':
      return hasPages(status.result) ? strings.task.done(status.result.pageCount, status.milliseconds) : '';
    case 'failed':
      return strings.task.failed(status.reason);
    default:
      return strings.task[status.name];
  }
}

function describeReading({ pagesDone, pageCount, recognising, loading }: ReadingStatus): string {
  if (loading) return strings.task.loadingRecognition(loading.loaded, loading.total);
  return recognising === undefined
    ? strings.task.reading(Math.min(pagesDone + 1, pageCount), pageCount)
    : strings.task.recognising(recognising, pagesDone, pageCount);
}
