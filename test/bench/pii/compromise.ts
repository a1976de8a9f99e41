import nlp from 'compromise';
import type { Finder } from './finders.ts';

const KINDS = [
  ['PERSON', 'people'],
  ['ORGANIZATION', 'organizations'],
  ['LOCATION', 'places'],
  ['PHONE', 'phoneNumbers'],
  ['EMAIL', 'emails'],
  ['URL', 'urls'],
] as const;

/** The names and addresses that compromise finds, without the punctuation that it counts to them. */
export const compromise: Finder = async (text) => {
  const document = nlp(text);
  return KINDS.flatMap(([type, kind]) =>
    document[kind]()
      .json({ offset: true })
      .flatMap(({ offset: { start, length } }) => {
        const name = text.slice(start, start + length).replace(/[\s\p{P}]+$/u, '');
        return name === '' ? [] : [{ type, start, end: start + name.length }];
      }),
  );
};
