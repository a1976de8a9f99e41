import { readFile } from 'node:fs/promises';
import { type Box, holdsMiddle } from '../../../src/document/geometry.ts';
import type { Page } from '../../../src/document/page.ts';
import type { Verdict } from '../../../src/layout/decision.ts';
import { layout } from '../../../src/layout/layout.ts';
import { pipeline } from '../../../src/layout/pipeline.ts';
import { printedStages } from '../../../src/layout/stage.ts';
import type { Reader } from '../../../src/readers/reader.ts';

const MAX_INFLATED_BYTES = 512 * 1024 * 1024;
/** Letters of a place's text that are printed. */
const EXCERPT = 48;

/** The words whose middles lie in a box. */
function excerpt(page: Page | undefined, box: Box): string {
  if (!page || page.source === 'flow') return '';
  const words = page.words.filter((word) => holdsMiddle(box, word.box));
  const text = words.map((word) => word.text).join(' ');
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text;
}

function verdictLine({ decision, box, is, score, because }: Verdict, page: Page | undefined): string {
  const signs = because.map(({ sign, weight }) => `${sign} ${weight > 0 ? '+' : ''}${weight}`).join(', ');
  const answer = `${is ? 'yes' : 'no '} ${score.toFixed(1).padStart(8)}`;
  return `  ${decision.padEnd(26)} ${answer}  «${excerpt(page, box)}»  ${signs || 'no sign'}`;
}

/** The stages of the layout, and page by page its decisions with the signs that hold. Throws `DocumentError`. */
export async function explain(reader: Reader, path: string): Promise<string> {
  const reading = await reader.open(new Uint8Array(await readFile(path)), { maxInflatedBytes: MAX_INFLATED_BYTES });
  try {
    const pages: Page[] = [];
    for await (const page of reading.pages()) pages.push(page.value);
    const verdicts = new Map<number, Verdict[]>();
    layout(pages, reading.outline?.(), (page, verdict) => {
      verdicts.set(page, [...(verdicts.get(page) ?? []), verdict]);
    });
    const byPage = [...verdicts].map(([number, list]) =>
      [`page ${number}`, ...list.map((verdict) => verdictLine(verdict, pages[number - 1]))].join('\n'),
    );
    return [printedStages(pipeline), ...byPage].join('\n\n');
  } finally {
    reading.close();
  }
}
