import type { AskedKey } from '../state/opened-document.svelte.ts';

/** As many as a request may ask for, and the longest description that it may give. */
const [MOST, LONGEST] = [1000, 10_000];

/**
 * Keys with their descriptions from a JSON object, as requests take them, or from rows of CSV with the key first; a row
 * that says `key` is a head. Each key once; none where the text holds no keys.
 */
export async function importedKeys(text: string): Promise<AskedKey[]> {
  const rows = text.trimStart().startsWith('{') ? rowsOfJson(text) : await rowsOfCsv(text);
  const keys = new Map<string, AskedKey>();
  for (const [first, second] of rows) {
    const key = first.trim();
    if (key !== '') keys.set(key, { key, description: second.trim().slice(0, LONGEST) });
  }
  return [...keys.values()].slice(0, MOST);
}

type Row = readonly [key: string, description: string];

function rowsOfJson(text: string): Row[] {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return entries.map(([key, description]) => [key, typeof description === 'string' ? description : '']);
  } catch {
    return [];
  }
}

async function rowsOfCsv(text: string): Promise<Row[]> {
  const { default: papa } = await import('papaparse');
  const rows = papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  const pairs = rows.map(([key = '', description = '']): Row => [key, description]);
  return /^key$/i.test(pairs[0]?.[0].trim() ?? '') ? pairs.slice(1) : pairs;
}
