import { takeTurns } from '../../platform/take-turns.ts';
import { readHtml } from './read-html.ts';
import type { Section } from './sections.ts';

/** Milliseconds of work after which input and painting have their turn. */
const SLICE = 16;

/** The HTML of all sections one below the other, made little by little, for that of a long document takes seconds. */
export async function sectionsHtml(sections: readonly Section[]): Promise<string> {
  const parts: string[] = [];
  const turn = takeTurns(SLICE);
  for (const { text } of sections) {
    parts.push(readHtml(text));
    await turn();
  }
  return parts.join('');
}
