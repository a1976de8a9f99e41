import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = 'src/readers/pdf';

/** Files of the PDF reader, by their path in it, that import a package. */
async function importersOf(packageName: string): Promise<string[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(SOURCES, file), 'utf8')));
  return files
    .filter((_, index) => texts[index]?.includes(`'${packageName}`))
    .map((file) => file.replaceAll('\\', '/'));
}

test.each([
  ['@embedpdf/pdfium', /^pdfium\//],
  ['pdfjs-dist', /^pdfjs\//],
])('%s is imported in its own folder alone', async (packageName, folder) => {
  const importers = await importersOf(packageName);
  expect(importers.length).toBeGreaterThan(0);
  for (const file of importers) expect(file).toMatch(folder);
});
