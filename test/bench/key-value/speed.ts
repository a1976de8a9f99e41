import { answer } from '../../fixtures/answer.ts';
import { documentReader } from '../documents/read.ts';
import { openPress } from '../press/print.ts';
import { median } from '../statistics.ts';
import type { Verdict } from '../verdict.ts';
import { madeDocuments } from './made/documents.ts';

const PAGES = 30;
const KEYS = 100;
const RUNS = 5;
/** Milliseconds that the keys may take beyond reading the document. */
const BAR = 300;

/** All documents of our own making, again and again, a page each. */
function longHtml(): string {
  const parts = madeDocuments.map(({ html }) => {
    const [style = '', body = ''] = html.split('</style>');
    return { style: style.split('<style>')[1], body };
  });
  const page = (index: number): string => parts[index % parts.length]?.body ?? '';
  const pages = Array.from({ length: PAGES }, (_, index) => `<section>${page(index)}</section>`);
  const style = `${parts.map(({ style }) => style).join('\n')} @page { size: Letter; margin: 0 }
    section { position: relative; height: 10.9in; overflow: hidden; break-after: page }`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${pages.join('')}`;
}

/** Measures what a hundred keys on thirty pages take once the pages are read: the first time, and in the median. */
export async function measureSpeed(): Promise<Verdict[]> {
  const [press, documents] = [openPress(), await documentReader()];
  try {
    const document = await documents.read(await press.print(longHtml()));
    const asked = madeDocuments.flatMap(({ asked }) => Object.entries(asked));
    const unique = [...new Map(asked.map(([key, [description]]) => [key, { key, description }])).values()];
    const instruction = unique.slice(0, KEYS);
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      answer(document, 'extract_key_value', { instruction });
      return performance.now() - start;
    });
    const milliseconds = median(times);
    console.log(
      `${instruction.length} keys on ${document.pages.length} pages: ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
    );
    return [
      {
        claim: `${KEYS} keys on ${PAGES} pages take at most ${BAR} ms more than reading`,
        seen: `${milliseconds.toFixed(0)} ms`,
        met: milliseconds <= BAR,
      },
    ];
  } finally {
    await Promise.all([press.close(), documents.close()]);
  }
}
