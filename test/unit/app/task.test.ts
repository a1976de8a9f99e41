import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { describe as say } from '../../../src/app/state/describe.ts';
import { OpenedDocument, type Read } from '../../../src/app/state/opened-document.svelte.ts';
import { Task, type Work } from '../../../src/app/state/task.svelte.ts';

const taskOf = (work: Work<unknown>): Task<unknown> =>
  new Task(work, { hasPassword: () => false, readHere: () => true, languages: () => [] });
const parsed = { markdown: { content: '# Report', pages: [{ page: 1, content: '# Report' }] }, pageCount: 3 };
const refuse =
  (error: unknown): Work<never> =>
  () =>
    Promise.reject(error);

/** Opens only with `sesame`. */
const locked: Read = async (_operation, _file, { password }) => {
  if (password === 'sesame') return parsed as never;
  throw password === undefined
    ? new ApiError('password_required', 'It is encrypted.')
    : new ApiError('password_wrong', 'It does not open.');
};

test('progress is told in words and pages', async () => {
  const task = taskOf(async ({ onProgress }) => {
    for (const progress of [
      { phase: 'loading', pagesDone: 0 },
      { phase: 'reading', pagesDone: 0, pageCount: 3 },
      {
        phase: 'reading',
        pagesDone: 1,
        pageCount: 3,
        recognising: 2,
        loading: { loaded: 3_100_000, total: 6_800_000 },
      },
      { phase: 'reading', pagesDone: 1, pageCount: 3, recognising: 2 },
      { phase: 'reading', pagesDone: 2, pageCount: 3 },
      { phase: 'reading', pagesDone: 3, pageCount: 3 },
    ] as const) {
      onProgress({ type: 'progress', job: 'job', ...progress });
      said.push(say(task.status));
    }
    return parsed;
  });
  const said: string[] = [say(task.status)];
  await task.run();
  expect(said).toEqual([
    'Waiting for its turn',
    'Loading the engine and opening the file',
    'Reading p. 1/3',
    'Loading text recognition: 3.1 of 6.8 MB',
    'Recognising p. 2 (1 of 3 pages done)',
    'Reading p. 3/3',
    'Reading p. 3/3',
  ]);
  expect(say(task.status)).toMatch(/^3 pages · /);
});

test('a failure says what the API says', async () => {
  const task = taskOf(refuse(new ApiError('corrupt_file', 'The file is damaged.')));
  await task.run();
  expect(say(task.status)).toBe('Failed: The file is damaged.');
});

test('a password is asked for, asked for again when wrong, and then opens the file for every operation', async () => {
  const document = new OpenedDocument(new File(['bytes'], 'report.pdf'), locked);
  const { parse } = document;
  await parse.run();
  expect(parse.status).toEqual({ name: 'password', wrong: false });
  document.password = 'guess';
  await parse.run();
  expect(parse.status).toEqual({ name: 'password', wrong: true });
  document.password = 'sesame';
  await parse.run();
  expect(parse.status.name).toBe('done');
  const tables = document.task('extract_tables');
  await tables.run();
  expect(tables.status.name).toBe('done');
});

test('a file that asks for a password although it got one has failed, with what the API advises', async () => {
  const document = new OpenedDocument(new File(['bytes'], 'report.pdf'), () =>
    Promise.reject(new ApiError('password_required', 'Save it without a password.')),
  );
  document.password = 'any';
  await document.parse.run();
  expect(document.parse.status).toEqual({
    name: 'failed',
    reason: 'Save it without a password.',
    retryable: false,
  });
});

test('what is looked for among the key-values is asked for by that operation alone', async () => {
  const asked: unknown[] = [];
  const document = new OpenedDocument(new File(['bytes'], 'bill.pdf'), async (operation, _file, { reading }) => {
    asked.push([operation, reading?.instruction]);
    return parsed as never;
  });
  const keys = [{ key: 'Total', description: 'The sum to pay' }];
  document.ask(keys);
  await document.parse.run();
  await document.task('extract_key_value').run();
  expect(asked).toEqual([
    ['parse', undefined],
    ['extract_key_value', keys],
  ]);
});

test('cancelling aborts the call, and what it still says is not heard', async () => {
  const task = taskOf(
    ({ signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          onProgress({ type: 'progress', job: 'job', phase: 'loading', pagesDone: 0 });
          reject(new ApiError('processing_failed', 'Given up.'));
        });
      }),
  );
  const run = task.run();
  task.cancel();
  await run;
  expect(task.status).toEqual({ name: 'cancelled' });
});

test('a folder is told from a damaged file', async () => {
  const task = taskOf(refuse(new DOMException('gone', 'NotFoundError')));
  await task.run();
  expect(say(task.status)).toContain('It may be a folder');
});

test('a mistake of our own is admitted, and goes to the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mistake = new TypeError('x is undefined');
  const task = taskOf(refuse(mistake));
  await task.run();
  expect(say(task.status)).toContain('wrong in Sheaf itself');
  expect(logged).toHaveBeenCalledWith(mistake);
  logged.mockRestore();
});
