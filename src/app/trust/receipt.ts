import { digest } from '../../platform/digest.ts';
import type { Download } from '../state/downloads.svelte.ts';
import type { OpenedDocument } from '../state/opened-document.svelte.ts';
import { isForeign, type Seen, type Sightings } from '../state/sightings.svelte.ts';
import { bytes, count, dateTime, duration } from '../strings/format.ts';
import { strings } from '../strings.ts';
import type { Build } from './build.ts';

/** What is known of a document's stay on this device. Times are ISO 8601, digests hexadecimal SHA-256. */
export interface Receipt {
  readonly document: { readonly name: string; readonly bytes: number; readonly sha256: string };
  readonly chosenAt: string;
  readonly madeAt: string;
  /** What made it; empty where the site does not say. */
  readonly build: Partial<Build>;
  readonly site: string;
  readonly operations: OpenedDocument['times'];
  /** Whether it is an example that came with the site, and what is known of it too. */
  readonly shipped: boolean;
  /** Since the document was chosen. */
  readonly requests: {
    readonly seen: number;
    readonly elsewhere: readonly string[];
    readonly passedToHost: readonly Omit<Seen<'passed'>, 'type' | 'at'>[];
    /** Those of them with a body, in which a document could travel. */
    readonly withBody: number;
  };
  readonly violations: readonly { readonly directive: string; readonly blocked: string }[];
  /** Files saved by the page since then, those of other documents among them. */
  readonly saved: readonly (Omit<Download, 'at'> & { readonly at: string })[];
  /** What none of this can see. */
  readonly unseen: readonly string[];
}

const iso = (moment: number): string => new Date(moment).toISOString();

/** The receipt of a document as things stand. */
export async function receiptOf(
  document: OpenedDocument,
  sightings: Sightings,
  downloads: readonly Download[],
  build: Partial<Build>,
): Promise<Receipt> {
  const { name, chosenAt, times } = document;
  const file = await document.file();
  const requests = sightings.since(chosenAt, 'request');
  const passed = sightings.since(chosenAt, 'passed');
  const addresses = [...requests, ...passed].map(({ address }) => address);
  return {
    document: { name, bytes: file.size, sha256: await digest(file) },
    chosenAt: iso(chosenAt),
    madeAt: iso(Date.now()),
    build,
    site: new URL('./', location.href).href,
    operations: times,
    shipped: document.shipped !== undefined,
    requests: {
      seen: requests.length,
      elsewhere: [...new Set(addresses.filter(isForeign))],
      passedToHost: passed.map(({ method, address, hasBody }) => ({ method, address, hasBody })),
      withBody: passed.filter(({ hasBody }) => hasBody).length,
    },
    violations: sightings.since(chosenAt, 'violation').map(({ directive, blocked }) => ({ directive, blocked })),
    saved: downloads.filter(({ at }) => at >= chosenAt).map((saved) => ({ ...saved, at: iso(saved.at) })),
    unseen: strings.receipt.unseen,
  };
}

/** A line of a receipt: what it is about, and what there is to say, in one or several lines. */
export type Line = readonly [label: string, ...values: string[]];

const orNone = <Item>(items: readonly Item[], words: (item: Item) => string): string[] =>
  items.length > 0 ? items.map(words) : [strings.receipt.none];

function timesOf({ operations, shipped }: Receipt): readonly string[] {
  if (operations.length === 0 && shipped) return [strings.receipt.shipped];
  return orNone(operations, (one) => strings.receipt.operation(one.operation, duration(one.milliseconds)));
}

/** A receipt in words. */
export function linesOf(receipt: Receipt): Line[] {
  const { document, requests, build } = receipt;
  const text = strings.receipt;
  return [
    [text.document, document.name, bytes(document.bytes), text.sha256(document.sha256)],
    [text.chosen, dateTime(new Date(receipt.chosenAt))],
    [text.made, dateTime(new Date(receipt.madeAt))],
    [text.time, ...timesOf(receipt)],
    [text.sent, text.bodies(requests.withBody)],
    [text.elsewhere, ...orNone(requests.elsewhere, (address) => address)],
    [text.seen, count(requests.seen)],
    [text.passed, ...orNone(requests.passedToHost, text.request)],
    [text.violations, ...orNone(receipt.violations, text.violation)],
    [text.saved, ...orNone(receipt.saved, text.file)],
    [text.build, text.version(build)],
    [text.site, receipt.site],
  ];
}

/** A receipt as plain text, to be printed or kept. */
export function receiptText(receipt: Receipt): string {
  const lines = linesOf(receipt).map(
    ([label, ...values]) => `${label}:\n${values.map((value) => `  ${value}\n`).join('')}`,
  );
  const unseen = [strings.receipt.unseenHeading, ...receipt.unseen.map((sentence) => `- ${sentence}`)].join('\n');
  return `${strings.receipt.title(receipt.document.name)}\n\n${lines.join('\n')}\n${unseen}\n`;
}
