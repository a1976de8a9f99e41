/** The sections of the place of the API, as its addresses (`#/api/keys`) and the ids of their headings name them. */
export const sections = ['console', 'keys', 'errors'] as const;
export type SectionName = (typeof sections)[number];
