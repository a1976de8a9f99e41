import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docx, paragraph } from '../fixtures/docx.ts';
import { bombs } from '../fixtures/docx-bombs.ts';
import type { Effort } from './read-docx.ts';

const script = join(import.meta.dirname, 'read-docx.ts');
/** Without a limit V8 lets garbage lie for as long as there is memory: what is needed would not show. */
const HEAP = '--max-old-space-size=240';

function read(folder: string, bytes: Uint8Array): Effort {
  const path = join(folder, 'bomb.docx');
  writeFileSync(path, bytes);
  const { stdout, stderr } = spawnSync(process.execPath, [HEAP, script, path], { encoding: 'utf8', timeout: 120_000 });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Effort;
}

/** Tests that files that are made to exhaust memory, named as in `fixtures/docx-bombs.ts`, are read or refused. */
export function testBombs(names: readonly string[]): void {
  let folder: string;
  let trivial: Effort;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sheaf-bombs-'));
    trivial = read(folder, docx({ body: paragraph('hello') }));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(names)(
    'a file with %s is read or refused within 300 MB',
    (name) => {
      const { outcome, megabytes } = read(folder, (bombs[name] as () => Uint8Array)());
      expect(outcome).toMatch(/^(read|corrupt_file)$/);
      expect(megabytes - trivial.megabytes).toBeLessThan(300);
    },
    150_000,
  );
}

/** One of each kind: what is too much in number, depth or size, what refers to itself, what is damaged. */
export const OF_EACH_KIND: readonly string[] = [
  'a hundred megabytes of text',
  'as many paragraphs and properties as are read',
  'as many paragraphs on the first of two thousand pages',
  'as many cells as are read',
  'ten thousand tables in one another',
  'entities that multiply',
  'fields that never end',
  'two gigabytes in one part',
  'more parts than are read',
  'notes that refer to the next',
  'damaged text, as much as the second reader reads',
];
