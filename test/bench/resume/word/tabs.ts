import { listItem, numbering } from '../../../fixtures/docx.ts';
import { type Entry, filled, type Section } from '../sheet/sheet.ts';
import { groupLine } from './blocks.ts';
import { BULLETS, type WordLayout } from './layout.ts';
import { bold, italic, line, plain, words } from './word-text.ts';

const CENTRED = '<w:jc w:val="center"/>';
const RIGHT_STOP = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>';

/** Two texts with a tab between them, as far as there are two. */
const apart = (left: string, right: string): string => (left && right ? `${left}${words('\t')}${right}` : left + right);

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string => {
  // What belongs to no organisation has its dates beside its title.
  const upper = organisation ? apart(bold(organisation), words(place)) : '';
  return [
    line(upper, RIGHT_STOP),
    line(apart(organisation ? italic(title) : bold(title), words(dates)), RIGHT_STOP),
    plain(text),
    ...bullets.map((bullet) => listItem(words(bullet))),
    ...notes.map((note) => plain(note)),
  ].join('');
};

const section = ({ heading, text, entries, groups }: Section): string =>
  [
    line(
      words(heading, '<w:b/><w:caps/>'),
      '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>',
    ),
    plain(text),
    ...entries.map(entry),
    ...groups.map(groupLine),
  ].join('');

/** The name and contacts centred; organisations and titles on the left of a line, places and dates at its right tab stop. */
export const tabs: WordLayout = {
  style: { dates: { point: 'short', dash: ' – ' } },
  write: ({ name, label, contacts, sections }) => ({
    body: [
      line(words(name, '<w:b/><w:sz w:val="32"/>'), CENTRED),
      plain(label, CENTRED),
      plain(filled(...contacts.slice(0, 3).map(({ text }) => text)).join(' • '), CENTRED),
      plain(filled(...contacts.slice(3).map(({ text }) => text)).join(' • '), CENTRED),
      ...sections.map(section),
    ].join(''),
    numbering: numbering(1, BULLETS),
  }),
};
