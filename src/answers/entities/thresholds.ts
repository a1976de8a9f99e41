import type { EntityType } from './entity-types.ts';

/**
 * Score from which a candidate is reported. Patterns of bare digits score .05 to .15 and a word of context adds .4: at
 * .4 they need one.
 */
export const DEFAULT_THRESHOLD = 0.4;

/**
 * Types whose candidates are ordinary words and numbers too, so that one is reported when it is likelier than not. F1 on
 * the synthetic texts of the bench `pii` that were never opened, at .5 and at .7, 2026-11-21: PERSON .911 and .880 (false
 * ones in 64 pages of technical prose: 11 and 8), ORGANIZATION .465 and .500, LOCATION .648 and .625. Below .5 nothing
 * changes: the tagger proposes nothing less likely.
 */
const THRESHOLDS: Readonly<Partial<Record<EntityType, number>>> = {
  DATE: 0.5,
  LOCATION: 0.5,
  ORGANIZATION: 0.5,
  PERSON: 0.5,
};

/** Score from which a candidate of a type is reported. */
export const thresholdOf = (type: EntityType): number => THRESHOLDS[type] ?? DEFAULT_THRESHOLD;
