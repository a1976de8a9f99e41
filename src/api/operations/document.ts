import type { JobOptions } from '../../jobs/job.ts';
import { authenticate } from '../authenticate.ts';
import { ensureRoomForBody } from '../body-room.ts';
import { type Call, call } from '../call.ts';
import { CALL_HEADER } from '../call-header.ts';
import type { DocumentRow } from '../contract.ts';
import { readFileContent } from '../file-content.ts';
import { limitRate } from '../limit-rate.ts';
import { readBody } from '../request-body.ts';
import { documentRequest, type ExtractArgs } from '../schemas.ts';
import type { Operation } from './operation.ts';

/** The handler of a row that takes a document in its body and waits for the answer. */
export function documentOperation({ answerKind: operation, request: name, rateLimit }: DocumentRow): Operation {
  return async ({ request, signal, services }) => {
    const config = await services.config();
    const { key } = await authenticate(request, services, config);
    await ensureRoomForBody(request);
    const result = await call(
      {
        ...(await contentOf(request, name === 'ResumeRequest', config.limits.bytes)),
        operation,
        key,
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

/**
 * What a call takes from a request. The body, with the file in it as text, ends here: a frame that waits for the answer
 * would keep it all the while, and it is larger than the file.
 */
async function contentOf(
  request: Request,
  mustDeclare: boolean,
  most: number,
): Promise<Pick<Call, 'options' | 'file'>> {
  const body = await readBody(request, documentRequest, most);
  return { options: jobOptions(body.extract_args), file: await readFileContent(body, most, mustDeclare) };
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
