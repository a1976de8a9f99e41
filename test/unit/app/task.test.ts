import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { type Parse, describe as say, Task } from '../../../src/app/state/task.svelte.ts';
import type { Parsed } from '../../../src/page/parse-file.ts';

const file = (): File => new File(['bytes'], 'report.pdf');
const parsed = { markdown: { content: '# Report', pages: [{ page: 1, content: '# Report' }] }, pageCount: 3 };
const refuse =
  (error: unknown): Parse =>
  () =>
    Promise.reject(error);

/** Opens only with `sesame`. */
const locked: Parse = async (_file, { password }) => {
  if (password === 'sesame') return parsed;
  throw password === undefined
    ? new ApiError('password_required', 'It is encrypted.')
    : new ApiError('password_wrong', 'It does not open.');
};

test('progress is told in words and pages', async () => {
  const task = new Task(file());
  const said: string[] = [say(task.status)];
  await task.run(async (_file, { onProgress }) => {
    for (const progress of [
      { phase: 'loading', pagesDone: 0 },
      { phase: 'reading', pagesDone: 0, pageCount: 3 },
      { phase: 'reading', pagesDone: 1, pageCount: 3, recognising: 2 },
      { phase: 'reading', pagesDone: 2, pageCount: 3 },
      { phase: 'reading', pagesDone: 3, pageCount: 3 },
    ] as const) {
      onProgress?.({ type: 'progress', job: 'job', ...progress });
      said.push(say(task.status));
    }
    return parsed;
  });
  expect(said).toEqual([
    'Waiting for its turn',
    'Loading the engine and opening the file',
    'Reading p. 1/3',
    'Recognising p. 2 (1 of 3 pages done)',
    'Reading p. 3/3',
    'Reading p. 3/3',
  ]);
  expect(say(task.status)).toMatch(/^Done: 3 pages, /);
});

test('a failure says what the API says', async () => {
  const task = new Task(file());
  await task.run(refuse(new ApiError('corrupt_file', 'The file is damaged.')));
  expect(say(task.status)).toBe('Failed: The file is damaged.');
});

test('a password is asked for, asked for again when wrong, and then opens the file', async () => {
  const task = new Task(file());
  await task.run(locked);
  expect(task.status).toEqual({ name: 'password', wrong: false });
  task.reset('guess');
  await task.run(locked);
  expect(task.status).toEqual({ name: 'password', wrong: true });
  task.reset('sesame');
  await task.run(locked);
  expect(task.status.name).toBe('done');
});

test('another reading of a file opens it with the same password, and goes its own way', async () => {
  const task = new Task(file());
  task.reset('sesame');
  await task.run(locked);
  const again = task.again<Parsed>();
  expect(again.status.name).toBe('queued');
  await again.run(locked);
  expect(again.status.name).toBe('done');
  again.cancel();
  expect(task.status.name).toBe('done');
});

test('a file that asks for a password although it got one has failed, with what the API advises', async () => {
  const advise = refuse(new ApiError('password_required', 'Save it without a password.'));
  const task = new Task(file());
  await task.run(advise);
  task.reset('any');
  await task.run(advise);
  expect(task.status).toEqual({ name: 'failed', reason: 'Save it without a password.' });
});

test('cancelling aborts the call, and what it still says is not heard', async () => {
  const task = new Task(file());
  const run = task.run(
    (_file, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          onProgress?.({ type: 'progress', job: 'job', phase: 'loading', pagesDone: 0 });
          reject(new ApiError('processing_failed', 'Given up.'));
        });
      }),
  );
  task.cancel();
  await run;
  expect(task.status).toEqual({ name: 'cancelled' });
});

test('a folder is told from a damaged file', async () => {
  const task = new Task(file());
  await task.run(refuse(new DOMException('gone', 'NotFoundError')));
  expect(say(task.status)).toContain('It may be a folder');
});

test('a mistake of our own is admitted, and goes to the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mistake = new TypeError('x is undefined');
  const task = new Task(file());
  await task.run(refuse(mistake));
  expect(say(task.status)).toContain('wrong in Sheaf itself');
  expect(logged).toHaveBeenCalledWith(mistake);
  logged.mockRestore();
});

test('the example costs nothing, and any other file counts', async () => {
  const free: unknown[] = [];
  const parse: Parse = async (_file, options) => {
    free.push(options.free);
    return parsed;
  };
  await new Task(file(), true).run(parse);
  await new Task(file()).run(parse);
  expect(free).toEqual([true, false]);
});
