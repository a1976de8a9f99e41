import { readFile } from 'node:fs/promises';
import { readSet } from '../corpus.ts';
import { loadScorer } from '../markdown/scorer.ts';
import { mean } from '../statistics.ts';
import type { Product } from './open-product.ts';
import { rasterise, scanFolder } from './scans.ts';

const SET = 'icdar2013-tables';

/** Mean TEDS of the documents whose tables are known, read as scans; 0 to 1. */
export async function measureTables(corpus: string, product: Product): Promise<number> {
  const scorer = await loadScorer(corpus);
  const folder = await scanFolder();
  const scores: (number | null)[] = [];
  try {
    for (const document of await readSet(corpus, SET)) {
      const scan = await folder.write(document.id, await rasterise(document));
      const { markdown } = await product.read(scan, false);
      scores.push(scorer.score(await readFile(document.truthPath, 'utf8'), true, markdown).teds);
    }
  } finally {
    await folder.close();
  }
  const teds = mean(scores) ?? 0;
  console.log(`${SET}: ${scores.length} documents as scans, TEDS ${teds.toFixed(3)}`);
  return teds;
}
