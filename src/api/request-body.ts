import * as v from 'valibot';
import { takeBody } from './body-room.ts';
import { ApiError } from './errors.ts';
import { unknownField } from './unknown-field.ts';
import { wrongField } from './wrong-field.ts';

/** Room for the other fields of a request beside `file_content`, in bytes. */
const ENVELOPE = 1_000_000;

const NO_OBJECT = 'The request body must be a JSON object, of the fields that openapi.json lists.';

/**
 * Reads and validates a JSON body.
 * @param maxFileBytes most bytes of a file in it, 0 where there is none; base64 needs four characters for three bytes.
 * Fields that are null count as absent.
 * Throws `ApiError`: 415 when it is not declared as JSON, 413 when it is too long, 400 when it does not fit the schema.
 */
export async function readBody<Schema extends v.GenericSchema & { readonly entries: object }>(
  request: Request,
  schema: Schema,
  maxFileBytes: number,
): Promise<v.InferOutput<Schema>> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new ApiError('unsupported_media_type', 'The request body must be JSON: send content-type: application/json.');
  }
  const text = await readText(request, Math.ceil(maxFileBytes / 3) * 4 + ENVELOPE, maxFileBytes);
  const result = v.safeParse(schema, fieldsThatCount(parseJson(text), schema.entries));
  if (result.success) return result.output;
  // A misspelt field is the reason why another is missing.
  const unknown = result.issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never');
  const path = unknown?.path?.map(({ key }) => String(key));
  if (path) throw new ApiError('invalid_request', unknownField(schema, path));
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new ApiError('invalid_request', field ? wrongField(field, issue, schema.entries) : NO_OBJECT);
}

/** What only describes a file: a request that has no use for it is the same without it. */
const DESCRIPTIONS = ['file_name', 'file_type'];

/** The fields that count: none that are null, in `extract_args` too, and no description that the schema does not ask for. */
function fieldsThatCount(body: object, entries: object): object {
  const present = withoutNulls(body);
  const counted = Object.entries(present).filter(([name]) => name in entries || !DESCRIPTIONS.includes(name));
  return Object.fromEntries(
    counted.map(([name, value]) => [name, name === 'extract_args' && isObject(value) ? withoutNulls(value) : value]),
  );
}

const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request', 'The request body is not valid JSON: send what JSON.stringify() gives.');
  }
  if (!isObject(value)) throw new ApiError('invalid_request', NO_OBJECT);
  return value;
}

/** Measures before it decodes: a service worker sees no content-length. */
async function readText(request: Request, maxBytes: number, maxFileBytes: number): Promise<string> {
  const body = await takeBody(request);
  if (body.size > maxBytes) {
    throw maxFileBytes > 0
      ? tooLarge(maxFileBytes)
      : new ApiError('too_large', 'The request body is far too long: send a file to the presignedUrl of a ticket.');
  }
  return body.text();
}

/** The error for a file over the byte limit. */
export function tooLarge(maxFileBytes: number): ApiError {
  const megabytes = Math.floor(maxFileBytes / 1_000_000);
  return new ApiError(
    'too_large',
    `The file is larger than ${megabytes} MB, the limit set for this site: split it, or save it smaller.`,
  );
}
