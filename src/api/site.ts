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

/**
 * What a file is known by: as it is, which tells it from a login page in its place, and after it where the file is packed
 * by gzip, as a host sends it that names the packing.
 */
export type FileOnNeed = readonly { readonly bytes: number /** SHA-256 in hexadecimal. */; readonly digest: string }[];
