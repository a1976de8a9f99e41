import { readFileSync } from 'node:fs';

/** The text of a page in `docs/`. */
export const page = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');

/** The fenced code blocks of a page in one language, in order. */
export const codeBlocks = (name: string, language: string): string[] =>
  [...page(name).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code as string);

/** The cells of every row of a page's tables, heads and rules left out. */
export const tableRows = (name: string): string[][] =>
  page(name)
    .split('\n')
    .filter(
      (line, index, lines) => line.startsWith('|') && lines[index - 1]?.startsWith('|') && !/^\|[-:| ]+\|$/.test(line),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** What a page's code gives back when it runs with some names defined; its imports are left out. */
export function run(code: string, names: Readonly<Record<string, unknown>>): unknown {
  const body = code.replace(/^import .*$/gm, '').replace(/^export const \w+(?:: \w+)? =/m, 'return');
  return new Function(...Object.keys(names), body)(...Object.values(names));
}
