import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reader } from '../../../src/readers/reader.ts';
import { documentOf } from '../engines/sheaf.ts';
import { decimals } from '../text-table.ts';
import { bestPeer } from './best-peer.ts';
import type { Measured, Outcome } from './measure.ts';
import { pageHtml } from './page-html.ts';
import { pageImages } from './page-images.ts';

/** Pages that are drawn; the texts are whole. */
const MAX_IMAGES = 20;

const scores = ({ nid, teds, mhs, overall }: Outcome): string =>
  `NID ${decimals(nid, 3)}, TEDS ${decimals(teds, 3)}, MHS ${decimals(mhs, 3)}, overall ${decimals(overall, 3)}`;

/** Writes a document's pages with our blocks, the truth, our text and the best peer's. Returns the path of the file. */
export async function writePageFile(measured: Measured, reader: Reader): Promise<string> {
  const { document, truth, outcomes } = measured;
  const bytes = new Uint8Array(await readFile(document.path));
  const own = outcomes.get('sheaf');
  const peer = bestPeer(measured);
  const columns = [
    { title: 'Truth', text: truth },
    ...(own ? [{ title: `sheaf: ${scores(own)}`, text: own.text }] : []),
    ...(peer ? [{ title: `${peer.engine}: ${scores(peer.outcome)}`, text: peer.outcome.text }] : []),
  ];
  const images = await pageImages(bytes.slice(), MAX_IMAGES);
  const html = pageHtml(`${document.set} ${document.id}`, await documentOf(reader, bytes), images, columns);
  const path = join(await mkdtemp(join(tmpdir(), 'sheaf-page-')), `${document.id}.html`);
  await writeFile(path, html);
  return path;
}
