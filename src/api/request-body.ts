import * as v from 'valibot';
import { ApiError } from './errors.ts';

/** Room for the other fields of a request beside `file_content`, in bytes. */
const ENVELOPE = 1_000_000;

/**
 * Reads and validates a JSON body.
 * @param maxFileBytes most bytes of a file in it, 0 where there is none; base64 needs four characters for three bytes.
 * Throws `ApiError`: 415 when it is not declared as JSON, 413 when it is too long, 400 when it does not fit the schema.
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  maxFileBytes: number,
): Promise<v.InferOutput<Schema>> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new ApiError('unsupported_media_type', 'The request body must be JSON: send content-type: application/json.');
  }
  const text = await readText(request, Math.ceil(maxFileBytes / 3) * 4 + ENVELOPE, maxFileBytes);
  const result = v.safeParse(schema, parseJson(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new ApiError(
    'invalid_request',
    field ? `«${field}» is missing or wrong: ${issue.message}` : 'The request body must be a JSON object.',
  );
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request', 'The request body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('invalid_request', 'The request body must be a JSON object.');
  }
  return value;
}

/** Measures before it decodes: a service worker sees no content-length. */
async function readText(request: Request, maxBytes: number, maxFileBytes: number): Promise<string> {
  const body = await request.blob();
  if (body.size > maxBytes) {
    throw maxFileBytes > 0 ? tooLarge(maxFileBytes) : new ApiError('too_large', 'The request body is far too long.');
  }
  return body.text();
}

/** The error for a file over the byte limit. */
export function tooLarge(maxFileBytes: number): ApiError {
  const megabytes = Math.floor(maxFileBytes / 1_000_000);
  return new ApiError('too_large', `The file is larger than ${megabytes} MB, the limit set for this site.`);
}
