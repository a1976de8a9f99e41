import { authenticate } from '../authenticate.ts';
import type { Operation } from './operation.ts';

/** GET /query: the pages left, as a string of digits. */
export const query: Operation = async ({ request, services }) => {
  const account = await authenticate(request, services, await services.config());
  return { status: 200, body: { pageRemaining: String(services.accounts.pagesRemaining(account)) } };
};
