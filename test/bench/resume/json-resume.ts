/** A resume in the fields of JSON Resume v1 that the seven sections of the API can hold. */
export interface JsonResume {
  readonly basics?: Basics;
  readonly work?: readonly Work[];
  readonly education?: readonly Education[];
  readonly skills?: readonly Skill[];
  readonly projects?: readonly Project[];
  readonly certificates?: readonly Certificate[];
}

type Text = string | null;

export interface Basics {
  readonly name?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly summary?: Text;
  /** The whole address, or parts of it. */
  readonly location?: Text | { readonly city?: string };
  readonly profiles?: readonly Profile[];
}

export interface Profile {
  readonly network?: string;
  readonly username?: string;
  readonly url?: string;
}

export interface Work {
  readonly name?: Text;
  readonly position?: Text;
  readonly startDate?: Text;
  readonly endDate?: Text;
  readonly summary?: Text;
  readonly highlights?: readonly string[];
}

export interface Education {
  readonly institution?: Text;
  readonly area?: Text;
  readonly studyType?: Text;
  readonly startDate?: Text;
  readonly endDate?: Text;
  readonly courses?: readonly string[];
}

export interface Skill {
  readonly name?: Text;
  readonly keywords?: readonly string[];
}

export interface Project {
  readonly name?: Text;
  readonly description?: Text;
  readonly highlights?: readonly string[];
}

export interface Certificate {
  readonly name?: Text;
  readonly issuer?: Text;
  readonly date?: Text;
}
