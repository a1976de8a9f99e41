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

let folder: string;
let trivial: Effort;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-bombs-'));
  trivial = read(folder, docx({ body: paragraph('hello') }));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(bombs))(
  'a file with %s is read or refused within 300 MB',
  (_name, make) => {
    const { outcome, megabytes } = read(folder, make());
    expect(outcome).toMatch(/^(read|corrupt_file)$/);
    expect(megabytes - trivial.megabytes).toBeLessThan(300);
  },
  150_000,
);
