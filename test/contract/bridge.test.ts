import { expect } from 'vitest';
import { openEmbedding } from '../browser/embedding.ts';
import { withoutRecogniser } from '../browser/site.ts';
import { config } from './config.ts';
import { type Door, send } from './door.ts';
import { contractSuite } from './suite.ts';

/** The `fetch` that the bridge gives to a page of another site. */
async function openDoor(): Promise<Door> {
  const { page, site, leaks, close } = await openEmbedding({ config, replace: withoutRecogniser() });
  await page.evaluate('sheaf.embed().then((embedded) => { window.embedded = embedded; })');
  return {
    call: (spec) =>
      page.evaluate(
        `((fetch) => (${send.toString()}))(embedded.fetch)(${JSON.stringify(site.address.href)}, ${JSON.stringify(spec)})`,
      ),
    async close() {
      expect(leaks()).toEqual({ foreign: [], uploads: [] });
      await close();
    },
  };
}

contractSuite('through the bridge, from another origin', openDoor);
