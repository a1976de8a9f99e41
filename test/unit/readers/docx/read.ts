import type { Block, Run } from '../../../../src/document/block.ts';
import type { Message } from '../../../../src/document/message.ts';
import { docxReader } from '../../../../src/readers/docx/docx.ts';
import { type DocxParts, docx } from '../../../fixtures/docx.ts';

/** The blocks, messages and page count of a Word file made of these parts. */
export async function read(parts: DocxParts | string) {
  return readBytes(docx(typeof parts === 'string' ? { body: parts } : parts));
}

export async function readBytes(bytes: Uint8Array<ArrayBuffer>, password?: string) {
  const secret = password === undefined ? {} : { password };
  const reading = await docxReader.open(bytes, { maxInflatedBytes: 50e6, ...secret });
  const pages: Block[][] = [];
  const messages: Message[] = [];
  for await (const { value, messages: found } of reading.pages()) {
    if (value.source === 'flow') pages.push([...value.blocks]);
    messages.push(...found);
  }
  return {
    blocks: pages.flat(),
    pages,
    messages,
    codes: messages.map(({ code }) => code),
    pageCount: reading.pageCount,
  };
}

/** Blocks in a short notation: one line a block, `<…>` around what is inside another, marks before styled runs. */
export const outline = (blocks: readonly Block[]): string[] => blocks.map(describeBlock);

function describeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h${block.level} ${describeRuns(block.runs)}`;
    case 'paragraph':
      return `${block.continued ? '… ' : ''}${describeRuns(block.runs)}`;
    case 'list':
      return block.items
        .map(({ marker, checked, blocks }) => {
          const box = checked === undefined ? '' : checked ? '[x] ' : '[ ] ';
          return `<${marker} ${box}${outline(blocks).join(' ')}>`;
        })
        .join('');
    case 'table':
      return block.rows.map((row) => `|${row.map(describeCell).join('|')}|`).join(' ');
    case 'figure':
      return `figure ${block.alternative}${block.caption ? ` (${describeRuns(block.caption)})` : ''}`;
    case 'code':
      return `code ${JSON.stringify(block.text)}`;
    case 'quote':
      return `quote <${outline(block.blocks).join(' ')}>`;
    case 'footnote':
      return `note ${block.marker} <${outline(block.blocks).join(' ')}>`;
    case 'furniture':
      return `furniture ${describeRuns(block.runs)}`;
  }
}

type Cell = Extract<Block, { kind: 'table' }>['rows'][number][number];

function describeCell({ header, columnSpan, rowSpan, blocks }: Cell): string {
  const span = columnSpan === 1 && rowSpan === 1 ? '' : `${columnSpan}x${rowSpan} `;
  return `${header ? '#' : ''}${span}${outline(blocks).join(' ')}`;
}

function describeRuns(runs: readonly Run[]): string {
  return runs
    .map((run, index) => {
      const marks = [
        run.bold && 'b',
        run.italic && 'i',
        run.strikethrough && 's',
        run.code && 'c',
        run.math && 'm',
        run.position === 'superscript' && '^',
        run.position === 'subscript' && '_',
        run.link && `@${run.link}`,
        run.footnote && `note${run.footnote}`,
      ].filter(Boolean);
      const gap = index === 0 ? '' : run.lineBreak ? '⏎' : run.spaced ? ' ' : '';
      return `${gap}${marks.length > 0 ? `{${marks.join('')} ${run.text}}` : run.text}`;
    })
    .join('');
}
