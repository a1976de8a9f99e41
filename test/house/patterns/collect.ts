/** Prints, as JSON, every regular expression of the core, those composed while its modules load included: to be run in a process of its own. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** File, and line where it is a literal. */
  readonly where: string;
}

const root = join(import.meta.dirname, '../../..');
const core = /^src\/(?:platform|document|formats|readers|ocr|layout|reading|redaction|answers|jobs|api)\//;
const files = globSync('{src,workers}/**/*.{ts,svelte}', { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !file.endsWith('.d.ts') && !/^src\/(?:build|tools|batch)\//.test(file));
const found = new Map<string, Pattern>();

function add(source: string, flags: string, where: string): void {
  const key = `${source}/${[...flags].filter((flag) => 'imsuv'.includes(flag)).join('')}`;
  if (!found.has(key)) found.set(key, { source, flags, where });
}

/** The TypeScript of a file. */
function scriptOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  return file.endsWith('.svelte') ? (/<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '') : text;
}

for (const file of files) {
  const source = ts.createSourceFile(file, scriptOf(file), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      add(node.text.slice(1, end), node.text.slice(end + 1), `${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const Composed = new Proxy(RegExp, {
  construct(target, [source, flags], self) {
    const made = Reflect.construct(target, [source, flags], self) as RegExp;
    const [, where] = /\/(src\/[^):\s]+)/.exec(new Error().stack ?? '') ?? [];
    if (where !== undefined) add(made.source, made.flags, where);
    return made;
  },
});
Object.defineProperty(globalThis, 'RegExp', { value: Composed, writable: true, configurable: true });
for (const file of files) {
  if (core.test(file) && file.endsWith('.ts')) await import(pathToFileURL(join(root, file)).href);
}
process.stdout.write(JSON.stringify([...found.values()]));
