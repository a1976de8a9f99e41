/** The one door to every figure: `npm run bench -- NAME [...]`. */
import { api } from './api.ts';
import { app } from './app.ts';
import { attack } from './attack.ts';
import type { Bench } from './bench-definition.ts';
import { conserve } from './conserve.ts';
import { docx } from './docx.ts';
import { fit } from './fit.ts';
import { keyValue } from './key-value.ts';
import { long } from './long.ts';
import { markdown } from './markdown.ts';
import { names } from './names.ts';
import { ocr } from './ocr.ts';
import { pii } from './pii.ts';
import { resume } from './resume.ts';
import { thresholds } from './thresholds.ts';
import { variants } from './variants.ts';

const benches: Readonly<Record<string, Bench>> = {
  api,
  app,
  attack,
  conserve,
  docx,
  fit,
  'key-value': keyValue,
  long,
  markdown,
  names,
  ocr,
  pii,
  resume,
  thresholds,
  variants,
};

function list(): void {
  console.log('npm run bench -- NAME [options]\n');
  for (const [name, { summary, usage }] of Object.entries(benches)) {
    console.log(`${name}: ${summary}\n${usage.trimEnd().replace(/^/gm, '  ')}\n`);
  }
}

const [name, ...args] = process.argv.slice(2);
const bench = name === undefined ? undefined : benches[name];
if (bench) {
  try {
    process.exitCode = (await bench.run(args)) ? 0 : 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} else {
  if (name !== undefined) console.error(`There is no bench called ${name}.\n`);
  list();
  process.exitCode = name === undefined ? 0 : 1;
}
