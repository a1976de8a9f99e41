import type { GenericSchema } from 'valibot';
import type * as answers from './schemas/answers.ts';
import type * as requests from './schemas/requests.ts';

/** Every request and answer body of the API: they validate, type handlers and client, and make the OpenAPI document. */
export * from './schemas/answers.ts';
export * from './schemas/requests.ts';

type Exports = typeof answers & typeof requests;

/** The schemas by the names that the contract and the OpenAPI document use: `parseAnswer` is `ParseAnswer`. */
export type Schemas = {
  [Name in keyof Exports as Exports[Name] extends GenericSchema ? Capitalize<Name> : never]: Exports[Name];
};

export type SchemaName = keyof Schemas;
