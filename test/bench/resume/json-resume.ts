type Text = string | null;

/** A resume in the fields of JSON Resume v1: the first six are what the seven sections of the API can hold. */
export interface JsonResume {
  readonly basics?: Basics;
  readonly work?: readonly Work[];
  readonly education?: readonly Education[];
  readonly skills?: readonly Skill[];
  readonly projects?: readonly Project[];
  readonly certificates?: readonly Certificate[];
  readonly volunteer?: readonly Volunteer[];
  readonly languages?: readonly Language[];
  readonly awards?: readonly Award[];
  readonly publications?: readonly Publication[];
  readonly interests?: readonly Skill[];
  readonly references?: readonly Reference[];
}

export interface Basics {
  readonly name?: Text;
  readonly label?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly url?: Text;
  readonly summary?: Text;
  /** The whole address, or its parts. */
  readonly location?: Text | Place;
  readonly profiles?: readonly Profile[];
}

export interface Place {
  readonly address?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly region?: string;
}

export interface Profile {
  readonly network?: string;
  readonly username?: string;
  readonly url?: string;
}

/** Dates are those of ISO 8601: a year, a month or a day. What goes on has no end. */
interface Dated {
  readonly startDate?: Text;
  readonly endDate?: Text;
}

interface Occupation extends Dated {
  readonly position?: Text;
  readonly location?: string;
  readonly summary?: Text;
  readonly highlights?: readonly string[];
}

export interface Work extends Occupation {
  readonly name?: Text;
}

export interface Volunteer extends Occupation {
  readonly organization?: Text;
}

export interface Education extends Dated {
  readonly institution?: Text;
  readonly location?: string;
  readonly area?: Text;
  readonly studyType?: Text;
  readonly score?: Text;
  readonly courses?: readonly string[];
}

export interface Skill {
  readonly name?: Text;
  readonly keywords?: readonly string[];
}

export interface Project extends Dated {
  readonly name?: Text;
  readonly description?: Text;
  readonly highlights?: readonly string[];
}

export interface Certificate {
  readonly name?: Text;
  readonly issuer?: Text;
  readonly date?: Text;
}

export interface Language {
  readonly language?: string;
  readonly fluency?: string;
}

export interface Award {
  readonly title?: string;
  readonly awarder?: string;
  readonly date?: string;
}

export interface Publication {
  readonly name?: string;
  readonly publisher?: string;
  readonly releaseDate?: string;
}

export interface Reference {
  readonly name?: string;
  readonly reference?: string;
}
