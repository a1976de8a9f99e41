import type { OpenApiDocument } from '../../api/openapi/document.ts';
import { type JsonSchema, resolve } from './operations.ts';

/** A field of a form, made from a property of a request. */
export interface Field {
  /** Its place in the body, e.g. `extract_args.pages`. */
  readonly name: string;
  readonly kind: 'file' | 'choice' | 'list' | 'json' | 'text';
  readonly required: boolean;
  /** Its type in words. */
  readonly type: string;
  readonly description: string;
  /** The values that may be chosen. */
  readonly choices: readonly string[];
  /** What counts when it is not sent, where the document says so. */
  readonly byDefault?: string;
  readonly example?: string;
}

/** What the visitor has typed or chosen, by the names of fields; what is missing or empty is not sent. */
export type Values = Readonly<Record<string, string>>;

/** The fields of a body, those of objects in it among them. */
export function fieldsOf(schema: JsonSchema, document: OpenApiDocument, within = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const resolved = resolve(property, document);
    const name = within + key;
    if (resolved.properties) return fieldsOf(resolved, document, `${name}.`);
    return [fieldOf(name, resolved, schema.required?.includes(key) ?? false)];
  });
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  const { description = '', default: byDefault, examples: [example] = [] } = schema;
  return {
    name,
    required,
    description,
    ...kindOf(schema),
    ...(byDefault === undefined ? {} : { byDefault: String(byDefault) }),
    ...(example === undefined ? {} : { example: JSON.stringify(example, undefined, 2) }),
  };
}

function kindOf(schema: JsonSchema): Pick<Field, 'kind' | 'type' | 'choices'> {
  const { type, enum: choices, contentEncoding } = schema;
  if (contentEncoding === 'base64') return { kind: 'file', type: 'string, base64', choices: [] };
  if (choices) return { kind: 'choice', type: 'string', choices };
  if (type === 'boolean') return { kind: 'choice', type, choices: ['true', 'false'] };
  if (type === 'array') return { kind: 'list', type: 'array of strings', choices: [] };
  if (type === 'string') return { kind: 'text', type, choices: [] };
  return { kind: 'json', type: 'object or array', choices: [] };
}

/**
 * The body of a request: what was typed and chosen, each in its place. Throws `SyntaxError` where JSON was wanted and
 * is none.
 * @param file what stands for the file; it is not sent when absent.
 */
export function bodyOf(fields: readonly Field[], values: Values, file?: string): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = field.kind === 'file' ? file : sentOf(field, values[field.name] ?? '');
    if (value !== undefined) put(body, field.name.split('.'), value);
  }
  return body;
}

function sentOf({ kind, type }: Field, text: string): unknown {
  if (text.trim() === '') return undefined;
  if (kind === 'json' || type === 'boolean') return JSON.parse(text);
  if (kind !== 'list') return text;
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function put(body: Record<string, unknown>, [key = '', ...within]: readonly string[], value: unknown): void {
  if (within.length === 0) {
    body[key] = value;
    return;
  }
  body[key] ??= {};
  put(body[key] as Record<string, unknown>, within, value);
}
