import { basename } from 'node:path';
import { openBatchSite } from '../../../src/batch/batch-site.ts';
import { ensureSite } from '../built-site.ts';
import { type EngineName, engineNames } from '../engines/in-node.ts';
import { openNodePlace } from './node-place.ts';
import type { Place } from './place.ts';

/**
 * Sheaf as a script meets it: POST /parse through the service worker of the built site, in headless Chromium. Its time
 * is that of the whole call. The peers run in this process, as they have no such door.
 */
export async function openProductPlace(names: readonly EngineName[], site: string): Promise<Place> {
  await ensureSite(site);
  const node = await openNodePlace(names.filter((name) => name !== 'sheaf'));
  const batch = await openBatchSite(site);
  return {
    engines: engineNames,
    inProcess: false,
    sameGround: false,
    remark: "The pages/s of sheaf are those of whole calls through the API; the peers' are their own in Node.",
    async convert(name, path) {
      if (name !== 'sheaf') return node.convert(name, path);
      const fileName = basename(path);
      const call = { endpoint: 'parse', processType: undefined, fileName, fileType: undefined, extractArgs: undefined };
      const { status, body, ms } = await batch.send(path, call);
      if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`);
      return { text: JSON.parse(body).markdown.content, milliseconds: ms };
    },
    async close() {
      await node.close();
      await batch.close();
    },
  };
}
