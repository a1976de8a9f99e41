import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'chrome.exe'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  ...['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((variable) => {
    const folder = process.env[variable];
    if (folder === undefined) return [];
    return [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')];
  }),
];

const isRoot = (): boolean => process.getuid?.() === 0;

async function succeeds(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio, env });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Whether a browser at this path starts: it may lack libraries, or be a stub that names the package to install. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || succeeds(path, ['--version'], 'ignore');
}

async function installed(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of [...onPath, ...usualPlaces]) if (await starts(path)) return path;
  return undefined;
}

async function downloaded(): Promise<string | undefined> {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    const script = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
    await succeeds(process.execPath, [script, 'install', '--no-shell', 'chromium']);
  }
  return (await starts(path)) ? path : undefined;
}

async function installPackage(): Promise<string | undefined> {
  if (!isRoot() || !existsSync('/etc/debian_version')) return undefined;
  if (await succeeds('apt-get', ['update'])) await succeeds('apt-get', ['install', '-y', 'chromium']);
  return installed();
}

/**
 * Path of a Chromium or Chrome: the one that CHROMIUM_PATH names, an installed one, Playwright's own (downloaded when
 * missing), or as root on Debian the distribution's package, which is installed then.
 * @throws Error with a sentence that says what to do when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = (await installed()) ?? (await downloaded()) ?? (await installPackage());
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium or Chrome was found, and none could be downloaded. ' +
      'Install one, or set CHROMIUM_PATH to the executable of the one you have.',
  );
}

// The discard port of this machine, where the browser's own requests go and end.
const nowhere = 'http://127.0.0.1:9/';

/** Arguments for a browser without first-run pages and without requests of its own. */
export function browserArguments(): string[] {
  return [
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--disable-features=NetworkTimeServiceQuerying,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,OptimizationHints,OptimizationGuideModelDownloading',
    `--gaia-url=${nowhere}`,
    `--component-updater=url-source=${nowhere}`,
    // Chromium's sandbox refuses to start as root.
    ...(isRoot() ? ['--no-sandbox'] : []),
  ];
}
