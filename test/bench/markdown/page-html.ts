import { marked } from 'marked';
import type { Block } from '../../../src/document/block.ts';
import type { Document } from '../../../src/document/document.ts';

export interface Column {
  readonly title: string;
  /** Markdown, or HTML. */
  readonly text: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif }
  main { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(28rem, 1fr); height: 100vh; overflow-x: auto }
  section { overflow: auto; padding: 0 1rem; border-right: 1px solid #ccc }
  h2 { position: sticky; top: 0; z-index: 1; margin: 0; padding: .5rem 0; font-size: 1rem; background: #fff }
  .page { position: relative; margin-bottom: 1rem; border: 1px solid #ccc }
  .page img, .page svg { display: block; width: 100% }
  .page svg { position: absolute; inset: 0; height: 100% }
  rect { fill-opacity: .08; stroke-width: 1 }
  text { font-size: 7px }
  table { border-collapse: collapse } td, th { border: 1px solid #999; padding: .1rem .3rem; font-size: 12px }
  pre { white-space: pre-wrap }
`;

const colours: Readonly<Record<Block['kind'], string>> = {
  heading: '#c00',
  paragraph: '#06c',
  list: '#080',
  table: '#c0c',
  figure: '#a60',
  code: '#066',
  quote: '#660',
  footnote: '#606',
  furniture: '#888',
};

function box(block: Block, index: number): string {
  if (!block.box) return '';
  const [x0, y0, x1, y1] = block.box;
  const colour = colours[block.kind];
  const label = block.kind === 'heading' ? `${index} heading ${block.level}` : `${index} ${block.kind}`;
  return `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${colour}" stroke="${colour}"/>
    <text x="${x0}" y="${y0 - 1}" fill="${colour}">${label}</text>`;
}

/** Every page with the boxes of our blocks, numbered in reading order. */
function pictures({ pages, blocks }: Document, images: readonly Uint8Array<ArrayBuffer>[]): string {
  return images
    .map((image, index) => {
      const page = pages[index];
      if (!page) return '';
      const boxes = blocks.map((block, order) => (block.page === page.number ? box(block, order + 1) : ''));
      return `<div class="page"><img alt="Page ${page.number}" src="data:image/png;base64,${Buffer.from(image).toString('base64')}">
        <svg viewBox="0 0 ${page.width} ${page.height}">${boxes.join('')}</svg></div>`;
    })
    .join('');
}

const columnHtml = ({ title, text }: Column): string =>
  `<section><h2>${escapeHtml(title)}</h2>${marked.parse(text, { async: false })}
  <h2>Source</h2><pre>${escapeHtml(text)}</pre></section>`;

/** One HTML file without scripts: pages with our blocks on the left, texts beside them. */
export function pageHtml(
  title: string,
  document: Document,
  images: readonly Uint8Array<ArrayBuffer>[],
  columns: readonly Column[],
): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>${style}</style>
<main><section><h2>${escapeHtml(title)}</h2>${pictures(document, images)}</section>
${columns.map(columnHtml).join('\n')}</main></html>
`;
}
