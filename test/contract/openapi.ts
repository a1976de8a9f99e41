import { Ajv2020 } from 'ajv/dist/2020.js';
import { openapi } from '../../src/api/openapi/document.ts';

type Json = Record<string, unknown>;
interface ResponseObject {
  readonly $ref?: string;
  readonly content?: unknown;
}

/** The document with every body closed: a field that is not documented is a finding. */
function closed(document: Json): Json {
  const schemas = Object.values((document.components as { schemas: Json }).schemas) as Json[];
  const close = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Json;
    if (schema.type === 'object' && schema.properties) schema.additionalProperties ??= false;
    Object.values(schema).forEach(close);
  };
  schemas.forEach(close);
  return document;
}

const document = closed(structuredClone(openapi('https://sheaf.test/')) as unknown as Json);
const paths = document.paths as Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
const responses = (document.components as { responses: Record<string, ResponseObject> }).responses;

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('date-time', (text: string) => /^\d{4}-\d\d-\d\dT.*Z$/.test(text) && !Number.isNaN(Date.parse(text)));
ajv.addFormat('binary', true);
ajv.addSchema(document, 'openapi.json');

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The documented path that an address means. */
function template(path: string): string | undefined {
  const relative = URL.canParse(path) ? path.slice(path.indexOf('async/')) : path;
  const parts = `/${relative.split('?')[0]}`.split('/');
  return Object.keys(paths).find((candidate) => {
    const names = candidate.split('/');
    return names.length === parts.length && names.every((name, index) => name.startsWith('{') || name === parts[index]);
  });
}

/** Where the document describes an answer, as a JSON pointer; what it says of any error where it knows no such path. */
function describe(
  path: string,
  method: string,
  status: number,
): { pointer: string; response: ResponseObject } | string {
  const known = template(path);
  if (!known) return status === 404 ? errorAt('NotFound') : `openapi.json has no path /${path}`;
  const operation = method.toLowerCase();
  if (!paths[known]?.[operation]) return status === 405 ? errorAt('MethodNotAllowed') : `/${path} has no ${method}`;
  const response = paths[known][operation].responses[status];
  if (!response) return `${method} /${path} has no ${status}`;
  if (response.$ref) return errorAt(response.$ref.slice(response.$ref.lastIndexOf('/') + 1));
  return { pointer: `/paths/${escaped(known)}/${operation}/responses/${status}`, response };
}

const errorAt = (name: string) => ({
  pointer: `/components/responses/${name}`,
  response: responses[name] ?? {},
});

/**
 * What is wrong with an answer by our own OpenAPI document; empty when nothing is.
 * @param path relative to the base address, or an upload address as a whole.
 * @param body the parsed JSON, or '' where there is none.
 */
export function validate(path: string, method: string, status: number, body: unknown): string[] {
  const found = describe(path, method, status);
  if (typeof found === 'string') return [found];
  if (!found.response.content) return body === '' || body === undefined ? [] : ['a body where none is documented'];
  const check = ajv.compile({ $ref: `openapi.json#${found.pointer}/content/application~1json/schema` });
  if (check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  );
}
