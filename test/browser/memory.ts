import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright';
import { processesAreTold, processesOf } from './processes.ts';

/** Whether this machine tells how much memory a process has to itself. */
export const memoryIsTold = processesAreTold;

/** Megabytes that the browser's processes hold, shared pages counted once (PSS), after collecting garbage. */
export async function browserMemory(context: BrowserContext, profile: string): Promise<number> {
  for (const page of context.pages()) {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }
  const shares = ofProcesses(profile, (pid) => kilobytesIn(`/proc/${pid}/smaps_rollup`, 'Pss'));
  return shares.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}

/** Most megabytes that any page's process, its workers included, has ever held (resident set). */
export function peakPageMemory(profile: string): number {
  const peaks = ofProcesses(profile, (pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')
      ? kilobytesIn(`/proc/${pid}/status`, 'VmHWM')
      : 0,
  );
  return Math.max(...peaks) / 1024;
}

const kilobytesIn = (file: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);

/** A figure of each of the browser's processes. */
function ofProcesses(profile: string, figure: (pid: number) => number): number[] {
  return processesOf(profile).flatMap((pid) => {
    try {
      return [figure(pid)];
    } catch {
      // It has ended since.
      return [];
    }
  });
}
