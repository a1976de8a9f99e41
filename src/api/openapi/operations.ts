import type { SchemaName } from './components.ts';
import type { examples } from './examples.ts';
import type { ErrorStatus } from './responses.ts';

/** What the document says of one operation; requests and answers by the names of their schemas. */
export interface OperationDescription {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly request?: SchemaName;
  /** Example of the request, where it is not that of its schema. */
  readonly example?: keyof typeof examples;
  readonly answer: SchemaName;
  /** Answer of a 202, when there is nothing to report but progress. */
  readonly pending?: SchemaName;
  readonly errors: readonly ErrorStatus[];
}

const documentErrors: readonly ErrorStatus[] = [400, 402, 403, 405, 413, 415, 422, 500, 503];

/** The documented operations in the order of the contract. */
export const operations: readonly OperationDescription[] = [
  {
    method: 'post',
    path: '/parse',
    operationId: 'parse',
    summary: 'The whole document as Markdown',
    request: 'DocumentRequest',
    answer: 'ParseAnswer',
    errors: documentErrors,
  },
  {
    method: 'post',
    path: '/extract_tables',
    operationId: 'extractTables',
    summary: 'The tables of a document as HTML',
    request: 'DocumentRequest',
    answer: 'TablesAnswer',
    errors: documentErrors,
  },
  {
    method: 'post',
    path: '/extract_key_value',
    operationId: 'extractKeyValue',
    summary: 'Key-value pairs, those asked for or all',
    request: 'DocumentRequest',
    example: 'KeyValueRequest',
    answer: 'KeyValueAnswer',
    errors: documentErrors,
  },
  {
    method: 'post',
    path: '/extract_pii',
    operationId: 'extractPii',
    summary: 'Personally identifiable information',
    request: 'DocumentRequest',
    answer: 'PiiAnswer',
    errors: documentErrors,
  },
  {
    method: 'post',
    path: '/extract_resume_key_value',
    operationId: 'extractResumeKeyValue',
    summary: 'What a resume says about its candidate',
    request: 'ResumeRequest',
    answer: 'ResumeAnswer',
    errors: [...documentErrors, 429],
  },
  {
    method: 'post',
    path: '/async/upload',
    operationId: 'createUpload',
    summary: 'A ticket for a file: its identifier and an address to upload it to',
    request: 'UploadRequest',
    answer: 'UploadAnswer',
    errors: [400, 403, 405, 413, 415, 500],
  },
  {
    method: 'post',
    path: '/async/fetch',
    operationId: 'fetchResult',
    summary: 'The result or the state of an uploaded file',
    request: 'FetchRequest',
    answer: 'FetchAnswer',
    pending: 'PendingAnswer',
    errors: [400, 403, 404, 405, 409, 413, 415, 422, 500],
  },
  {
    method: 'get',
    path: '/query',
    operationId: 'query',
    summary: 'The pages that are left',
    answer: 'QueryAnswer',
    errors: [403, 405, 500],
  },
];
