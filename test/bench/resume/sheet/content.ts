import type { Education, JsonResume, Skill, Volunteer, Work } from '../json-resume.ts';
import { period, point } from './dates.ts';
import { type Entry, filled, type Group, type Section, type SheetStyle } from './sheet.ts';
import type { Kind, Words } from './words.ts';

type Content = Partial<Pick<Section, 'text' | 'entries' | 'groups'>>;

/** A row for each section: what it prints of a resume. */
export const CONTENT: Readonly<Record<Kind, (resume: JsonResume, words: Words, style: SheetStyle) => Content>> = {
  summary: ({ basics }) => ({ text: basics?.summary ?? '' }),
  work: ({ work }, ...look) => ({ entries: each(work, (job) => occupation(job, ...look)) }),
  volunteer: ({ volunteer }, ...look) => ({ entries: each(volunteer, (job) => occupation(job, ...look)) }),
  education: ({ education }, ...look) => ({ entries: each(education, (school) => study(school, ...look)) }),
  skills: ({ skills }) => ({ groups: each(skills, group) }),
  interests: ({ interests }) => ({ groups: each(interests, group) }),
  languages: ({ languages }) => ({
    groups: each(languages, ({ language = '', fluency }) => ({ name: language, items: filled(fluency) })),
  }),
  projects: ({ projects }, words, { dates }) => ({
    entries: each(projects, ({ name, description, highlights, startDate, endDate }) =>
      entry({
        title: name,
        dates: startDate ? period(words, dates, startDate, endDate) : '',
        text: description,
        bullets: highlights,
      }),
    ),
  }),
  certificates: ({ certificates }, ...look) => ({
    entries: each(certificates, ({ name, issuer, date }) => given(name, issuer, date, ...look)),
  }),
  awards: ({ awards }, ...look) => ({
    entries: each(awards, ({ title, awarder, date }) => given(title, awarder, date, ...look)),
  }),
  publications: ({ publications }, ...look) => ({
    entries: each(publications, ({ name, publisher, releaseDate }) => given(name, publisher, releaseDate, ...look)),
  }),
  references: ({ references }) => ({
    entries: each(references, ({ name, reference }) => entry({ title: name, text: reference })),
  }),
};

const each = <Item, Result>(items: readonly Item[] | undefined, of: (item: Item) => Result): Result[] =>
  (items ?? []).map(of);

const group = ({ name, keywords = [] }: Skill): Group => ({ name: name ?? '', items: keywords });

type Unfilled = { readonly [Name in keyof Entry]?: Entry[Name] | null | undefined };

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Unfilled): Entry => ({
  title: title ?? '',
  organisation: organisation ?? '',
  place: place ?? '',
  dates: dates ?? '',
  text: text ?? '',
  bullets: bullets ?? [],
  notes: notes ?? [],
});

const occupation = (job: Work & Volunteer, words: Words, { dates }: SheetStyle): Entry =>
  entry({
    title: job.position,
    organisation: job.name ?? job.organization,
    place: job.location,
    dates: period(words, dates, job.startDate, job.endDate),
    text: job.summary,
    bullets: job.highlights,
  });

function given(
  title: string | null | undefined,
  organisation: string | null | undefined,
  date: string | null | undefined,
  words: Words,
  { dates }: SheetStyle,
): Entry {
  return entry({ title, organisation, dates: date ? point(words, dates, date) : '' });
}

function study(school: Education, words: Words, style: SheetStyle): Entry {
  const { studyType, area, institution, location, score, courses = [], startDate, endDate } = school;
  const { labels } = words;
  const asLine = !style.coursesAsBullets && courses.length > 0;
  return entry({
    title: filled(studyType, area).join(style.study === 'phrase' ? words.ofSubject : ', '),
    organisation: institution,
    place: location,
    dates: period(words, style.dates, startDate, endDate),
    bullets: style.coursesAsBullets ? courses : [],
    notes: filled(
      // What is no number says itself what it is.
      score && (/^[\d.,/ ]+$/.test(score) ? `${labels.score}: ${score}` : score),
      asLine ? `${labels.courses}: ${courses.join(', ')}` : undefined,
    ),
  });
}
