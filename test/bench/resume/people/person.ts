import type { JsonResume } from '../json-resume.ts';
import type { Words } from '../sheet/words.ts';

/** An invented person in a language. */
export interface Person {
  readonly id: string;
  readonly words: Words;
  readonly resume: JsonResume;
}
