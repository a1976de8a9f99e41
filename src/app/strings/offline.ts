import { megabytesOf } from '../../platform/megabytes.ts';
import { bytes } from './format.ts';

/** What works offline, and the notice of a new version. */
export const offline = {
  heading: 'Works offline',
  parts: {
    app: 'The app and its examples',
    reader: 'What reads PDF and Word files',
    recogniser: 'Text recognition, in English',
    languages: 'Text recognition, in other languages',
    refined: 'The larger model for scans',
  },
  works: 'works offline',
  missing: (size: number) => (size > 0 ? `not yet: ${bytes(size)} to fetch` : 'not yet'),
  fetch: (size: number) => `Fetch everything now (${bytes(size)})`,
  loading: (loaded: number, total: number) => `Fetching: ${megabytesOf(loaded, total)}`,
  fetched: 'Everything works offline now.',
  failed: 'Not everything could be fetched: the site cannot be reached, or there is no room for it on this device.',
} as const;

export const update = {
  now: 'There is a new version of Sheaf. Reloading opens it, and closes the documents that are open here.',
  later: 'There is a new version of Sheaf. It can be opened once the documents that are being read are done.',
  reload: 'Reload',
} as const;
