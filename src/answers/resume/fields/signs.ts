import {
  ACHIEVEMENT,
  COMPANY,
  DEGREE,
  JOB_TYPE,
  LOCATION,
  PLACE_NAME,
  SCHOOL,
  SELF_EMPLOYED,
  titleStrength,
  WEB_ADDRESS,
} from '../../vocabulary/vocabulary.ts';
import type { Part } from '../entries/parts.ts';
import { lowerShare } from './capitals.ts';
import { degreeAtStart } from './degrees.ts';
import type { Names } from './names.ts';
import { MINOR_SUBJECT, RESULT_LABEL } from './results.ts';
import type { Segment } from './segments.ts';

/** Words of a name beyond which it reads as a description. */
const NAME_WORDS = 6;

/** What can be seen of a stretch of a head, from 0 for no to 1 for yes; `words` are those above a name's. */
const SIGNS = {
  'job title': ({ text }) => titleStrength(text),
  'job type': ({ text }) => Number(JOB_TYPE.test(text)),
  'self-employed': ({ text }) => Number(SELF_EMPLOYED.test(text)),
  company: ({ text }) => Number(COMPANY.test(text)),
  school: ({ text }) => Number(SCHOOL.test(text)),
  /** Half where the text does not begin with it. */
  degree: ({ text }) => (degreeAtStart(text) ? 1 : Number(DEGREE.test(text)) / 2),
  achievement: ({ text }) =>
    Number(
      ACHIEVEMENT.test(text) ||
        RESULT_LABEL.test(text) ||
        MINOR_SUBJECT.test(text) ||
        /^\d[\d.,]*(?:\s*\/\s*\d[\d.]*|\s*%)?$/.test(text),
    ),
  place: ({ text }) => Number(LOCATION.test(text)),
  /** `OR` behind `Silver Falls`, to which it belongs. */
  region: ({ text, parts: [first] }) => Number((first as Part).joint === 'comma' && PLACE_NAME.test(text)),
  address: ({ text }) => Number(WEB_ADDRESS.test(text)),
  'organization name': (segment, names) => names(segment, 'ORGANIZATION'),
  'location name': (segment, names) => names(segment, 'LOCATION'),
  'no letters': ({ text }) => Number(!/\p{L}/u.test(text)),
  lower: ({ text }) => lowerShare(text),
  words: ({ text }) => Math.max(0, text.split(/\s+/).length - NAME_WORDS),
  first: ({ parts: [first] }) => Number((first as Part).isFirst),
  bold: ({ parts: [first] }) => Number((first as Part).piece.bold),
  bracketed: ({ parts: [first] }) => Number((first as Part).bracketed),
  'behind a degree': ({ text, parts: [first] }) => Number((first as Part).joint === 'none' && !DEGREE.test(text)),
  'behind at': ({ parts: [first] }) => Number((first as Part).joint === 'at'),
} satisfies Record<string, (segment: Segment, names: Names) => number>;

/** The name of a sign. */
export type Sign = keyof typeof SIGNS;
/** The names of all signs, in the order of their values. */
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

/** The values of all signs for a segment, in the order of their names. */
export const signsOf = (segment: Segment, names: Names): number[] =>
  SIGN_NAMES.map((sign) => SIGNS[sign](segment, names));
