/** What the service worker knows of its build, as the global `__SITE__`. */
export interface Site {
  /** Changes when any file does. */
  readonly version: string;
  /** Paths relative to the site's base. */
  readonly files: readonly string[];
  /** The same for files that are fetched, and kept, when they are first needed. */
  readonly filesOnNeed: Readonly<Record<string, FileOnNeed>>;
  readonly contentSecurityPolicy: string;
}

/** What tells a file from a login page in its place. */
export interface FileOnNeed {
  readonly bytes: number;
  /** SHA-256 in hexadecimal: of the file and, where it is packed by gzip, of what some hosts inflate it to. */
  readonly digests: readonly string[];
}
