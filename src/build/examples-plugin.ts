import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { examples, type ReadExample, readOf } from '../app/examples/examples.ts';
import { firstPaint } from '../app/first-paint/first-paint.ts';
import { once } from '../platform/once.ts';

const SCRIPT = fileURLToPath(new URL('examples/read-examples.ts', import.meta.url));
/** The comment in index.html that gives way to the first paint. */
const PLACE = '<!-- first paint -->';
const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.png': 'image/png' };

/**
 * Has the examples read by the engines of the site while it is built, apart from the bundles, and ships what they say;
 * the first of them is in index.html itself, where it is seen before any script runs.
 */
export function shippedExamples(): Plugin {
  const files = once(readExamples);
  const text = async (path: string): Promise<string> => Buffer.from((await files()).get(path) ?? '').toString();
  let isBuild = false;
  return {
    name: 'sheaf:examples',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      // The bundles are made meanwhile.
      if (isBuild) void files().catch(() => undefined);
    },
    async generateBundle() {
      for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source });
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) return html;
      const [example] = examples;
      const { sizes, answers }: ReadExample = JSON.parse(await text(readOf(example)));
      if (!answers.parse) throw new Error(`${example.path} has not been read.`);
      const paint = firstPaint({ example, pages: sizes, answer: answers.parse });
      return html.replace(PLACE, () => paint);
    },
    configureServer({ middlewares }) {
      middlewares.use('/examples/', async (request, response, next) => {
        const file = (await files().catch(next))?.get(`examples${request.url?.split('?')[0]}`);
        if (file === undefined) next();
        else response.setHeader('content-type', TYPES[extname(request.url ?? '')] ?? '').end(file);
      });
    },
  };
}

/** What the script writes, by path below the site's folder. Rejects with its output when it fails. */
async function readExamples(): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-examples-'));
  try {
    await promisify(execFile)(process.execPath, [SCRIPT, folder]);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const named = paths
      .toSorted()
      .map(
        async (path): Promise<[string, Uint8Array]> => [
          relative(folder, path).split(sep).join('/'),
          await readFile(path),
        ],
      );
    return new Map(await Promise.all(named));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
