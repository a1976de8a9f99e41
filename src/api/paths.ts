import { type Contract, contract } from './contract.ts';

/** Whether an address is the API's business: one of the contract's paths, or anything below their first parts. */
export function isNamed(url: string, base: string, table: Contract = contract): boolean {
  const { origin, pathname } = new URL(url);
  const home = new URL(base);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return false;
  const [folder] = pathname.slice(home.pathname.length).split('/');
  return Object.keys(table).some((path) => path.split('/')[0] === folder);
}
