/** What the site was built from. */
export interface Build {
  /** Of `package.json`. */
  readonly version: string;
  /** The commit in hexadecimal, with a plus where files were changed after it. */
  readonly commit?: string;
  /** Where the source is, if the host says so in `package.json`. */
  readonly source?: string;
}

/** Reads `version.json`; nothing where the site has none, as in development. */
export async function readBuild(base: string): Promise<Partial<Build>> {
  try {
    return await (await fetch(new URL('version.json', base))).json();
  } catch {
    return {};
  }
}
