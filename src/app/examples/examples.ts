import type { Answers } from '../../page/read-file.ts';
import type { PageSize } from '../pages/page-source.ts';

/** The examples of the site, each with the path of its file below the site's folder; the first is shown at once. */
export const examples = [
  { id: 'report', path: 'example.pdf' },
  { id: 'invoice', path: 'examples/invoice.pdf' },
  { id: 'resume', path: 'examples/resume.pdf' },
  { id: 'form', path: 'examples/form.pdf' },
  { id: 'scan', path: 'examples/scan.pdf' },
] as const;

export type Example = (typeof examples)[number];

/** Folder of what was made of an example while the site was built, below the site's folder. */
export const folderOf = ({ id }: Example): string => `examples/${id}/`;

/** All that was read of an example, below the site's folder: JSON of a `ReadExample`, in one file as each file costs a visit. */
export const readOf = (example: Example): string => `${folderOf(example)}read.json`;

/** What was made of an example, but for the images of its pages. */
export interface ReadExample {
  /** Of each page, in points. */
  readonly sizes: readonly PageSize[];
  /** Of the operations that are shown, with evidence. */
  readonly answers: Partial<Answers>;
}
