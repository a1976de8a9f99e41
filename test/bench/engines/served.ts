/** Serves one engine to the process that started this one: a PDF comes, its text or an error goes back. */
import { createEngine, type EngineName } from './in-node.ts';
import type { Served } from './in-process.ts';

const send = (message: Served | 'ready'): void => void process.send?.(message);

const engine = await createEngine(process.argv[2] as EngineName);
process.on('message', (pdf: Uint8Array<ArrayBuffer>) => {
  engine.convert(pdf).then(
    (text) => send({ text }),
    (error) => send({ error: String(error) }),
  );
});
send('ready');
