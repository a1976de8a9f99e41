import { openSightings, watchRequests } from '../src/platform/sightings.ts';

/* Imported by the workers of the site, so that its pages can show what they ask for. */
// Workers lie in folders of the site.
const channel = openSightings(new URL('../', location.href).href);
watchRequests('worker', (sighting) => channel.postMessage(sighting));
