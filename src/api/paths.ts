/** The paths that the contract names, relative to the base address, each with its one method. */
export const paths = {
  parse: 'POST',
  extract_tables: 'POST',
  extract_key_value: 'POST',
  extract_pii: 'POST',
  extract_resume_key_value: 'POST',
  'async/upload': 'POST',
  'async/fetch': 'POST',
  query: 'GET',
  'openapi.json': 'GET',
} as const;

export type Path = keyof typeof paths;

/** Whether an address is the API's business: one of its paths, or anything below them and below `async/`. */
export function isNamed(url: string, base: string): boolean {
  const { origin, pathname } = new URL(url);
  const home = new URL(base);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return false;
  const [folder = ''] = pathname.slice(home.pathname.length).split('/');
  return folder === 'async' || Object.hasOwn(paths, folder);
}
