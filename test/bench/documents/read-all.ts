import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { keptDocuments, type Manner } from './read.ts';

const script = fileURLToPath(new URL('./read-files.ts', import.meta.url));

/** Reads files in as many processes as there are processor cores, those that are kept excepted. */
export async function readAll(paths: readonly string[], manner: Manner = { closely: false }): Promise<void> {
  const kept = await keptDocuments(manner);
  const missing: string[] = [];
  for (const path of paths) if (!kept.has(await readFile(path))) missing.push(path);
  if (missing.length === 0) return;
  console.log(`Reading ${missing.length} documents …`);
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), missing.length) }, async () => {
      const child = fork(script, [JSON.stringify(manner)], { execArgv: process.execArgv });
      await new Promise<void>((resolve, reject) => {
        child.on('message', () => {
          const next = missing.shift();
          if (next === undefined) child.disconnect();
          else child.send(next);
        });
        child.on('exit', (code, signal) =>
          code === 0 ? resolve() : reject(new Error(`A reading process ended with ${signal ?? code}.`)),
        );
      });
    }),
  );
}
