import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as answers from '../schemas/answers.ts';
import * as requests from '../schemas/requests.ts';
import { resume } from '../schemas/resume.ts';

/** The schemas that the document names, as the code that validates and types has them. */
const definitions = {
  DocumentRequest: requests.documentRequest,
  ResumeRequest: requests.resumeRequest,
  UploadRequest: requests.uploadRequest,
  FetchRequest: requests.fetchRequest,
  ExtractArgs: requests.extractArgs,
  ParseAnswer: answers.parseAnswer,
  TablesAnswer: answers.tablesAnswer,
  KeyValueAnswer: answers.keyValueAnswer,
  PiiAnswer: answers.piiAnswer,
  ResumeAnswer: answers.resumeAnswer,
  UploadAnswer: answers.uploadAnswer,
  FetchAnswer: answers.fetchAnswer,
  PendingAnswer: answers.pendingAnswer,
  QueryAnswer: answers.queryAnswer,
  ErrorAnswer: answers.errorAnswer,
  Markdown: answers.markdown,
  Tables: answers.tables,
  KeyValues: answers.keyValues,
  Pii: answers.pii,
  Resume: resume,
  Message: answers.message,
  Evidence: answers.evidence,
  Box: answers.box,
};

export type SchemaName = keyof typeof definitions;

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
