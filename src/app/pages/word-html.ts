import { sanitise } from '../results/sanitise.ts';

/** A Word file for reading, as sanitised HTML. Rejects when it is damaged or locked. */
export async function wordHtml(file: Blob): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  return sanitise(value);
}
