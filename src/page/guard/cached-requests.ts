import type { Way } from './guard.ts';
import { refusals } from './refusals.ts';
import { headOf } from './request-head.ts';

/** `Cache.add` and `Cache.addAll`, which send the requests that they are given. */
export const cachedRequests: Way = (scope, guard) => {
  // Missing on plain http.
  if (!('Cache' in scope)) return;
  const { prototype } = scope.Cache;
  const native = prototype.addAll;
  prototype.addAll = async function (requests) {
    const all = Array.from<RequestInfo>(requests);
    for (const request of all) {
      const head = headOf(request, undefined, scope);
      if (guard.keeps(head)) throw new scope.TypeError(refusals.cached(head.url));
    }
    return native.call(this, all);
  };
  prototype.add = function (request) {
    return this.addAll([request as RequestInfo]);
  };
};
