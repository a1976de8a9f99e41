import type { RequestHead } from '../../api/paths.ts';
import type { Way } from './guard.ts';
import { headOf, isRequest } from './request-head.ts';

/** `fetch`. */
export const fetchCalls: Way = (scope, guard) => {
  const native = scope.fetch.bind(scope);
  scope.fetch = async (input, init) => {
    let head: RequestHead;
    try {
      head = headOf(input, init, scope);
    } catch {
      // What is wrong with it is the browser's to say.
      return native(input, init);
    }
    if (!guard.keeps(head)) return native(input, init);
    return guard.answer(isRequest(input) ? input : head.url, init);
  };
};
