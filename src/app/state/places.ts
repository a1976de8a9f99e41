/** The places of the app. Each has an address of its own: the fragment after `#/`; a section of it may follow. */
export const places = ['documents', 'api', 'trust'] as const;
export type PlaceName = (typeof places)[number];
