import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.ts';

const script = fileURLToPath(new URL('./served.ts', import.meta.url));

/** What the process answers to a PDF. */
export type Served = { readonly text: string } | { readonly error: string };

/** An engine in a process of its own, for one that needs flags of Node that would slow down the others. */
export async function startProcess(name: string, flags: readonly string[]): Promise<Engine> {
  const child = fork(script, [name], { execArgv: [...flags], serialization: 'advanced' });
  const died = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process of ${name} ended with ${signal ?? code}.`);
  });
  died.catch(() => undefined);
  await Promise.race([once(child, 'message'), died]);
  return {
    async convert(pdf) {
      const answered = once(child, 'message');
      child.send(pdf);
      const [answer] = (await Promise.race([answered, died])) as [Served];
      if ('error' in answer) throw new Error(answer.error);
      return answer.text;
    },
    close: () => child.kill(),
  };
}
