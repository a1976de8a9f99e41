import type { EntityType } from './entity-types.ts';

/**
 * Score from which a candidate is reported. Patterns of bare digits score less, so they need a context word. The
 * exceptions are types whose patterns match ordinary words and numbers too.
 */
export const DEFAULT_THRESHOLD = 0.4;

const THRESHOLDS: Readonly<Partial<Record<EntityType, number>>> = {
  DATE: 0.5,
  LOCATION: 0.5,
  ORGANIZATION: 0.5,
  PERSON: 0.5,
};

export const thresholdOf = (type: EntityType): number => THRESHOLDS[type] ?? DEFAULT_THRESHOLD;
