import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Outcome, Question } from './ask.ts';
import { page } from './code-blocks.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../../..');
const compiler = join(project, 'node_modules/@typescript/native/bin/tsc');

/** What the types of the sources depend on, and what the question is asked with. */
const COPIED = ['src', 'workers', 'test/contract', 'test/fixtures', 'test/unit/docs', 'package.json', 'tsconfig.json'];
/** The parts whose types are checked, by where their projects are. */
const PARTS = { page: 'src/tsconfig.page.json', worker: 'workers/tsconfig.json' };

/** One place of a page of docs/: a file, and its new text or the hunks to change in it. */
interface Place {
  readonly path: string;
  readonly language: string;
  readonly code: string;
}

const placesOf = (name: string): Place[] =>
  [...page(name).matchAll(/^## \d+\. `(.+?)`\n.*?^```(\w+)\n(.*?)^```/gms)].map(
    ([, path = '', language = '', code = '']) => ({ path, language, code }),
  );

/** A text with the added lines of a diff. Throws where the other lines of a hunk are not in it exactly once. */
function patched(text: string, { path, code }: Place): string {
  return code.split('@@\n').reduce((changed, hunk) => {
    const lines = hunk.trimEnd().split('\n');
    const there = lines.filter((line) => !line.startsWith('+')).map((line) => `${line.slice(1)}\n`);
    const [before = '', ...after] = changed.split(there.join(''));
    if (after.length !== 1) throw new Error(`${path} has these lines ${after.length} times:\n${there.join('')}`);
    return before + lines.map((line) => `${line.slice(1)}\n`).join('') + after[0];
  }, text);
}

export interface ChangedCopy {
  /** The files that the page changes or adds. */
  readonly paths: readonly string[];
  /** What the compiler says of a part of the copy; empty when nothing is wrong. */
  types(part: keyof typeof PARTS): Promise<string>;
  /** What the API of the copy answers. */
  ask(question: Question): Promise<Outcome>;
  remove(): void;
}

/** A copy of the sources with the changes that a page of docs/ describes. */
export function changedCopy(name: string): ChangedCopy {
  const root = mkdtempSync(join(tmpdir(), 'sheaf-docs-'));
  for (const path of COPIED) cpSync(join(project, path), join(root, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
  const places = placesOf(name);
  for (const place of places) {
    const file = join(root, place.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, place.language === 'diff' ? patched(readFileSync(file, 'utf8'), place) : place.code);
  }
  return {
    paths: places.map(({ path }) => path),
    types: (part) =>
      run(process.execPath, [compiler, '--noEmit', '--singleThreaded', '-p', join(root, PARTS[part])]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      ),
    async ask(question) {
      const script = join(root, 'test/unit/docs/ask.ts');
      const { stdout } = await run(process.execPath, [script, JSON.stringify(question)]);
      return JSON.parse(stdout);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
