import { unzipSync } from 'fflate';

/** One file of a ZIP archive. Throws where the archive has none of that name. */
export function archivedFile(archive: Uint8Array, name: string): Uint8Array {
  const file = unzipSync(archive, { filter: (entry) => entry.name === name })[name];
  if (file === undefined) throw new Error(`There is no ${name} here.`);
  return file;
}
