import { type PlaceName, places } from './places.ts';

const addressed = (): PlaceName => places.find((place) => location.hash === `#/${place}`) ?? 'documents';

/** Where the visitor is in the app, as the address says. */
export class Place {
  name = $state<PlaceName>(addressed());
  /** The places that were opened until now: what a visitor has typed there stays. */
  visited = $state.raw<ReadonlySet<PlaceName>>(new Set([this.name]));

  constructor() {
    addEventListener('hashchange', () => {
      this.name = addressed();
      this.visited = new Set([...this.visited, this.name]);
    });
  }
}
