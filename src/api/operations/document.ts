import type { GenericSchema } from 'valibot';
import type { AnswerKind } from '../../answers/answers.ts';
import type { JobOptions } from '../../jobs/job.ts';
import { authenticate } from '../authenticate.ts';
import { CALL_HEADER, call } from '../call.ts';
import { readFileContent } from '../file-content.ts';
import { readBody } from '../request-body.ts';
import type { DocumentRequest, ExtractArgs } from '../schemas.ts';
import type { Operation } from './operation.ts';

/**
 * An operation that takes a document in its body and waits for the answer.
 * @param admit refuses a key before the body is read, by throwing an `ApiError`.
 */
export function documentOperation(
  operation: AnswerKind,
  schema: GenericSchema<unknown, DocumentRequest>,
  admit?: (...of: [...Parameters<Operation>, key: string]) => Promise<void>,
): Operation {
  return async (exchange) => {
    const { request, services } = exchange;
    const config = await services.config();
    const { key } = await authenticate(request, services, config);
    await admit?.(exchange, key);
    const body = await readBody(request, schema, config.limits.bytes);
    const result = await call(
      {
        operation,
        options: jobOptions(body.extract_args),
        key,
        file: readFileContent(body, config.limits.bytes),
        maxPages: config.limits.pages,
        signal: request.signal,
        callId: request.headers.get(CALL_HEADER),
      },
      services,
    );
    return { status: 200, body: result };
  };
}

/** `extract_args` in the words of a job. */
export const jobOptions = ({
  pages,
  password,
  comments,
  ocr,
  languages,
  extract_instruction,
  include_evidence,
}: ExtractArgs): JobOptions => ({
  ...(pages === undefined ? {} : { pages }),
  ...(password === undefined ? {} : { password }),
  ...(comments === undefined ? {} : { comments }),
  ...(ocr === undefined ? {} : { ocr }),
  ...(languages === undefined ? {} : { languages }),
  ...(extract_instruction === undefined ? {} : { instruction: extract_instruction }),
  ...(include_evidence === undefined ? {} : { includeEvidence: include_evidence }),
});
