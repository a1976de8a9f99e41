/** The first parts of the paths that the contract names, relative to the base address. */
const folders = [
  'parse',
  'extract_tables',
  'extract_key_value',
  'extract_pii',
  'extract_resume_key_value',
  'async',
  'query',
  'openapi.json',
];

/** Whether an address is the API's business: one of its paths, or anything below them. */
export function isNamed(url: string, base: string): boolean {
  const { origin, pathname } = new URL(url);
  const home = new URL(base);
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return false;
  const [folder = ''] = pathname.slice(home.pathname.length).split('/');
  return folders.includes(folder);
}
