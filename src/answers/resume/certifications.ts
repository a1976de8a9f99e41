import type { Cited } from '../cited.ts';
import { periodOf } from '../periods/periods.ts';
import { lineRows } from '../sections/line-rows.ts';
import type { Section } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { LOCATION, WEB_ADDRESS } from '../vocabulary/vocabulary.ts';
import type { Atom } from './atoms/atom.ts';
import { atomsOf } from './atoms/atoms.ts';
import { CERTIFICATE, type Cut, cutsOf, ISSUER_LABEL, issuerScore } from './certifications/issuers.ts';
import { type Entry, entriesOf } from './entries/entry.ts';
import type { Part } from './entries/parts.ts';
import { type Title, titlesOf } from './entries/titles.ts';
import type { Names } from './fields/names.ts';
import { type TitleRole, titleRolesOf } from './fields/title-roles.ts';
import { PLACED } from './fields.ts';

type CertificateRole = 'name' | 'issuer' | 'other';

/** What a certificate has beside its name, its issuer and its date. */
const OTHER =
  /^(?:(?:credential|certificate|licen[cs]e|registration|certification) ?(?:id|no|number|nr|#|url|link)\b|id\b|expir|valid|gültig|no expir|verify|see |show |view |link$)/i;

const certificateRoles = (names: Names): TitleRole<CertificateRole>[] => [
  {
    name: 'name',
    prior: 0.5,
    score: (part) =>
      (part.line === 0 ? 0.4 : 0) +
      (part.piece.bold ? 0.4 : 0) +
      (part.piece.link === undefined ? 0 : 0.3) +
      (CERTIFICATE.test(part.text) ? 0.5 : 0) -
      names(part, 'ORGANIZATION') * 0.3 -
      unnamed(part),
  },
  {
    name: 'issuer',
    prior: 0.3,
    score: (part) =>
      issuerScore(part, names) +
      (ISSUER_LABEL.test(part.text) ? 3 : 0) -
      (LOCATION.test(part.text) ? 0.8 : 0) -
      unnamed(part),
  },
  { name: 'other', prior: -0.3, score: (part) => (unnamed(part) > 0 ? 4 : 0) },
];

const unnamed = ({ text }: Part): number =>
  OTHER.test(text) || WEB_ADDRESS.test(text) || !/\p{L}/u.test(text) ? 4 : 0;

/**
 * The certificates of the sections that have them; each item of a list is one of its own. Lines are taken as they are
 * read, or as they stand beside one another if more is known of the certificates then.
 */
export function certifications(text: PlainText, sections: readonly Section[], names: Names) {
  const lines = sections.filter(({ name }) => name === 'certifications').flatMap(({ body }) => body);
  const own = certificatesOf(text, atomsOf(text, lines), names);
  const rows = lineRows(lines);
  const beside = rows ? certificatesOf(text, atomsOf(text, rows), names) : [];
  return knownOf(beside) > knownOf(own) ? beside : own;
}

/** How many fields of certificates are known. */
const knownOf = (certificates: readonly Certificate[]): number =>
  certificates.flatMap(({ name, issuer, date }) => [name, issuer, date]).filter((value) => value !== null).length;

interface Certificate {
  readonly name: Cited<string> | null;
  readonly issuer: Cited<string> | null;
  /** The first day of the first date named. */
  readonly date: Cited<string> | null;
}

function certificatesOf(text: PlainText, atoms: readonly Atom[], names: Names): Certificate[] {
  const heads = atoms.map((atom): Atom => {
    const period = periodOf(atom.text);
    return { ...atom, kind: 'head', ...(period ? { period } : {}) };
  });
  const entries = (
    areApart(atoms)
      ? entriesOf(
          text,
          heads.map((atom) => [atom]),
        )
      : entriesOf(text, [heads])
  ).filter(({ parts }) => parts.length > 0);
  const titles = new Map(entries.map((entry) => [entry, titlesOf(text, entry.parts)]));
  const roles = titleRolesOf([...titles.values()], certificateRoles(names));
  const alone = [...titles.values()].flatMap((own) => {
    const { named, issued } = namedAndIssued(own, roles);
    return named && !issued ? [named] : [];
  });
  const cuts = cutsOf(text.text, alone, names);
  return entries
    .map((entry) => certificate(text, entry, titles.get(entry) ?? [], roles, cuts))
    .filter(({ name, issuer }) => name !== null || issuer !== null);
}

/** Whether each atom is a certificate of its own: all are items, or lines in one look that say who issued them or when. */
function areApart(atoms: readonly Atom[]): boolean {
  if (atoms.every(({ kind }) => kind === 'item')) return true;
  const [first] = atoms;
  return atoms.every(({ kind, look }) => kind === 'head' && look === first?.look) && !atoms.some(isRest);
}

/** Whether an atom says no more than the date or the issuer of what stands above it. */
const isRest = ({ text, period }: Atom): boolean =>
  ISSUER_LABEL.test(text) || OTHER.test(text) || (period !== undefined && text.length - lengthOf(period.spans) <= 2);

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);

function certificate(
  text: PlainText,
  { date }: Entry,
  titles: readonly Title[],
  roles: ReadonlyMap<Title, CertificateRole>,
  cuts: ReadonlyMap<Title, Cut>,
): Certificate {
  const { named, issued } = namedAndIssued(titles, roles);
  const cut = named && cuts.get(named);
  const name = cut ? around(text, cut.name) : named;
  const issuer = cut ? around(text, cut.issuer) : issued;
  return {
    name: name ? quote(text, name, PLACED) : null,
    issuer: issuer ? issuerOf(text, issuer) : null,
    date,
  };
}

/** The titles with the name and the issuer; what would be an issuer of nothing is a name. */
function namedAndIssued(titles: readonly Title[], roles: ReadonlyMap<Title, CertificateRole>) {
  const named = titles.find((title) => roles.get(title) === 'name');
  const issued = titles.find((title) => roles.get(title) === 'issuer');
  return named ? { named, issued } : { named: issued, issued: undefined };
}

const around = ({ text }: PlainText, parts: readonly Part[]): Span => {
  const [start, end] = [(parts[0] as Part).start, (parts.at(-1) as Part).end];
  const isOpen = text.slice(start, end).includes('(') && !text.slice(start, end).includes(')');
  return { start, end: isOpen && text.charAt(end) === ')' ? end + 1 : end };
};

/** Who issued a certificate, without the label. */
function issuerOf(text: PlainText, { start, end }: Span): Cited<string> {
  const label = ISSUER_LABEL.exec(text.text.slice(start, end))?.[0] ?? '';
  return quote(text, { start: start + label.length, end }, PLACED);
}
