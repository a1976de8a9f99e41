import { readdirSync, readFileSync } from 'node:fs';

/** Whether this machine tells which processes there are. */
export const processesAreTold = process.platform === 'linux';

/** The identifiers of a browser's processes; `profile` is the folder of its profile. */
export const processesOf = (profile: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return isOf(pid, profile);
      } catch {
        // It has ended since.
        return false;
      }
    })
    .map(Number);

/** The browser process names the profile; its children name it or have it for an ancestor. */
function isOf(pid: string, profile: string): boolean {
  for (let process = pid; Number(process) > 1; process = parentOf(process)) {
    if (readFileSync(`/proc/${process}/cmdline`, 'utf8').includes(profile)) return true;
  }
  return false;
}

const parentOf = (pid: string): string => /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '0';

/** Stops all of a browser's processes for a time in milliseconds, as a laptop does whose lid is closed. */
export async function freeze(profile: string, duration: number): Promise<void> {
  const stopped = processesOf(profile);
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    await new Promise((resolve) => setTimeout(resolve, duration));
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
}
