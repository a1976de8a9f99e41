import { giveBack, isAccount } from '../allowance.ts';
import { isExpired, isJob, type Job, lostJob } from '../job.ts';
import type { Recorded, SecondRecord } from './second-record.ts';
import type { Connection } from './tables.ts';

/** Most tickets that are recorded, the newest: the record is one small file. */
const MOST_TICKETS = 500;

/** What is to be recorded of the rows of a database. */
export async function recordOf(connection: Connection): Promise<Recorded> {
  const transaction = connection.transaction(['accounts', 'jobs']);
  const jobs = transaction.objectStore('jobs').index('kind').getAll('ticket');
  const accounts = await transaction.objectStore('accounts').getAll();
  const tickets = (await jobs)
    .filter((job) => isJob(job) && job.state !== 'failed')
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, MOST_TICKETS)
    .map(({ id, key, createdAt, state, pageCount = 0 }) => ({
      id,
      key,
      createdAt,
      charged: state === 'succeeded' ? pageCount : 0,
    }));
  return { accounts: accounts.filter(isAccount), tickets };
}

/**
 * Puts back what the second record says into a database that has lost its accounts, or some of them to damage. A lost
 * ticket says so to whoever asks, and what its answer cost is given back.
 */
export async function mend(connection: Connection, record: SecondRecord, now = Date.now()): Promise<void> {
  const stored: unknown[] = await connection.getAll('accounts');
  if (stored.length > 0 && stored.every(isAccount)) return;
  const recorded = await record.read();
  const transaction = connection.transaction(['accounts', 'jobs'], 'readwrite');
  const [accounts, jobs] = [transaction.objectStore('accounts'), transaction.objectStore('jobs')];
  // Another context may have mended it meanwhile.
  const keys = await accounts.getAllKeys();
  const sound = new Set<string>();
  for (const key of keys) {
    if (isAccount(await accounts.get(key))) sound.add(key);
    else {
      console.warn(`The record of the key ${key.slice(0, 6)}… was damaged.`);
      await accounts.delete(key);
    }
  }
  const lost = new Map<string, Job>();
  const given = new Map<string, number>();
  for (const { id, key, createdAt, charged } of keys.length === 0 ? recorded.tickets : []) {
    const job = lostJob(id, key, createdAt);
    if (isExpired(job, now)) continue;
    lost.set(id, job);
    given.set(key, (given.get(key) ?? 0) + charged);
  }
  for (const job of lost.values()) await jobs.put(job);
  if (sound.size === 0 || sound.size < keys.length) {
    for (const account of recorded.accounts) {
      if (!sound.has(account.key)) await accounts.put(giveBack(account, given.get(account.key) ?? 0));
    }
  }
  await transaction.done;
}
