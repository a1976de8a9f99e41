import { type Contract, contract } from './contract.ts';
import { partsOf, type Resembled, resembled, resembledAtEnd } from './resemblance.ts';

/** What of a request decides whether it may leave the device. */
export type RequestHead = Pick<Request, 'url' | 'method' | 'headers'>;

/** Whether an address is the API's business: one of the contract's paths, or anything below their first parts. */
export function isNamed(url: string, base: string, table: Contract = contract): boolean {
  const { origin, pathname } = new URL(url);
  const home = new URL(base);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return false;
  const [folder] = pathname.slice(home.pathname.length).split('/');
  return Object.keys(table).some((path) => path.split('/')[0] === folder);
}

/**
 * Whether a request is answered on the device and never by the host: it is the API's business, it carries a key, or its
 * path resembles one of the contract's. A request without key and body gives nothing away, so files, and pages whose
 * address is a letter off, stay the host's.
 */
export function staysHere(request: RequestHead, base: string, table: Contract = contract): boolean {
  const { url, method } = request;
  if (isNamed(url, base, table)) return true;
  const below = partsBelow(url, base);
  const meant = below && resembled(below, table);
  // A key outside the folder is somebody else's, unless it goes where this folder was left out of the address.
  if (request.headers.has('x-api-key')) return below !== undefined || anywhere(url, base, table)?.by === 'spelling';
  if (['GET', 'HEAD'].includes(method.toUpperCase())) return meant?.by === 'spelling' && !isFile(url);
  return meant !== undefined;
}

/** The path of the contract that an address may have been meant for; undefined where it resembles none. */
export function meantPath(url: string, base: string, table: Contract = contract): string | undefined {
  const below = partsBelow(url, base);
  return ((below && resembled(below, table)) ?? anywhere(url, base, table))?.path;
}

function anywhere(url: string, base: string, table: Contract): Resembled | undefined {
  const { origin, pathname } = new URL(url);
  return origin === new URL(base).origin ? resembledAtEnd(partsOf(pathname), table) : undefined;
}

/** The parts of an address below the base address, both read as they may be meant; undefined outside of it. */
function partsBelow(url: string, base: string): string[] | undefined {
  const { origin, pathname } = new URL(url);
  const home = new URL(base);
  const folders = partsOf(home.pathname);
  const parts = partsOf(pathname);
  if (origin !== home.origin || folders.some((folder, index) => folder !== parts[index])) return undefined;
  return parts.slice(folders.length);
}

/** Whether the last part of an address has the extension of a file. */
const isFile = (url: string): boolean => /[^./]\.[A-Za-z][A-Za-z0-9]*$/.test(new URL(url).pathname);
