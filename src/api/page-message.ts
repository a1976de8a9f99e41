/**
 * What a page tells its service worker. Any message keeps a service worker alive while a call is open, and any that
 * comes with a port is answered on it.
 */
export type PageMessage =
  /** Take control of pages that a hard reload left without. */
  | 'claim'
  | 'heartbeat'
  /** Answered with the `MissingFiles`. */
  | 'missing'
  /** The page is being closed, and with it the work on these jobs. */
  | { readonly released: readonly string[] };
