import { labels, listed } from '../../formats/lists.ts';
import { type ErrorCode, errors } from '../errors.ts';
import { schemaReference } from './components.ts';

const header = (description: string, example: string | number): object => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
});

/** `components.headers`. */
export const headers = {
  'x-request-id': header('Names this request; the console has more under it after an internal error.', 'req_3f29'),
  'x-api-version': header('Version of this interface.', '1.0.0'),
  'retry-after': header('Seconds to wait before the next try.', 1),
  allow: header('The method to use.', 'POST'),
  etag: header('SHA-256 of the bytes that were stored, in hexadecimal, quoted.', '"e3b0c442"'),
  'ratelimit-policy': header('The limit: requests (q) in a window of seconds (w).', '"resume";q=1;w=1'),
  ratelimit: header('What is left of it (r) and the seconds until there is more (t).', '"resume";r=0;t=1'),
};

export type HeaderName = keyof typeof headers;

/** Headers that every answer carries, and more, as references. */
export function headersOf(...more: HeaderName[]): Record<string, object> {
  const names: HeaderName[] = ['x-request-id', 'x-api-version', ...more];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

interface ErrorResponse {
  readonly name: string;
  readonly description: string;
  /** The `message` of the example. */
  readonly example: string;
  readonly headers?: readonly HeaderName[];
}

const errorResponses = {
  400: {
    name: 'InvalidRequest',
    description:
      'Not JSON; a field missing, unknown or of the wrong type; not base64; an empty file; a file_type that is wrong.',
    example: '«file_content» is not base64.',
  },
  402: {
    name: 'QuotaExceeded',
    description: 'The document has more pages than the allowance left. Nothing was processed or charged.',
    example: 'The document has 2 pages and the allowance has 1 page left.',
  },
  403: {
    name: 'Forbidden',
    description: 'The key is missing, unknown or revoked, or the upload address has expired or was changed.',
    example: 'The x-api-key header is missing or holds no valid key: send the one that the page of Sheaf shows.',
  },
  404: {
    name: 'NotFound',
    description: 'This key has no such file_id, or no longer.',
    example: 'There is no such file_id, or it is past its retention.',
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path was called with another method.',
    example: 'DELETE is not possible here; use POST.',
    headers: ['allow'],
  },
  409: {
    name: 'Conflict',
    description: 'The ticket has no file yet, or its file has been taken.',
    example: 'The file has not been uploaded yet.',
  },
  413: {
    name: 'TooLarge',
    description: 'The file is over the byte limit of the site.',
    example: 'The file is larger than 100 MB, the limit set for this site.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: `The body is not JSON, or the file is neither ${listed(labels, 'nor')}.`,
    example: 'The request body must be JSON: send content-type: application/json.',
  },
  422: {
    name: 'Unprocessable',
    description: 'The document cannot be processed. Trying again does not help.',
    example: 'The document is encrypted. Send its password in extract_args.password.',
  },
  429: {
    name: 'RateLimited',
    description: 'More requests than the limit allows.',
    example: 'One request a second is allowed here. Try again in a second.',
    headers: ['retry-after', 'ratelimit-policy', 'ratelimit'],
  },
  500: {
    name: 'InternalError',
    description: 'Our fault.',
    example: 'Something went wrong in Sheaf itself: try again, and report what the console has under req_3f29.',
  },
  503: {
    name: 'Unavailable',
    description:
      'No page is open that could do the work, the text recognition that a scan needs could not be loaded, or the ' +
      'browser refuses storage. Nothing was charged.',
    example: 'No page of Sheaf is open that could do the work. Open one in a tab and try again.',
    headers: ['retry-after'],
  },
  507: {
    name: 'StorageFull',
    description:
      'The browser has no room for the file or its answer; «needed» and «free» are bytes, where it tells. ' +
      'Nothing was stored or charged.',
    example: 'The browser has no room left for this site. Free some on this device, then try again.',
    headers: ['retry-after'],
  },
} as const satisfies Record<number, ErrorResponse>;

export type ErrorStatus = keyof typeof errorResponses;

function errorResponse(status: ErrorStatus, { description, example, headers: more = [] }: ErrorResponse): object {
  const codes = (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].status === status);
  const [code = 'internal_error'] = codes;
  return {
    description,
    headers: headersOf(...more),
    content: {
      'application/json': {
        schema: { allOf: [schemaReference('ErrorAnswer'), { properties: { code: { enum: codes } } }] },
        example: { message: example, code, retryable: errors[code].retryable, request_id: 'req_3f29' },
      },
    },
  };
}

const rows = Object.entries(errorResponses).map(([status, row]) => [Number(status) as ErrorStatus, row] as const);

/** `components.responses`: the error of each status. */
export const responses = (): Record<string, object> =>
  Object.fromEntries(rows.map(([status, row]) => [row.name, errorResponse(status, row)]));

/** The errors of an operation, by status, as references. */
export const errorsOf = (statuses: readonly ErrorStatus[]): Record<string, object> =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${errorResponses[status].name}` }]),
  );
