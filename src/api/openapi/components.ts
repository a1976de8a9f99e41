import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as answers from '../schemas/answers.ts';
import * as requests from '../schemas/requests.ts';
import type { SchemaName, Schemas } from '../schemas.ts';

/** A schema's name is that of its constant with a capital letter. */
const named = (constants: object): [string, GenericSchema][] =>
  Object.entries(constants)
    .filter(([, value]) => value.kind === 'schema')
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]);

/** The schemas that the document names, as the code that validates and types has them. */
const definitions = Object.fromEntries([...named(requests), ...named(answers)]) as Schemas;

/** JSON Schemas (draft 2020-12, which OpenAPI 3.1 uses) by the names of `components.schemas`. */
export const schemas = (): Record<SchemaName, object> =>
  toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    // What a caller may send: before defaults are filled in and instructions are normalised.
    typeMode: 'input',
    overrideRef: ({ referenceId }) => schemaReference(referenceId as SchemaName).$ref,
  }) as Record<SchemaName, object>;

/** A reference to one of `components.schemas`. */
export const schemaReference = (name: SchemaName): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
