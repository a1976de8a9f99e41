import { readdirSync } from 'node:fs';

/** Paths of the files in a folder of the project and in the folders in it, with `/` between names. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));
