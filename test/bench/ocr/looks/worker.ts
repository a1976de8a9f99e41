import { parentPort } from 'node:worker_threads';
import { cases } from './looks.ts';
import { openMeasure } from './measure.ts';

/** A thread of `measureLooks`: is given numbers of cases one by one and answers with their figures; ends with -1. */
const { measure, close } = await openMeasure();
parentPort?.on('message', async (number: number) => {
  const one = cases[number];
  if (one) parentPort?.postMessage(await measure(one, number));
  else {
    await close();
    process.exit(0);
  }
});
parentPort?.postMessage(undefined);
