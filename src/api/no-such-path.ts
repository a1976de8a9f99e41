import { type Contract, contract } from './contract.ts';
import { ApiError } from './errors.ts';
import { meantPath } from './paths.ts';

/** Characters of an address that a sentence quotes. */
const LONGEST = 80;

/** The answer where the API has nothing: it names the path that was meant, or where all are listed. */
export function noSuchPath(url: string, base: string, table: Contract = contract): ApiError {
  const { pathname } = new URL(url);
  const asked = pathname.length > LONGEST ? `${pathname.slice(0, LONGEST)}…` : pathname;
  const meant = meantPath(url, base, table);
  const home = new URL(base).pathname;
  const hint =
    meant === undefined
      ? `${home}openapi.json lists those it has, and a file of the site is asked for without x-api-key.`
      : `Did you mean ${Object.keys(table[meant] ?? {}).join(' or ')} ${home}${meant.replace(/:(\w+)/g, '{$1}')}?`;
  return new ApiError('not_found', `The API has no path ${asked}. ${hint}`);
}
