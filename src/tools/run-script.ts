import { type ChildProcess, spawn } from 'node:child_process';

/** Runs a script of package.json with its output on this terminal. Returns whether it ended with 0. */
export function runScript(name: string): Promise<boolean> {
  const child = start(name, 'inherit');
  return ended(child);
}

/** As `runScript`, beside others: prints the output as one block when the script has ended. */
export async function runScriptBeside(name: string): Promise<boolean> {
  const child = start(name, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isGood = await ended(child);
  console.log(`\n— ${name}: ${isGood ? 'passed' : 'failed'}\n${output.trimEnd()}`);
  return isGood;
}

/** Needs no shell: npm names its own script and its own Node. */
function start(name: string, stdio: 'inherit' | 'pipe'): ChildProcess {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  if (npm === undefined) throw new Error('Start this through npm: npm test, npm run quick, npm run batch.');
  return spawn(node, [npm, 'run', '--silent', name], { stdio: ['inherit', stdio, stdio] });
}

function ended(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
