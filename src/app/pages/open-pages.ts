import { sniff } from '../../formats/sniff.ts';
import { openImagePages } from './image-pages.ts';
import type { PageSource } from './page-source.ts';

/**
 * The pages of a file as images; undefined for formats that have none, such as Word files.
 * Rejects when the file cannot be shown, be it damaged or locked.
 */
export async function openPages(file: Blob, password?: string): Promise<PageSource | undefined> {
  const format = await sniff(file);
  if (format === 'pdf') return (await import('./pdf-pages.ts')).openPdfPages(file, password);
  if (format === 'png' || format === 'jpeg') return openImagePages(file);
  return undefined;
}
