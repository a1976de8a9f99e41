import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright';

/** Whether this machine tells how much memory a process has to itself. */
export const memoryIsTold = process.platform === 'linux';

/** Megabytes that the browser's processes hold, shared pages counted once (PSS), after collecting garbage. */
export async function browserMemory(context: BrowserContext, profile: string): Promise<number> {
  for (const page of context.pages()) {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!isOf(pid, profile)) continue;
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended since.
    }
  }
  return kilobytes / 1024;
}

/** The browser process names the profile; its children name it or have it for an ancestor. */
function isOf(pid: string, profile: string): boolean {
  for (let process = pid; Number(process) > 1; process = parentOf(process)) {
    if (readFileSync(`/proc/${process}/cmdline`, 'utf8').includes(profile)) return true;
  }
  return false;
}

const parentOf = (pid: string): string => /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '0';
