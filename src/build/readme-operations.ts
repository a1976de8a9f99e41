import { contract, rowsOf } from '../api/contract.ts';
import { openapi } from '../api/openapi/document.ts';

/** A JSON Schema, as far as the table shows it. */
interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

const schemas = openapi('').components.schemas as Readonly<Record<string, Schema>>;

/** Properties that every request or answer may have: the text around the table names them. */
const COMMON = ['extract_args', 'messages', 'text', 'evidence'];

/** Most properties that are shown of an object inside an object. */
const MOST_INNER = 2;

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The shape of a value in braces and brackets, or nothing for a plain one. */
function shape(schema: Schema, isInner = false): string {
  const { items, properties, additionalProperties } = resolved(schema);
  if (items) return bracketed(shape(items, isInner));
  if (typeof additionalProperties === 'object') return '{key: [values]}';
  const names = Object.keys(properties ?? {});
  if (names.length === 0 || (isInner && names.length > MOST_INNER)) return '';
  const parts = Object.entries(properties ?? {}).map(([name, inner]) => named(name, shape(inner, true)));
  return `{${parts.join(', ')}}`;
}

const bracketed = (inner: string): string => (inner === '' ? '' : `[${inner}]`);
const named = (name: string, inner: string): string => (inner === '' ? name : `${name}: ${inner}`);

/** The properties of a body; a `?` marks those that may be absent. */
function body(name: string): string {
  const { properties = {}, required = [] } = schemas[name] ?? {};
  const cells = Object.entries(properties).flatMap(([property, schema]) => {
    if (COMMON.includes(property)) return [];
    const values = resolved(schema)
      .enum?.map((value) => `\`${value}\``)
      .join(', ');
    const mark = required.includes(property) ? '' : '?';
    return [`\`${named(property + mark, shape(schema))}\`${values ? ` (${values})` : ''}`];
  });
  return cells.join(', ');
}

/** The cells of one operation's row. */
function cells({ path, method, row }: ReturnType<typeof rowsOf>[number]): string[] {
  const until = !row.answerKind && row.pending ? `; until then 202 with ${body(row.pending)}` : '';
  return [
    `\`${method} /${path.replace(/:(\w+)/g, '{$1}')}\``,
    row.summary,
    row.request ? body(row.request) : '–',
    row.answer ? body(row.answer) + until : '–',
  ];
}

/** The table of operations in README, which follows from the contract and its schemas; columns as the formatter has them. */
export function operationsTable(): string {
  const rows = [['operation', 'what it gives', 'request', 'answer'], ...rowsOf(contract).map(cells)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

const [START, END] = ['<!-- operations: npm run readme -->', '<!-- /operations -->'];

/** README with the table as the contract has it. Throws where README has no place for it. */
export function withOperations(readme: string): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`README.md has no ${START} … ${END}.`);
  return `${readme.slice(0, start + START.length)}\n\n${operationsTable()}\n\n${readme.slice(end)}`;
}
