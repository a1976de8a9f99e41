import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Scores from 0 to 1; `null` where the truth has nothing to score. */
export interface Scores {
  /** Reading order. */
  readonly nid: number | null;
  /** All tables of the document together. */
  readonly teds: number | null;
  /** Headings. */
  readonly mhs: number | null;
  /** Mean of those that are there. */
  readonly overall: number | null;
}

export interface Scorer {
  /** Scores of a text against its truth. A truth in HTML holds tables only: everything but TEDS is `null`. */
  score(truth: string, truthIsHtml: boolean, text: string): Scores;
  /** How many tables a text in Markdown or HTML holds. */
  countTables(text: string): number;
}

/** The exports that we use of the scorers beside a corpus. */
interface Modules {
  readonly odl: { scoreDoc(truth: string, text: string): Scores };
  readonly teds: { teds(truth: string, text: string): { teds: number | null } };
  readonly mdtables: { pipesToHtml(text: string): string };
  readonly html: { parse(html: string): unknown; findAll(node: unknown, tag: string): unknown[] };
}

/** The scorers that belong to a corpus: the modules in the folder `score` beside it. Throws an `Error` without them. */
export async function loadScorer(corpus: string): Promise<Scorer> {
  const folder = resolve(corpus, '..', 'score');
  async function load<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
    const path = join(folder, `${name}.mjs`);
    if (!existsSync(path)) throw new Error(`The scorer ${path} is not there: scorers lie beside the corpus.`);
    return import(pathToFileURL(path).href);
  }
  const [odl, teds, mdtables, html] = await Promise.all([load('odl'), load('teds'), load('mdtables'), load('html')]);
  return {
    score(truth, truthIsHtml, text) {
      if (!truthIsHtml) return odl.scoreDoc(truth, text);
      const score = teds.teds(truth, text).teds;
      return { nid: null, teds: score, mhs: null, overall: score };
    },
    countTables: (text) => html.findAll(html.parse(mdtables.pipesToHtml(text)), 'table').length,
  };
}
