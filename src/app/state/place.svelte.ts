import { type PlaceName, places } from './places.ts';

const addressed = (): PlaceName => places.find((place) => place === location.hash.split('/')[1]) ?? 'documents';
const sectionOf = (): string | undefined => location.hash.split('/')[2];

/** Where the visitor is in the app, as the address says. */
export class Place {
  name = $state<PlaceName>(addressed());
  /** The part of the place that is asked for, if any. */
  section = $state(sectionOf());
  /** The places that were opened until now: what a visitor has typed there stays. */
  visited = $state.raw<ReadonlySet<PlaceName>>(new Set([this.name]));

  constructor() {
    addEventListener('hashchange', () => {
      this.name = addressed();
      this.section = sectionOf();
      this.visited = new Set([...this.visited, this.name]);
    });
  }
}
