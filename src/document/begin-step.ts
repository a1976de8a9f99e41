import { TooMuch } from './budget.ts';
import type { Step, Watch } from './watch.ts';

/** Has a watch know that a step begins. @throws TooMuch when a thread stood still at it before: it is left out. */
export function beginStep(watch: Watch, step: Step): void {
  const before = watch.standstills.find((one) => one.page === step.page && coversTask(one.task, step.task));
  if (before) throw new TooMuch(SENTENCES[before.task](step.page));
  watch.enter(step);
}

/** A page whose layout stands still is not read at all. */
const coversTask = (stoodStill: Step['task'], task: Step['task']): boolean =>
  stoodStill === task || (stoodStill === 'layout' && task === 'reading');

const SENTENCES: Readonly<Record<Step['task'], (page: number) => string>> = {
  reading: (page) => `Page ${page} was left out: reading it takes too long.`,
  drawing: (page) => `Drawing page ${page} took too long and was given up.`,
  recognition: (page) => `Reading the image of page ${page} took too long and was given up.`,
  layout: (page) => `Page ${page} was left out: working out its layout takes too long.`,
};
