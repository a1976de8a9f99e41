import { spawn } from 'node:child_process';

/**
 * Runs a script of package.json and shows its output. Needs no shell: npm names its own script and its own Node.
 * @returns whether it ended well.
 */
export function runScript(name: string): Promise<boolean> {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  if (npm === undefined) throw new Error('Start this through npm: npm test, or npm run batch.');
  const child = spawn(node, [npm, 'run', '--silent', name], { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
