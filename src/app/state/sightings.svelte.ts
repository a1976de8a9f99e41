import { openSightings, type Sighting, watchRequests } from '../../platform/sightings.ts';

/** As many are remembered: the last. */
const MOST = 2000;

export type Seen<Type extends Sighting['type']> = Extract<Sighting, { type: Type }>;

/** What this page, the workers of the site and its service worker have seen of the network during this visit. */
export class Sightings {
  all = $state.raw<readonly Sighting[]>([]);
  /** Requests with a body, requests to other hosts than the site's, and what its policy has refused. */
  suspicious = $state(0);

  /** Begins to watch the site at `scope`; what the page has asked for until now is told too. */
  start(scope: string): void {
    watchRequests('page', (sighting) => this.add(sighting));
    openSightings(scope).onmessage = ({ data }) => this.add(data as Sighting);
  }

  add(sighting: Sighting): void {
    this.all = [...this.all.slice(1 - MOST), sighting];
    if (isSuspicious(sighting)) this.suspicious++;
  }

  /** Those of one type since a moment, in milliseconds since the epoch. */
  since<Type extends Sighting['type']>(moment: number, type: Type): Seen<Type>[] {
    return this.all.filter((one): one is Seen<Type> => one.type === type && one.at >= moment);
  }
}

/** Whether an address is not one of this site's host. */
export const isForeign = (address: string): boolean => URL.parse(address)?.origin !== location.origin;

function isSuspicious(sighting: Sighting): boolean {
  if (sighting.type === 'violation') return true;
  return isForeign(sighting.address) || (sighting.type === 'passed' && sighting.hasBody);
}
