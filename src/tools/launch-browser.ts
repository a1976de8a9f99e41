import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from 'playwright';
import { browserArguments, findBrowser } from './find-browser.ts';

export interface RunningBrowser {
  /** The profile's default context, with its persistent storage. */
  readonly context: BrowserContext;
  /** Ends the browser in order, so that it writes its profile. */
  close(): Promise<void>;
  /** Ends the browser with all its processes at once, as a power cut does. The profile can be launched again. */
  kill(): Promise<void>;
}

const onWindows = process.platform === 'win32';

async function debuggingAddress(child: ChildProcess): Promise<string> {
  const lines: string[] = [];
  if (child.stderr === null) throw new Error('The browser has no standard error to read its address from.');
  for await (const line of createInterface(child.stderr)) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      child.stderr.resume();
      return address;
    }
    lines.push(line);
  }
  throw new Error(`The browser did not start.\n${lines.join('\n')}`);
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (onWindows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else process.kill(-child.pid, 'SIGKILL');
}

/**
 * Launches a plain headless Chromium on a profile. Playwright only connects to it: Playwright's own flags switch off
 * features of real browsers, such as partitioned storage.
 * @param profile folder of the profile; made when missing.
 * @throws Error when there is no browser or it does not start.
 */
export async function launchBrowser(profile: string, extraArguments: string[] = []): Promise<RunningBrowser> {
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...extraArguments];
  const child = spawn(await findBrowser(), [...browserArguments(), ...options, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own can be killed at once.
    detached: !onWindows,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killWithUs = (): void => killTree(child);
  process.once('exit', killWithUs);
  void ended.then(() => process.off('exit', killWithUs));
  await once(child, 'spawn');

  const browser = await chromium.connectOverCDP(await debuggingAddress(child), { isLocal: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no profile to open pages in.');
  return {
    context,
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close');
      await ended;
    },
    async kill() {
      killTree(child);
      await ended;
    },
  };
}
