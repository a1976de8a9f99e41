import { mediaTypes } from '../../formats/lists.ts';
import type { DocumentRow, RowOfContract } from '../contract.ts';
import { headersOf } from './responses.ts';

/** The names of the rows whose answer has no schema. */
type RawName = Exclude<RowOfContract, DocumentRow | { readonly answer: string }>['name'];

export interface RawBodies {
  readonly description?: string;
  readonly requestBody?: object;
  /** The answers of a success, by status. */
  readonly responses: Readonly<Record<number, object>>;
}

const file = { type: 'string', format: 'binary' };
const uploadTypes = [...mediaTypes, 'application/octet-stream'];
const stored = { description: 'The file is stored.', headers: headersOf('etag') };

/** What the OpenAPI document says of bodies that have no schema of ours, by the row's name. */
export const rawBodies: Readonly<Record<RawName, RawBodies>> = {
  uploadFile: {
    description: 'May be repeated until processing begins.',
    requestBody: { required: true, content: Object.fromEntries(uploadTypes.map((type) => [type, { schema: file }])) },
    responses: { 200: stored },
  },
  uploadForm: {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } },
    },
    responses: { 204: stored },
  },
  deleteUpload: {
    description: 'Ends its work if it is at work. Also after the address has expired, and where nothing is left.',
    responses: { 204: { description: 'Nothing is left of the ticket.', headers: headersOf() } },
  },
  openapi: {
    responses: {
      200: {
        description: 'An OpenAPI 3.1 document.',
        headers: headersOf(),
        content: { 'application/json': { schema: { type: 'object', properties: { openapi: { type: 'string' } } } } },
      },
    },
  },
};

const parameter = (place: 'path' | 'query', name: string, description: string): object => ({
  name,
  in: place,
  required: true,
  description,
  schema: { type: 'string' },
});

/** The parts of a pre-signed address, which the caller uses as it is and never puts together; by path. */
export const parameters: Readonly<Record<string, readonly object[]>> = {
  'async/upload/:file_id': [
    parameter('path', 'file_id', 'Identifier of the ticket.'),
    parameter('query', 'expires', 'When the address expires.'),
    parameter('query', 'signature', 'Vouches for the identifier and the expiry.'),
  ],
};
