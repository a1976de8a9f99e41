import type { Account } from '../jobs/allowance.ts';
import type { Config } from '../jobs/config.ts';
import { ApiError } from './errors.ts';
import type { Services } from './services.ts';

/** The account behind `x-api-key`. Throws `ApiError` 403, alike for keys missing, unknown and revoked. */
export async function authenticate(request: Request, services: Services, config: Config): Promise<Account> {
  const key = request.headers.get('x-api-key');
  const account = key ? await services.accounts.authenticate(key, config) : undefined;
  if (!account) {
    throw new ApiError(
      'forbidden',
      'The x-api-key header is missing or holds no valid key: send the one that the page of Sheaf shows.',
    );
  }
  return account;
}
