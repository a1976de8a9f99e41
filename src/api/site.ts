/** What the service worker knows of its build, as the global `__SITE__`. */
export interface Site {
  /** Changes when any file does. */
  readonly version: string;
  /** Paths relative to the site's base. */
  readonly files: readonly string[];
  /** The same for files that are fetched, and kept, when they are first needed. */
  readonly filesOnNeed: readonly string[];
  readonly contentSecurityPolicy: string;
}
