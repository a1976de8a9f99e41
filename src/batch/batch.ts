import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract, processTypes, rowsOf } from '../api/contract.ts';
import type { FileType } from '../formats/formats.ts';
import { fileTypes } from '../formats/lists.ts';
import { runScript } from '../tools/run-script.ts';
import type { BatchAnswer } from './batch-call.ts';
import { type BatchFile, batchFiles } from './batch-files.ts';
import { type BatchSite, openBatchSite } from './batch-site.ts';

/** The operations that take a document and answer at once, by path. */
const endpoints = new Map(
  rowsOf(contract).flatMap(({ path, row }) => (row.answerKind === undefined ? [] : [[path, row] as const])),
);
const endpointNames = [...endpoints.keys()].join(', ');

const usage = `npm run batch -- --in FILES_OR_FOLDER --out FOLDER
  --endpoint NAME      ${endpointNames}; parse when absent
  --process-type TYPE  sends each file by ticket (async/upload, PUT, async/fetch) with this process_type:
                       ${Object.keys(processTypes).join(', ')}
  --args-dir FOLDER    <name>.json in it is the extract_args of the file <name>.pdf or <name>.docx
  --concurrency N      files in work at once; as many as there are processor cores when absent
`;

interface Options {
  readonly endpoint: string;
  readonly inputs: string[];
  readonly out: string;
  readonly argsDir: string | undefined;
  readonly processType: string | undefined;
  readonly concurrency: number;
}

function options(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      endpoint: { type: 'string', default: 'parse' },
      in: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      'args-dir': { type: 'string' },
      'process-type': { type: 'string' },
      concurrency: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const concurrency = Number(values.concurrency);
  if (!endpoints.has(values.endpoint)) throw new Error(`--endpoint is one of ${endpointNames}.`);
  if (values.in.length === 0 || values.out === undefined) throw new Error('--in and --out are needed.');
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new Error('--concurrency is a whole number from 1 up.');
  return {
    endpoint: values.endpoint,
    // A shell writes `--in *.pdf` out as one value and many positional arguments.
    inputs: [...values.in, ...positionals],
    out: values.out,
    argsDir: values['args-dir'],
    processType: values['process-type'],
    concurrency,
  };
}

async function extractArgs(file: BatchFile, folder: string | undefined): Promise<unknown> {
  const path = folder === undefined ? undefined : join(folder, `${file.name}.json`);
  return path !== undefined && existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;
}

/** Sends one file. Without an answer the status is 0 and the reason is in place of the body. */
async function send(
  site: BatchSite,
  file: BatchFile,
  { endpoint, processType, argsDir }: Options,
): Promise<BatchAnswer> {
  try {
    return await site.send(file.path, {
      endpoint,
      processType,
      fileName: basename(file.path),
      fileType: endpoints.get(endpoint)?.request === 'ResumeRequest' ? declaredType(file.path) : undefined,
      extractArgs: await extractArgs(file, argsDir),
    });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n', 1);
    return { status: 0, body: reason, ms: 0, retryAfter: 0 };
  }
}

/** The type to declare of a file by its extension; undefined for an image. */
const declaredType = (path: string): FileType | undefined =>
  fileTypes.find((type) => extname(path).toLowerCase() === `.${type}`);

function pageCount(body: string): number | null {
  try {
    return JSON.parse(body).pageCount ?? null;
  } catch {
    return null;
  }
}

async function keep(out: string, { name, bytes }: BatchFile, { status, body, ms }: BatchAnswer): Promise<void> {
  const path = join(out, `${name}.json`);
  if (status === 0) await rm(path, { force: true });
  else await writeFile(path, body);
  const row = { name, status, ms, pageCount: pageCount(body), bytes, ...(status === 0 && { error: body }) };
  await appendFile(join(out, 'summary.jsonl'), `${JSON.stringify(row)}\n`);
}

/** Sends every file; resolves to whether each had an answer that was no server error. */
async function run(options: Options): Promise<boolean> {
  const files = await batchFiles(options.inputs);
  if (!existsSync('dist/index.html') && !(await runScript('build'))) throw new Error('The site could not be built.');
  await mkdir(options.out, { recursive: true });
  await writeFile(join(options.out, 'summary.jsonl'), '');

  const site = await openBatchSite('dist');
  try {
    const queue = files.entries();
    let sound = true;
    const work = async (): Promise<void> => {
      for (const [index, file] of queue) {
        const answer = await send(site, file, options);
        await keep(options.out, file, answer);
        if (answer.status === 0 || answer.status >= 500) sound = false;
        const outcome = answer.status === 0 ? answer.body : `${answer.status} in ${answer.ms} ms`;
        console.error(`${index + 1}/${files.length} ${file.name}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: options.concurrency }, work));
    return sound;
  } finally {
    await site.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
try {
  process.exitCode = (await run(options())) ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
