import { isSameStep, type Step, type Watch } from '../document/watch.ts';

/** Milliseconds between two signs of one job: many of them fit into the time after which a silent thread is ended. */
const INTERVAL = 1000;

interface HeartbeatOptions {
  /** Steps that threads were ended at before. */
  readonly standstills: readonly Step[];
  /** Whether each step is told as it begins, so that it is known at which one a thread stands still. */
  readonly tellsSteps: boolean;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/**
 * The watch of one job.
 * @param send tells the others that the work goes on, and at which step where that is told. It is called from within
 *   work that keeps the thread busy.
 */
export function heartbeat(
  send: (step: Step | undefined) => void,
  { standstills, tellsSteps, now = () => performance.now() }: HeartbeatOptions,
): Watch {
  let sentAt = now();
  let current: Step | undefined;
  const beat = (): void => {
    const time = now();
    if (time - sentAt < INTERVAL) return;
    sentAt = time;
    send(current);
  };
  return {
    standstills,
    beat,
    enter(step) {
      if (!tellsSteps || isSameStep(step, current)) return beat();
      current = step;
      sentAt = now();
      send(step);
    },
  };
}
