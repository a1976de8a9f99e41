import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';

/** What is answered for keys with their descriptions. */
export function valuesOf(document: Document, asked: Readonly<Record<string, string>> = {}) {
  const instruction = Object.entries(asked).map(([key, description]) => ({ key, description }));
  return answer(document, 'extract_key_value', { instruction }).json;
}
