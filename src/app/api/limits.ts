import type { Config } from '../../jobs/config.ts';
import { strings } from '../strings.ts';

/** The limits of a configuration, one sentence each. */
export const limitSentences = ({ allowance, limits, retention }: Config): string[] => [
  strings.limits.file(limits.bytes, limits.pages),
  strings.limits.allowance[allowance.renew](allowance.pages),
  strings.limits.resume(limits.resumePerSecond),
  strings.limits.upload(retention.uploadMinutes),
  strings.limits.result(retention.resultHours),
];
