/** Alternatives of a pattern: small words within names of persons, in several languages. */
export const PARTICLES = 'van|von|der|den|de|del|della|da|dos|di|la|le|bin|al|el';

/** More of them: those that say other things too, for texts that are known to be names. */
export const RARER_PARTICLES = 'das|do|y|e|zu|af|av|ten|ter|du';
