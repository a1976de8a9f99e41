import { type Contract, type ContractRow, contract } from '../contract.ts';
import { API_VERSION } from '../respond.ts';
import type { SchemaName } from '../schemas.ts';
import { schemaReference, schemas } from './components.ts';
import { examples } from './examples.ts';
import { parameters, type RawBodies, rawBodies } from './raw-bodies.ts';
import { errorsOf, type HeaderName, headers, headersOf, responses } from './responses.ts';

/** An OpenAPI 3.1 document, as far as code looks into it. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const description = `Documents into Markdown, tables, key-value pairs and personal data, on the device: this address
answers inside a browser that has the site open, and nothing leaves it.

Synchronous operations take the file as base64 and answer with the result. For large files ask for a ticket
(\`POST /async/upload\`), upload the bytes to its address, then ask for the result (\`POST /async/fetch\`) until it is there.`;

const exampleOf = (name: string): object | undefined => (examples as Readonly<Record<string, object>>)[name];

/** A JSON body by the name of its schema, with the example of the same name where there is one. */
function json(schema: SchemaName, name: string = schema): object {
  const example = exampleOf(name);
  return { 'application/json': { schema: schemaReference(schema), ...(example ? { example } : {}) } };
}

const answers = (description: string, schema: SchemaName, ...headers: HeaderName[]): object => ({
  description,
  headers: headersOf(...headers),
  content: json(schema),
});

function operation(row: ContractRow): object {
  const { name, summary, request, answer, errors } = row;
  const raw = (rawBodies as Readonly<Record<string, RawBodies>>)[name];
  const [example, open, pending] = row.answerKind
    ? [row.example, false, undefined]
    : [undefined, row.withoutKey ?? false, row.pending];
  return {
    operationId: name,
    summary,
    ...(open && { security: [] }),
    ...(request && { requestBody: { required: true, content: json(request, example) } }),
    ...raw,
    responses: {
      ...(answer && { 200: answers('The result.', answer) }),
      ...(pending && { 202: answers('Not there yet.', pending, 'retry-after') }),
      ...raw?.responses,
      ...errorsOf(errors),
    },
  };
}

const pathOf = ([path, methods]: [string, Contract[string]]): [string, object] => [
  `/${path.replace(/:(\w+)/g, '{$1}')}`,
  {
    ...(parameters[path] && { parameters: parameters[path] }),
    ...Object.fromEntries(Object.entries(methods).map(([method, row]) => [method.toLowerCase(), operation(row)])),
  },
];

/**
 * The OpenAPI 3.1 document of the API at a base address, made from the schemas that validate requests. The site's
 * build replaces this module by what it returns, so that the service worker need not carry the generator.
 */
export function openapi(base: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sheaf',
      version: API_VERSION,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    } as OpenApiDocument['info'],
    servers: [{ url: base.replace(/\/$/, '') }],
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(Object.entries(contract).map(pathOf)),
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      headers,
      schemas: schemas(),
      responses: responses(),
    },
  } as OpenApiDocument;
}
