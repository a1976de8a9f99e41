import { authenticate } from '../authenticate.ts';
import { CALL_HEADER, type CallResult, call } from '../call.ts';
import { readFileContent } from '../file-content.ts';
import { readBody } from '../request-body.ts';
import { documentRequest } from '../schemas.ts';
import type { Services } from '../services.ts';

/** POST /parse: the document as Markdown. */
export async function parse(request: Request, services: Services): Promise<CallResult> {
  const config = await services.config();
  const { key } = await authenticate(request, services, config);
  const body = await readBody(request, documentRequest, config.limits.bytes);
  return call(
    {
      operation: 'parse',
      key,
      file: readFileContent(body, config.limits.bytes),
      password: body.extract_args.password,
      pages: body.extract_args.pages,
      maxPages: config.limits.pages,
      signal: request.signal,
      callId: request.headers.get(CALL_HEADER),
    },
    services,
  );
}
