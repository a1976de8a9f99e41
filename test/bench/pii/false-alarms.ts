import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSet } from '../corpus.ts';
import type { Finder } from './finders.ts';

/** Characters of a page of prose: what a printed page holds. */
const PAGE = 3000;
/** Pages of technical prose that are read. */
const PAGES = 60;
/** Of one description of a package at most so much is read, so that none outweighs the others. */
const LONGEST = 2 * PAGE;

/** Types whose findings a reader of a public page would not take for somebody's data. */
const PUBLIC = new Set(['ORGANIZATION', 'LOCATION', 'DATE', 'URL', 'AGE', 'IP_ADDRESS', 'MAC_ADDRESS']);

export interface Alarm {
  /** The text that it is in. */
  readonly source: string;
  readonly type: string;
  readonly text: string;
}

export interface AlarmFigures {
  readonly pages: number;
  /** Findings of personal types; persons in them have to be read, for many are real. */
  readonly alarms: readonly Alarm[];
}

export interface Prose {
  readonly name: string;
  readonly text: string;
}

/** The texts of real pages, as Markdown. */
export async function printedPages(corpus: string): Promise<Prose[]> {
  const documents = await readSet(corpus, 'odl-bench');
  return Promise.all(
    documents.map(async ({ id, truthPath }) => ({ name: id, text: await readFile(truthPath, 'utf8') })),
  );
}

/** Sections of a description that name people. */
const ABOUT_PEOPLE = /^#+ .*(?:licen[cs]e|author|contribut|credit|sponsor|maintain|thank|backer|acknowledg|team)/i;

/** Descriptions of the installed packages, without the sections about people: technical prose, code and tables. */
export async function technicalPages(): Promise<Prose[]> {
  const folder = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
  const found: Prose[] = [];
  let length = 0;
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name, 'README.md');
    if (length >= PAGES * PAGE || !existsSync(path)) continue;
    const sections = (await readFile(path, 'utf8')).split(/^(?=#+ )/m);
    const text = sections
      .filter((section) => !ABOUT_PEOPLE.test(section))
      .join('')
      .slice(0, LONGEST);
    found.push({ name, text });
    length += text.length;
  }
  return found;
}

/** What a finder reports of personal types in texts that are about something else. */
export async function falseAlarms(find: Finder, texts: readonly Prose[]): Promise<AlarmFigures> {
  const alarms: Alarm[] = [];
  for (const { name, text } of texts) {
    for (const { type, start, end } of await find(text)) {
      if (!PUBLIC.has(type)) alarms.push({ source: name, type, text: text.slice(start, end) });
    }
  }
  const pages = texts.reduce((sum, { text }) => sum + Math.max(1, text.length / PAGE), 0);
  return { pages, alarms };
}
