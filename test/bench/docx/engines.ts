import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
import TurndownService from 'turndown';
import { gfm } from 'turndown-plugin-gfm';
import { markdown } from '../../../src/answers/markdown/markdown.ts';
import { docxReader } from '../../../src/readers/docx/docx.ts';
import { documentOf } from '../engines/sheaf.ts';

/** Turns a Word file into Markdown. */
type Convert = (docx: Uint8Array<ArrayBuffer>) => Promise<string>;

/** Pictures as in the others' Markdown: no bytes of theirs. */
const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));

async function mammothAndTurndown(docx: Uint8Array<ArrayBuffer>): Promise<string> {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(docx) }, { convertImage });
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
  service.use(gfm);
  return service.turndown(value);
}

async function officeparser(docx: Uint8Array<ArrayBuffer>): Promise<string> {
  const tree = await OfficeParser.parseOffice(Buffer.from(docx), { fileType: 'docx' });
  const { value } = await tree.to('md');
  // It writes these whatever its options say; no truth has them.
  return String(value)
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/ \{#[^}\n]*\}$/gm, '');
}

/** Ours first. */
export const engines: Readonly<Record<string, Convert>> = {
  sheaf: async (docx) => markdown(await documentOf(docxReader, docx)).content,
  'mammoth + turndown': mammothAndTurndown,
  officeparser,
};
