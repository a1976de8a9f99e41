/**
 * The parts of JSON Resume 1.0.0 (https://jsonresume.org/schema) that an answer fills. Dates are `YYYY-MM-DD`, and names
 * that begin with `x-` are of our own.
 */
export interface JsonResume {
  readonly $schema: string;
  readonly basics: Basics;
  readonly work: readonly Work[];
  readonly education: readonly Education[];
  readonly certificates: readonly Certificate[];
  readonly skills: readonly Skill[];
  readonly projects: readonly Project[];
  readonly meta: { readonly version: string };
}

interface Basics {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly summary?: string;
  readonly location?: Location;
  readonly profiles: readonly Profile[];
}

/** A place: texts as printed, but for the country. */
export interface Location {
  /** What the other fields do not hold, such as the street; the whole where it was not taken apart. */
  readonly address?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly region?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
}

export interface Profile {
  readonly network: string;
  readonly username?: string;
  readonly url: string;
}

/** The end is absent where there is none yet. */
interface Period {
  readonly startDate?: string;
  readonly endDate?: string;
}

interface Work extends Period {
  readonly name?: string;
  readonly position?: string;
  readonly location?: string;
  readonly summary?: string;
  readonly highlights: readonly string[];
  /** Such as full-time: JSON Resume has no field for it. */
  readonly 'x-jobType'?: string;
}

interface Education extends Period {
  readonly institution?: string;
  readonly studyType?: string;
  readonly area?: string;
  readonly courses: readonly string[];
  /** Grades, honours and the like: JSON Resume tells them apart, an answer does not. */
  readonly 'x-achievements'?: readonly string[];
}

interface Certificate {
  readonly name?: string;
  readonly issuer?: string;
  readonly date?: string;
}

interface Skill {
  readonly name: string;
  readonly keywords: readonly string[];
}

interface Project extends Period {
  readonly name?: string;
  readonly description?: string;
  readonly url?: string;
  readonly highlights: readonly string[];
}
