/** Source of a pattern: titles before names of persons, in several languages, that are no other words even when shortened. */
export const TITLES_OF_NAMES =
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Herrn?|Frau|Monsieur|Madame|Mademoiselle|Mme|Mlle|Sr|Sra|Srta|Señora?|Doña|Signora?|Mevrouw|Senhora?|Fröken|Dra';
