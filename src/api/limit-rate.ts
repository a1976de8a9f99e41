import type { Config } from '../jobs/config.ts';
import { endPassage, pass } from '../jobs/rate-limit.ts';
import { ApiError } from './errors.ts';
import type { Services } from './services.ts';

/** What is limited, by the limit's name in `sheaf.config.json`: as a sentence and as a header call it. */
const limited = {
  resumePerSecond: { subject: 'Resumes', policy: 'resume' },
} as const satisfies Partial<Record<keyof Config['limits'], object>>;

export type RateLimit = keyof typeof limited;

/**
 * Throws `ApiError` 429 for a call that comes too soon after the last one with the same key. A request that the browser
 * dispatches again is the same call.
 * @param call names the call; absent for one that is certainly another one.
 * @returns what is to be done when the call has its answer.
 */
export async function limitRate(
  limit: RateLimit,
  key: string,
  config: Config,
  services: Services,
  call: string | undefined,
): Promise<() => Promise<void>> {
  const perSecond = config.limits[limit];
  const { subject, policy } = limited[limit];
  const interval = 1000 / perSecond;
  const wait = await pass(services.database, key, interval, Date.now(), call);
  if (wait === 0) return async () => (call === undefined ? undefined : endPassage(services.database, key, call));
  const [seconds, window] = [wait, interval].map((time) => Math.ceil(time / 1000));
  throw new ApiError('rate_limited', `${subject} are limited to ${perSecond} a second. Wait and try again.`, {
    'retry-after': String(seconds),
    // draft-ietf-httpapi-ratelimit-headers-10
    'ratelimit-policy': `"${policy}";q=1;w=${window}`,
    ratelimit: `"${policy}";r=0;t=${seconds}`,
  });
}
