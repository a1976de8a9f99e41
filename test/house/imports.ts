import { parse as parseSvelte } from 'svelte/compiler';
import { type ESTree, parseSync, Visitor } from 'vite';

const textOf = (node: ESTree.Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The scripts of a Svelte component, without markup and style. */
function scriptsOf(component: string): string {
  const { instance, module } = parseSvelte(component, { modern: true });
  return [module, instance].map((script) => script && component.slice(...spanOf(script.content))).join('\n');
}

const spanOf = (node: object): [number, number] => {
  const { start, end } = node as { start: number; end: number };
  return [start, end];
};

/**
 * The module specifiers that a source names: static and dynamic imports, re-exports, types, and the files of
 * workers (`new URL('…', import.meta.url)`).
 * @throws Error when the source does not parse.
 */
export function importsOf(path: string, source: string): string[] {
  const script = path.endsWith('.svelte') ? scriptsOf(source) : source;
  const { program, errors } = parseSync(path.replace(/\.svelte$/, '.ts'), script);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: (string | undefined)[] = [];
  new Visitor({
    ImportDeclaration: ({ source }) => found.push(textOf(source)),
    ExportNamedDeclaration: ({ source }) => found.push(textOf(source)),
    ExportAllDeclaration: ({ source }) => found.push(textOf(source)),
    ImportExpression: ({ source }) => found.push(textOf(source)),
    TSImportType: ({ source }) => found.push(textOf(source)),
    NewExpression: ({ callee, arguments: [file, base] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression') {
        if (base.object.type === 'MetaProperty') found.push(textOf(file));
      }
    },
  }).visit(program);
  return found.filter((specifier) => specifier !== undefined);
}
