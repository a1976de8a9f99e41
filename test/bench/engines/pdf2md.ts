import type { Engine } from './engine.ts';

/** pdf2md with its defaults; its marks between pages are left out, as they are no text of the document. */
export async function createPdf2md(): Promise<Engine> {
  const { default: pdf2md } = await import('@opendocsg/pdf2md');
  return { convert: async (pdf) => (await pdf2md(pdf)).replaceAll('<!-- PAGE_BREAK -->', '') };
}
