import { openSightings, watchRequests } from '../src/platform/sightings.ts';

/* Imported by the workers of the site, so that its pages can show what they ask for. */
const channel = openSightings();
watchRequests('worker', (sighting) => channel.postMessage(sighting));
