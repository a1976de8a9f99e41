import type { JobOptions } from '../../jobs/job.ts';
import { authenticate } from '../authenticate.ts';
import { ensureRoomForBody } from '../body-room.ts';
import { call } from '../call.ts';
import { CALL_HEADER } from '../call-header.ts';
import type { DocumentRow } from '../contract.ts';
import { readFileContent } from '../file-content.ts';
import { limitRate } from '../limit-rate.ts';
import { readBody } from '../request-body.ts';
import { documentRequest, type ExtractArgs, resumeRequest } from '../schemas.ts';
import type { Operation } from './operation.ts';

/** The schemas of requests with a document in them, by name. */
const requests = {
  DocumentRequest: documentRequest,
  ResumeRequest: resumeRequest,
} as const satisfies Record<DocumentRow['request'], object>;

/** The handler of a row that takes a document in its body and waits for the answer. */
export function documentOperation({ answerKind: operation, request: name, rateLimit }: DocumentRow): Operation {
  const schema = requests[name];
  return async ({ request, signal, services }) => {
    const config = await services.config();
    const { key } = await authenticate(request, services, config);
    await ensureRoomForBody(request);
    const body = await readBody(request, schema, config.limits.bytes);
    const result = await call(
      {
        operation,
        options: jobOptions(body.extract_args),
        key,
        file: await readFileContent(body, config.limits.bytes),
        maxPages: config.limits.pages,
        signal,
        callId: request.headers.get(CALL_HEADER),
        ...(rateLimit && { admit: (name) => limitRate(rateLimit, key, config, services, name) }),
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
