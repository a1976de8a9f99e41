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

/** The operations whose answers are there, each in a JSON file of its name. */
export const answered = [
  'parse',
  'extract_tables',
  'extract_key_value',
  'extract_pii',
  'extract_resume_key_value',
] as const;
