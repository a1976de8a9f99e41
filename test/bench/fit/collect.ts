import { holdsMiddle } from '../../../src/document/geometry.ts';
import type { Page } from '../../../src/document/page.ts';
import type { Verdict } from '../../../src/layout/decision.ts';
import { layout } from '../../../src/layout/layout.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import type { Sample } from './logistic.ts';
import type { SourceDocument } from './sources.ts';
import type { FitTask } from './tasks.ts';

const MAX_INFLATED_BYTES = 512 * 1024 * 1024;

/** A place of a decision in a document of a source. */
export interface SourcedSample extends Sample {
  readonly source: string;
}

/** The text of the words whose middles lie in the box of a verdict. */
const textAt = ({ box }: Verdict, page: Page | undefined): string =>
  page === undefined || page.source === 'flow'
    ? ''
    : page.words
        .filter((word) => holdsMiddle(box, word.box))
        .map(({ text }) => text)
        .join(' ');

/**
 * All places of a document at which a decision is taken, with the signs that hold and the right answer; those that the
 * truth does not tell are left out. The places of a document weigh as much as the square root of their number: an error
 * costs less among many, and yet each is an example. Throws `DocumentError`.
 */
export async function collect(
  name: string,
  { signs, labels }: FitTask,
  document: SourceDocument,
  reader: Reader,
): Promise<SourcedSample[]> {
  const indexes = new Map(signs.map((sign, index) => [sign.name, index]));
  const reading = await reader.open(await document.pdf(), { maxInflatedBytes: MAX_INFLATED_BYTES });
  try {
    const pages: Page[] = [];
    for await (const page of reading.pages()) pages.push(page.value);
    const places: { readonly verdict: Verdict; readonly text: string }[] = [];
    layout(pages, reading.outline?.(), (page, verdict) => {
      if (verdict.decision === name) places.push({ verdict, text: textAt(verdict, pages[page - 1]) });
    });
    const texts = places.map(({ text }) => text);
    const answers = labels(await document.truth(), texts);
    const told = places.flatMap(({ verdict }, index) => {
      const label = answers[index];
      return label === undefined ? [] : [{ verdict, label }];
    });
    return told.map(({ verdict, label }) => ({
      source: document.source,
      signs: verdict.because.flatMap(({ sign }) => indexes.get(sign) ?? []),
      label,
      weight: (document.counts || 1) / Math.sqrt(told.length),
    }));
  } finally {
    reading.close();
  }
}
