import type { OpenApiDocument } from '../../api/openapi/document.ts';

/** A JSON Schema as far as forms look into it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly contentEncoding?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** One method of one path, as the OpenAPI document describes it. */
export interface ApiOperation {
  /** `operationId`. */
  readonly id: string;
  readonly method: string;
  /** Relative to the base address. */
  readonly path: string;
  readonly summary: string;
  /** Whether it wants `x-api-key`. */
  readonly keyed: boolean;
  /** The schema of its JSON body; none where it has no such body. */
  readonly schema?: JsonSchema;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

/** The schema that a reference stands for, with what stands beside the reference. */
export function resolve({ $ref, ...own }: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const name = $ref?.split('/').at(-1);
  return name === undefined ? own : { ...components.schemas[name], ...own };
}

/** Every operation of an OpenAPI document, in its order. */
export const operationsOf = (document: OpenApiDocument): ApiOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'parameters')
      .map(([method, described]) => {
        const { operationId: id, summary, security, requestBody } = described as Described;
        const schema = requestBody?.content['application/json']?.schema;
        return {
          id,
          summary,
          method: method.toUpperCase(),
          path: path.slice(1),
          keyed: security?.length !== 0,
          ...(schema && { schema: resolve(schema, document) }),
        };
      }),
  );

/** The operations of the way by ticket, which is shown as one. */
export const isOfTicket = ({ path }: ApiOperation): boolean => path.startsWith('async/');
