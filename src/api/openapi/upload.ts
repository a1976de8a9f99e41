import { errorsOf, headersOf } from './responses.ts';

const parameter = (place: 'path' | 'query', name: string, description: string): object => ({
  name,
  in: place,
  required: true,
  description,
  schema: { type: 'string' },
});

const bytes = { schema: { type: 'string', format: 'binary' } };
const mediaTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
  'application/octet-stream',
];

const errors = errorsOf([400, 403, 404, 405, 409, 413, 415, 422, 500]);

/** The pre-signed address that an upload ticket comes with: used as it is, never put together by the caller. */
export const uploadPath = {
  '/async/upload/{file_id}': {
    parameters: [
      parameter('path', 'file_id', 'Identifier of the ticket.'),
      parameter('query', 'expires', 'When the address expires.'),
      parameter('query', 'signature', 'Vouches for the identifier and the expiry.'),
    ],
    put: {
      operationId: 'uploadFile',
      summary: 'Uploads the bytes of a file to the address of its ticket',
      description: 'Needs no key. May be repeated until processing begins.',
      security: [],
      requestBody: { required: true, content: Object.fromEntries(mediaTypes.map((type) => [type, bytes])) },
      responses: { 200: { description: 'The file is stored.', headers: headersOf('etag') }, ...errors },
    },
    post: {
      operationId: 'uploadForm',
      summary: 'Uploads a file as a form with one part, «file»',
      security: [],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
          },
        },
      },
      responses: { 204: { description: 'The file is stored.', headers: headersOf('etag') }, ...errors },
    },
  },
};
