import { pass } from '../../jobs/rate-limit.ts';
import { ApiError } from '../errors.ts';
import { resumeRequest } from '../schemas.ts';
import { documentOperation } from './document.ts';
import type { Exchange } from './operation.ts';

/** POST /extract_resume_key_value: so many requests a second and key, and the others refused at once. */
export const extractResumeKeyValue = documentOperation('extract_resume_key_value', resumeRequest, limitRate);

async function limitRate({ services }: Exchange, key: string): Promise<void> {
  const { resumePerSecond } = (await services.config()).limits;
  const interval = 1000 / resumePerSecond;
  const wait = await pass(services.database, key, interval, Date.now());
  if (wait === 0) return;
  const [seconds, window] = [wait, interval].map((time) => Math.ceil(time / 1000));
  throw new ApiError('rate_limited', `Resumes are limited to ${resumePerSecond} a second. Wait and try again.`, {
    'retry-after': String(seconds),
    // draft-ietf-httpapi-ratelimit-headers-10
    'ratelimit-policy': `"resume";q=1;w=${window}`,
    ratelimit: `"resume";r=0;t=${seconds}`,
  });
}
