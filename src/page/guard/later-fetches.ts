import type { Way } from './guard.ts';
import { refusals } from './refusals.ts';
import { headOf } from './request-head.ts';

/** `fetchLater`, where the browser has it: what it sends, when the page is gone, passes the service worker by. */
export const laterFetches: Way = (scope, guard) => {
  const target = scope as unknown as { fetchLater?: typeof fetch };
  const native = target.fetchLater?.bind(scope);
  if (!native) return;
  target.fetchLater = (input, init) => {
    const head = headOf(input, init, scope);
    if (guard.keeps(head)) throw new scope.DOMException(refusals.later(head.url), 'NotAllowedError');
    return native(input, init);
  };
};
