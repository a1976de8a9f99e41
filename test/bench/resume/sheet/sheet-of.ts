import type { JsonResume, Place } from '../json-resume.ts';
import { CONTENT } from './content.ts';
import { type Contact, filled, type Section, type Sheet, type SheetStyle } from './sheet.ts';
import { KINDS, type Words } from './words.ts';

/** A resume in words of a language and in the way of a layout. */
export function sheetOf(resume: JsonResume, words: Words, style: SheetStyle): Sheet {
  const sections = KINDS.map((kind): Section => {
    const headings = words.headings[kind];
    const heading = headings[Math.min(style.heading ?? 0, headings.length - 1)] ?? headings[0];
    return { kind, heading, text: '', entries: [], groups: [], ...CONTENT[kind](resume, words, style) };
  });
  return {
    name: resume.basics?.name ?? '',
    label: resume.basics?.label ?? '',
    contacts: contactsOf(resume, style),
    sections: sections.filter(({ text, entries, groups }) => text !== '' || entries.length + groups.length > 0),
    words,
  };
}

const cityOf = ({ city, region }: Place): string => filled(city, region).join(', ');

function contactsOf({ basics = {} }: JsonResume, { place = cityOf }: SheetStyle): Contact[] {
  const { location } = basics;
  const address = typeof location === 'object' && location ? place(location) : location;
  const links = filled(basics.url, ...(basics.profiles ?? []).map(({ url }) => url));
  const contact = (kind: Contact['kind']) => (text: string) => ({ kind, text });
  return [
    ...filled(address).map(contact('address')),
    ...filled(basics.phone).map(contact('phone')),
    ...filled(basics.email).map(contact('email')),
    ...links.map((url) => url.replace(/^https?:\/\/(?:www\.)?/, '')).map(contact('link')),
  ];
}
