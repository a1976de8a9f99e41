import { expect, test } from 'vitest';
import { GivenUp, RecognizerUnavailable } from '../../../../src/ocr/engines/recognizer.ts';
import { attempt, type Limits } from '../../../../src/ocr/engines/time-limit.ts';

const forever = (): Promise<never> => new Promise(() => {});
const limits = (change: Partial<Limits> = {}): Limits => ({
  signal: undefined,
  failed: forever(),
  timeLimit: 5,
  ...change,
});

test('work that takes too long is given up', async () => {
  await expect(attempt(async () => {}, forever, limits())).rejects.toBeInstanceOf(GivenUp);
});

test('getting ready may take longer than the work', async () => {
  const ready = Promise.withResolvers<void>();
  const result = attempt(
    () => ready.promise,
    async () => 'done',
    limits(),
  );
  await attempt(async () => {}, forever, limits()).catch(() => {});
  ready.resolve();
  expect(await result).toBe('done');
});

test('a thread that dies at work ends the attempt with its error', async () => {
  const failed = Promise.reject(new Error('out of memory'));
  await expect(attempt(async () => {}, forever, limits({ failed }))).rejects.toThrow('out of memory');
});

test('what does not become ready is unavailable, whether its files or its thread could not be had', async () => {
  const failed = Promise.reject(new Error('no such script'));
  await expect(attempt(forever, forever, limits({ failed }))).rejects.toBeInstanceOf(RecognizerUnavailable);
  const offline = (): Promise<void> => Promise.reject(new TypeError('Failed to fetch'));
  await expect(attempt(offline, forever, limits())).rejects.toBeInstanceOf(RecognizerUnavailable);
});

test('an attempt that is aborted while it gets ready ends with the reason, and as nothing else', async () => {
  const abort = new AbortController();
  const attempted = attempt(forever, forever, limits({ signal: abort.signal }));
  abort.abort(new Error('enough'));
  await expect(attempted).rejects.toThrow('enough');
});

test('an attempt that is aborted beforehand does nothing', async () => {
  let started = false;
  const ready = async (): Promise<void> => {
    started = true;
  };
  await expect(attempt(ready, forever, limits({ signal: AbortSignal.abort(new Error('enough')) }))).rejects.toThrow(
    'enough',
  );
  expect(started).toBe(false);
});
