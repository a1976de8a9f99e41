import { COUNTRIES, US_STATES } from '../text/places.ts';
import type { Title } from './entries.ts';

const STATES = Object.entries(US_STATES).flat().join('|');
const LOCATION = new RegExp(`^(?:remote|hybrid|on-?site|${STATES}|${COUNTRIES.join('|')}|UK|US)$`, 'i');

/** A state, country or `Remote`, with the town right before it. */
export function locationOf(titles: readonly Title[]): readonly Title[] {
  const index = titles.findIndex((title) => LOCATION.test(title.text));
  const place = titles[index];
  if (!place) return [];
  const town = titles[index - 1];
  const beside = town && index >= 2 && place.start - town.end <= 2;
  return beside ? [town, place] : [place];
}
