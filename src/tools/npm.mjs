// Plain JavaScript without dependencies: it runs before anything is installed, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs npm with the given arguments and shows its output. Needs no shell: npm names its own script and its own Node.
 * @param {...string} args
 * @returns {Promise<number>} npm's exit code; 1 when a signal ended it.
 */
export function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  if (!script) {
    console.error('Start this through npm: npm start, or npm test.');
    return Promise.resolve(1);
  }
  return new Promise((resolve) => {
    const child = spawn(node, [script, ...args], { stdio: 'inherit' });
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    child.on('error', (error) => {
      console.error(`npm could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/**
 * Installs what the package-lock.json of a folder names, unless that has been done since the file last changed.
 * An existing node_modules is brought up to date, not wiped: on Windows the running Node itself may live in it.
 * @param {string} folder
 * @returns {Promise<boolean>} whether everything is installed.
 */
export async function install(folder = '.') {
  const wanted = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return true;
  const [command, ...options] = existsSync(installed) ? ['install', '--no-save'] : ['ci'];
  // npm warns about the Node that runs it; everything after this runs on the project's own.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if ((await npm(command, ...options, '--include=dev', ...quiet, '--prefix', folder)) !== 0) {
    console.error('The packages could not be installed; see above for the reason npm gives.');
    return false;
  }
  if (existsSync(installed)) utimesSync(installed, new Date(), new Date());
  return true;
}
