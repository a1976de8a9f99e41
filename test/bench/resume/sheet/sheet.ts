import type { Place } from '../json-resume.ts';
import type { DateStyle } from './dates.ts';
import type { Kind, Words } from './words.ts';

/** A resume as it is printed: all wording is there, where it stands is left to a layout. */
export interface Sheet {
  readonly name: string;
  readonly label: string;
  readonly contacts: readonly Contact[];
  /** In their usual order; none that is empty. */
  readonly sections: readonly Section[];
  readonly words: Words;
}

export interface Contact {
  readonly kind: 'email' | 'phone' | 'address' | 'link';
  readonly text: string;
}

export interface Section {
  readonly kind: Kind;
  readonly heading: string;
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly groups: readonly Group[];
}

/** What was done somewhere for some time. Empty where it does not say. */
export interface Entry {
  /** A position, a degree, the name of a project. */
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  readonly dates: string;
  readonly text: string;
  readonly bullets: readonly string[];
  /** Lines such as the mark of a degree. */
  readonly notes: readonly string[];
}

/** Skills that are put together. */
export interface Group {
  readonly name: string;
  readonly items: readonly string[];
}

/** What layouts print in different ways. */
export interface SheetStyle {
  readonly dates: DateStyle;
  /** Which of the usual headings; the last where there are fewer. */
  readonly heading?: number;
  /** What stands between a degree and its subject: a comma, or what the language has there in a phrase. */
  readonly study?: 'comma' | 'phrase';
  /** How a place of living is printed. */
  readonly place?: (place: Place) => string;
  /** Whether courses are bullets, not a line. */
  readonly coursesAsBullets?: boolean;
}

/** The texts that are not empty. */
export const filled = (...texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => !!text);
