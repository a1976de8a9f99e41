import 'fake-indexeddb/auto';
import { Callers } from '../../src/api/callers.ts';
import type { Services } from '../../src/api/services.ts';
import { nameTagger, pdfiumWasm } from '../../src/build/engines-in-node.ts';
import { AccountStore } from '../../src/jobs/account-store.ts';
import { openDatabase } from '../../src/jobs/database.ts';
import { Host } from '../../src/jobs/host.ts';
import { JobStore } from '../../src/jobs/job-store.ts';
import { perform } from '../../src/jobs/perform.ts';
import { Signals } from '../../src/jobs/signals.ts';
import { docxReader } from '../../src/readers/docx/docx.ts';
import { createPdfReader } from '../../src/readers/pdf/reader.ts';
import type { Reader } from '../../src/readers/reader.ts';
import { config } from './config.ts';

/**
 * The API's services in Node, with a host that does the jobs in this very thread.
 * @param more readers beside those of PDF and Word files.
 */
export async function openNodeServices(
  base: string,
  more: Readonly<Record<string, Reader>> = {},
): Promise<{ services: Services; close(): void }> {
  const database = await openDatabase(base);
  const services: Services = {
    base,
    database,
    accounts: new AccountStore(database),
    jobs: new JobStore(database),
    signals: new Signals(base),
    callers: new Callers(),
    config: async () => config,
    dispatcher: base,
  };
  const { jobs: store, signals } = services;
  const engines = { readers: { pdf: createPdfReader(pdfiumWasm), docx: docxReader, ...more }, nameTagger };
  const host = new Host(base, store, signals, {
    capacity: 1,
    run: ({ id }) => perform(id, { scope: base, store, signals, engines }),
    cancel: () => {},
  });
  host.start();
  return {
    services,
    close() {
      host.stop();
      signals.close();
    },
  };
}
