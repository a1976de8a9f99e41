import { API_VERSION } from '../respond.ts';
import { schemaReference, schemas } from './components.ts';
import { examples } from './examples.ts';
import { type OperationDescription, operations } from './operations.ts';
import { errorsOf, headers, headersOf, responses } from './responses.ts';
import { uploadPath } from './upload.ts';

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

const json = (schema: object, example: object | undefined): object => ({
  'application/json': { schema, ...(example ? { example } : {}) },
});

const exampleOf = (name: string): object | undefined => (examples as Record<string, object>)[name];

function operation(row: OperationDescription): object {
  const { operationId, summary, request, answer, pending } = row;
  return {
    operationId,
    summary,
    ...(request && {
      requestBody: { required: true, content: json(schemaReference(request), exampleOf(row.example ?? request)) },
    }),
    responses: {
      200: {
        description: 'The result.',
        headers: headersOf(),
        content: json(schemaReference(answer), exampleOf(answer)),
      },
      ...(pending && {
        202: {
          description: 'Not there yet.',
          headers: headersOf('retry-after'),
          content: json(schemaReference(pending), exampleOf(pending)),
        },
      }),
      ...errorsOf(row.errors),
    },
  };
}

const self = {
  get: {
    operationId: 'openapi',
    summary: 'This document',
    security: [],
    responses: {
      200: {
        description: 'An OpenAPI 3.1 document.',
        headers: headersOf(),
        content: json({ type: 'object', properties: { openapi: { type: 'string' } } }, undefined),
      },
      ...errorsOf([405, 500]),
    },
  },
};

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
    paths: {
      ...Object.fromEntries(operations.map((row) => [row.path, { [row.method]: operation(row) }])),
      ...uploadPath,
      '/openapi.json': self,
    },
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      headers,
      schemas: schemas(),
      responses: responses(),
    },
  } as OpenApiDocument;
}
