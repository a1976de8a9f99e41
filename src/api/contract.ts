import type { AnswerKind } from '../answers/answers.ts';
import type { JobOptions } from '../jobs/job.ts';
import type { RateLimit } from './limit-rate.ts';
import type { examples } from './openapi/examples.ts';
import type { ErrorStatus } from './openapi/responses.ts';
import type { SchemaName } from './schemas.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Row {
  /** `operationId` in the OpenAPI document, and the name of a handler of its own. */
  readonly name: string;
  readonly summary: string;
  /** Statuses of its errors. */
  readonly errors: readonly ErrorStatus[];
}

/** Takes a document and waits for what a worker makes of it. */
export interface DocumentRow extends Row {
  /** What the worker makes of the document. */
  readonly answerKind: AnswerKind;
  /** The method of the typed client. */
  readonly clientMethod: string;
  readonly request: 'DocumentRequest' | 'ResumeRequest';
  /** The example of the request, where it is not that of its schema. */
  readonly example?: keyof typeof examples;
  readonly answer: SchemaName;
  /** The limit of `sheaf.config.json` on requests a second and key; none when absent. */
  readonly rateLimit?: RateLimit;
}

/** Anything else: answered by the handler of its name. */
export interface PlainRow extends Row {
  readonly answerKind?: undefined;
  /** Answered without `x-api-key`. */
  readonly withoutKey?: true;
  /** The schema of the body; absent where there is none, or one that is no JSON. */
  readonly request?: SchemaName;
  /** The schema of a 200; absent where its body is not JSON of a schema. */
  readonly answer?: SchemaName;
  /** The schema of a 202, while there is only progress to report. */
  readonly pending?: SchemaName;
}

/** What the API promises about one method of one path; bodies by the names of their schemas. */
export type ContractRow = DocumentRow | PlainRow;

/** Path relative to the base address, with `:name` for a part that varies → method → row. */
export type Contract = Readonly<Record<string, Readonly<Partial<Record<Method, ContractRow>>>>>;

const documentErrors = [400, 402, 403, 405, 413, 415, 422, 500, 503, 507] as const;
const uploadErrors = [400, 403, 404, 405, 409, 413, 415, 422, 500, 503, 507] as const;

/**
 * The API. The paths that stay on the device, handlers, OpenAPI document, typed client, `npm run batch` and README
 * all follow from these rows. The guard of every page loads this module: it imports nothing.
 */
export const contract = {
  parse: {
    POST: {
      name: 'parse',
      summary: 'The whole document as Markdown',
      answerKind: 'parse',
      clientMethod: 'parse',
      request: 'DocumentRequest',
      answer: 'ParseAnswer',
      errors: documentErrors,
    },
  },
  extract_tables: {
    POST: {
      name: 'extractTables',
      summary: 'The tables of a document as HTML',
      answerKind: 'extract_tables',
      clientMethod: 'tables',
      request: 'DocumentRequest',
      answer: 'TablesAnswer',
      errors: documentErrors,
    },
  },
  extract_key_value: {
    POST: {
      name: 'extractKeyValue',
      summary: 'Key-value pairs, those asked for or all',
      answerKind: 'extract_key_value',
      clientMethod: 'keyValue',
      request: 'DocumentRequest',
      example: 'KeyValueRequest',
      answer: 'KeyValueAnswer',
      errors: documentErrors,
    },
  },
  extract_pii: {
    POST: {
      name: 'extractPii',
      summary: 'Personally identifiable information',
      answerKind: 'extract_pii',
      clientMethod: 'pii',
      request: 'DocumentRequest',
      answer: 'PiiAnswer',
      errors: documentErrors,
    },
  },
  extract_resume_key_value: {
    POST: {
      name: 'extractResumeKeyValue',
      summary: 'What a resume says about its candidate',
      answerKind: 'extract_resume_key_value',
      clientMethod: 'resume',
      rateLimit: 'resumePerSecond',
      request: 'ResumeRequest',
      answer: 'ResumeAnswer',
      errors: [...documentErrors, 429],
    },
  },
  'async/upload': {
    POST: {
      name: 'createUpload',
      summary: 'A ticket for a file: its identifier and an address to upload it to',
      request: 'UploadRequest',
      answer: 'UploadAnswer',
      errors: [400, 403, 405, 413, 415, 500, 503, 507],
    },
  },
  'async/upload/:file_id': {
    PUT: {
      name: 'uploadFile',
      summary: 'Uploads the bytes of a file to the address of its ticket',
      withoutKey: true,
      errors: uploadErrors,
    },
    POST: {
      name: 'uploadForm',
      summary: 'Uploads a file as a form with one part, «file»',
      withoutKey: true,
      errors: uploadErrors,
    },
    DELETE: {
      name: 'deleteUpload',
      summary: 'Deletes a ticket with its file and its result',
      withoutKey: true,
      errors: [403, 405, 500, 503, 507],
    },
  },
  'async/fetch': {
    POST: {
      name: 'fetchResult',
      summary: 'The result or the state of an uploaded file',
      request: 'FetchRequest',
      answer: 'FetchAnswer',
      pending: 'PendingAnswer',
      errors: [...uploadErrors, 402],
    },
  },
  query: {
    GET: { name: 'query', summary: 'The pages that are left', answer: 'QueryAnswer', errors: [403, 405, 500, 503] },
  },
  'openapi.json': {
    GET: { name: 'openapi', summary: 'The API as an OpenAPI 3.1 document', withoutKey: true, errors: [405, 500] },
  },
} as const satisfies Contract;

/** What becomes of an uploaded file. */
export interface ProcessRow {
  readonly operation: AnswerKind;
  /** How its file is worked on, where that differs from a call of the operation. */
  readonly options?: Pick<JobOptions, 'refined'>;
  /** The same in words, for the description of the field. */
  readonly description: string;
}

/** The values of `process_type` and what each makes of an uploaded file. */
export const processTypes = {
  file: { operation: 'parse', description: 'the whole content' },
  table: { operation: 'extract_tables', description: 'its tables' },
  json: { operation: 'extract_key_value', description: 'its key-value pairs' },
  file_refined_quick: {
    operation: 'parse',
    options: { refined: true },
    description:
      'the whole content, with scans, and words that their font says nothing of, read by a larger model as well',
  },
  extract_pii: { operation: 'extract_pii', description: 'its personal data' },
} as const satisfies Readonly<Record<string, ProcessRow>>;

export type ProcessType = keyof typeof processTypes;

/** The row of every method of every path, in the order of the contract. */
export const rowsOf = (table: Contract): { path: string; method: Method; row: ContractRow }[] =>
  Object.entries(table).flatMap(([path, methods]) =>
    (Object.entries(methods) as [Method, ContractRow][]).map(([method, row]) => ({ path, method, row })),
  );

type RowIn<Table> =
  Table extends Readonly<Record<string, infer Methods>>
    ? Methods extends Readonly<Record<string, unknown>>
      ? Methods[keyof Methods]
      : never
    : never;

/** Any row of the table, with its literal types. */
export type RowOfContract = RowIn<typeof contract>;
/** The names of the rows that need a handler of their own. */
export type PlainName = Exclude<RowOfContract, DocumentRow>['name'];
/** The rows that take a document. */
export type DocumentRowOfContract = Extract<RowOfContract, DocumentRow>;
