import { formula } from '../../../src/answers/markdown/formula.ts';
import { onOneLine } from '../../../src/answers/markdown/pieces.ts';
import { lowered, raised } from '../../../src/answers/markdown/script.ts';
import type { Block, Run, Table } from '../../../src/document/block.ts';
import { type Document, isFlow } from '../../../src/document/document.ts';
import { ANY } from './html-of-sheaf.ts';
import { Reading, type Setting } from './reading.ts';

/** What a note is called in Markdown: a label may hold no brackets or marks. */
export const noteLabel = (marker: string): string => marker.replaceAll('*', '∗').replace(/[\s\\`_~[\]<>&$|!^]/g, '-');

/** A link that a document may keep: to a page, a mailbox, a telephone, or a place in the document. */
const KEPT = /^\s*(?:https?:\/\/|mailto:|tel:|#)/i;

/** What a document says: what any reader of its Markdown has to find, and nothing else. */
export function said(document: Document): Reading {
  const reading = new Reading();
  const flows = isFlow(document);
  for (const block of document.blocks) say(block, reading, flows, false);
  return reading;
}

function say(block: Block, reading: Reading, flows: boolean, inHtml: boolean): void {
  const sayRuns = (runs: readonly Run[] = []): void => {
    for (const run of runs) sayRun(run, reading, inHtml);
  };
  const sayBlocks = (blocks: readonly Block[], html = inHtml): void => {
    for (const child of blocks) say(child, reading, flows, html);
  };
  switch (block.kind) {
    case 'heading': {
      if (!inHtml && isSaid(block.runs)) reading.count('heading');
      sayRuns(block.runs);
      return;
    }
    case 'paragraph':
      sayRuns(block.runs);
      return;
    case 'code':
      if (!inHtml) reading.count('code block');
      reading.say(block.text, inHtml ? ANY : { code: true });
      return;
    case 'figure':
      if (block.alternative.trim() !== '' && !inHtml) reading.count('image');
      reading.say(block.alternative, inHtml ? ANY : {});
      sayRuns(block.caption);
      return;
    case 'quote':
      if (!inHtml) reading.count('quote');
      sayBlocks(block.blocks);
      return;
    case 'footnote':
      if (!inHtml) reading.count('footnote');
      reading.say(inHtml ? block.marker : `[^${noteLabel(block.marker)}]:`, ANY);
      sayBlocks(block.blocks);
      return;
    case 'list':
      for (const { marker, checked, blocks } of block.items) {
        const isNumber = /^\d{1,9}[.)]?$/.test(marker);
        if (!inHtml && checked !== undefined) {
          const [first] = blocks;
          if (first?.kind === 'paragraph' && isSaid(first.runs)) reading.count('task');
          else reading.say(checked ? '☑' : '☐', {});
        }
        if (!inHtml && (checked !== undefined || !isNumber)) reading.count('bullet');
        if ((inHtml || checked === undefined) && /[\p{L}\p{N}]/u.test(marker)) {
          reading.say(!inHtml && /^\d{1,9}$/.test(marker) ? `${marker}.` : marker, ANY);
        }
        sayBlocks(blocks);
      }
      return;
    case 'table': {
      reading.count('table');
      const html = inHtml || !isSimple(block, flows);
      const { caption = [], rows } = block;
      for (const run of caption) sayRun(run, reading, inHtml);
      for (const { blocks } of rows.flat()) sayBlocks(blocks, html);
      return;
    }
    case 'furniture':
  }
}

const isSaid = (runs: readonly Run[]): boolean =>
  runs.some(({ text, footnote, anchors }) => onOneLine(text).trim() !== '' || footnote !== undefined || anchors);

/**
 * Whether a table is one of GFM: its cells hold paragraphs, on a page one each, and span none; where text flows, those of
 * the head span none.
 */
const isSimple = ({ rows }: Table, flows: boolean): boolean =>
  rows
    .flat()
    .every(
      ({ header, columnSpan, rowSpan, blocks }) =>
        blocks.every(({ kind }) => kind === 'paragraph') &&
        (flows ? !header || (columnSpan === 1 && rowSpan === 1) : columnSpan === 1 && blocks.length <= 1),
    );

function sayRun(run: Run, reading: Reading, inHtml: boolean): void {
  if (run.link !== undefined && KEPT.test(run.link)) reading.addresses.add(run.link);
  const setting: Setting = inHtml
    ? ANY
    : {
        em: run.italic === true,
        strong: run.bold === true,
        del: run.strikethrough === true,
        code: run.code === true,
        ...(run.link !== undefined && { link: run.link }),
      };
  if (run.code) {
    reading.say(run.text, setting);
    return;
  }
  const text = onOneLine(run.text);
  if (run.math && text.trim() === '' && !inHtml) return;
  if (run.math) {
    reading.count('formula');
    reading.say(`$${inHtml ? text : formula(text)}$`, setting);
    return;
  }
  if (run.footnote !== undefined) {
    reading.say(inHtml ? run.footnote : `[^${noteLabel(run.footnote)}]`, setting);
    return;
  }
  if (run.position === 'superscript') {
    reading.say(raised(text, !inHtml && run.mathFont), setting);
    return;
  }
  if (run.position === 'subscript') {
    reading.say(lowered(text, !inHtml && run.mathFont), setting);
    return;
  }
  reading.say(run.text, setting);
}
