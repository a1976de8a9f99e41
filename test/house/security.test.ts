import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/SECURITY.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| (?!Threat|-)/.test(line));
const namedIn = (row: string): string[] => [...row.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => path);
const benchesIn = (row: string): string[] =>
  [...row.matchAll(/\((`[\w-]+`(?:, `[\w-]+`)*)\)/g)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );

test('each promise of SECURITY.md names tests or benches that are there', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const proofs = [
      ...namedIn(row),
      ...benchesIn(row.split('|')[3] ?? '').map((name) => `test/bench/attack/${name}.ts`),
    ];
    expect(proofs, row).not.toEqual([]);
    expect(proofs.filter((path) => !existsSync(path))).toEqual([]);
  }
});
