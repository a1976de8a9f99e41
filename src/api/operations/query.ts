import { authenticate } from '../authenticate.ts';
import type { Services } from '../services.ts';

/** GET /query: the pages left, as a string of digits. */
export async function query(request: Request, services: Services): Promise<{ pageRemaining: string }> {
  const account = await authenticate(request, services, await services.config());
  return { pageRemaining: String(services.accounts.pagesRemaining(account)) };
}
