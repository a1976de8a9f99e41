import { COMPANY, SCHOOL } from '../../vocabulary/vocabulary.ts';
import type { Part } from '../entries/parts.ts';
import type { Title } from '../entries/titles.ts';
import type { Names } from '../fields/names.ts';

/** What a document says before who issued a certificate. */
export const ISSUER_LABEL =
  /^(?:(?:issued|awarded|granted|certified|offered|provided)? ?by|issuer|issuing (?:organi[sz]ation|authority|body)|provider|organi[sz]ation|authority|from|ausgestellt von|aussteller|délivrée? par|organisme|expedid[oa] por|emitid[oa] por|entidad|rilasciat[oa] da|ente|afgegeven door|uitgever|wydan[ey] przez|wystawca)(?::\s*|\s+)/iu;
/** What a title of a certificate has in it, and few names of those who issue it. */
export const CERTIFICATE =
  /\b(?:certifi\p{L}*|zertifi\p{L}*|certyfikat\p{L}*|licen[cs]e\p{L}*|diploma|specialist|specialization|associate|professional|practitioner|fundamentals|essentials|foundations?|administrator|developer|engineer|architect|analyst|instructor|operator|nanodegree|course|training|level|first aid|introduction)\b/iu;
/** Grades of certificates, which follow a dash and are no issuers. */
const GRADE =
  /^(?:associate|professional|expert|foundations?|practitioner|specialty|fundamentals|advanced|intermediate|basic|master|core|essentials|level \w+|part \w+|[A-C][12]|v?\d[\d.]*|\p{Lu}{1,6}[-+\d]*\d[-+\d]*)$/iu;
/** Most letters of an abbreviation in brackets, which is the certificate's. */
const ABBREVIATION = /^[\p{Lu}\p{N}+-]{2,8}$/u;

/** Words in names of bodies that certify, beside those of companies and schools. */
const BODY =
  /(?<!\p{L})(?:board|guild|chamber|union|federation|red cross|alliance|consortium|instytut|stowarzyszenie|izba|\p{L}*kammer|\p{L}*verband|verein|innung|chambre|fédération|ordre|cámara|colegio|asociación|federación|camera|ordine|associazione|câmara|ordem|associação|kamer|vereniging|bond)(?!\p{L})/iu;

/** What speaks for a text naming who issued a certificate. */
export const issuerScore = (part: Part, names: Names): number =>
  names(part, 'ORGANIZATION') * 0.6 +
  (COMPANY.test(part.text) || SCHOOL.test(part.text) || BODY.test(part.text) ? 0.5 : 0) -
  (CERTIFICATE.test(part.text) ? 0.6 : 0);

/** A title in two: the certificate and who issued it. */
export interface Cut {
  readonly name: readonly Part[];
  readonly issuer: readonly Part[];
}

/** Marks between a certificate and who issued it, the more telling ones first. */
const MARKS = [/\bby\s*$/i, /[–—]|\s-\s/, /^\s*\($/, /,/] as const;

/**
 * Where a title that names both is cut, for each title that is. They are cut at the mark that most of them have in
 * common, at the last one of it that has no grade or abbreviation of the certificate behind it. The issuer is what stands
 * behind it, unless more speaks in all of them for what stands before it.
 */
export function cutsOf(text: string, titles: readonly Title[], names: Names): Map<Title, Cut> {
  const byMark = MARKS.map((mark) => new Map(titles.flatMap((title) => cutAt(text, title, mark))));
  const most = byMark.reduce((best, cuts) => (cuts.size > best.size ? cuts : best), new Map<Title, Cut>());
  const others = new Map(byMark.toReversed().flatMap((cuts) => [...cuts]));
  const cuts = [...new Map([...others, ...most])];
  const score = (parts: readonly Part[]): number =>
    parts.reduce((sum, part) => sum + issuerScore(part, names), 0) / parts.length;
  const before = cuts.reduce((sum, [, { name, issuer }]) => sum + score(name) - score(issuer), 0);
  if (before <= 0) return new Map(cuts);
  return new Map(cuts.map(([title, { name, issuer }]) => [title, { name: issuer, issuer: name }]));
}

function cutAt(text: string, title: Title, mark: RegExp): [Title, Cut][] {
  const { inner } = title;
  for (let index = inner.length - 1; index > 0; index--) {
    const [before, part] = [inner[index - 1] as Part, inner[index] as Part];
    const isGrade = GRADE.test(part.text) || (ABBREVIATION.test(part.text) && text.charAt(before.end + 1) === '(');
    if (mark.test(text.slice(before.end, part.start)) && !isGrade)
      return [[title, { name: inner.slice(0, index), issuer: inner.slice(index) }]];
  }
  return [];
}
