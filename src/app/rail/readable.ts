import { extensions } from '../../formats/lists.ts';

/** A file from a folder has its place in it (File and Directory Entries API; file-selector sets `path`). */
const isInFolder = (file: File & { readonly path?: string }): boolean =>
  /[^./\\][/\\]/.test(file.webkitRelativePath || (file.path ?? ''));

/** All files that were chosen one by one, and of those from a folder only what can be read: nobody has chosen the others. */
export const readable = (files: readonly File[]): File[] =>
  files.filter(
    (file) => !isInFolder(file) || extensions.some((extension) => file.name.toLowerCase().endsWith(extension)),
  );
