import { DATE } from '../../../text/dates.ts';
import { groupSpan } from '../../../text/match-spans.ts';
import { WORDED_DATE } from '../../values/worded-dates.ts';
import { partyNameAt } from './party-names.ts';
import type { Statement } from './statement.ts';

/** What leads to the name of a company that a register tells of. */
const CERTIFIES =
  /(?<!\p{L})(?:certif(?:y|ies|ied)|confirms?|declares?)\s+that\s+(?:the\s+company\s+)?(?=\p{Lu})|(?<!\p{L})(?:bescheinigt|certifie|certifica),?\s+(?:dass|que|che)\s+(?:die\s+|la\s+société\s+|la\s+sociedad\s+|la\s+società\s+)?(?=\p{Lu})/giu;
/** What is said of it. */
const FOUNDED =
  /(?<!\p{L})(?:incorporated|registered|formed|organi[sz]ed|gegründet|eingetragen|immatriculée|constituida|inscrita|costituita|iscritta)(?!\p{L})/iu;
/** That a certificate is made out on a day. */
const GIVEN = new RegExp(
  `(?<!\\p{L})(?:given|issued|ausgestellt|délivrée?|expedid[oa]|rilasciat[oa]|emitid[oa])(?!\\p{L})[^.;\\n]{0,80}?\\s(?:this|on|the|am|den|le|el|il|em|in)\\s+(?:the\\s+)?(${DATE}|${WORDED_DATE})`,
  'iu',
);
/** Length of the sentence that is looked at, in UTF-16 units. */
const LONGEST = 300;

/** The company of which a certificate says that it is founded or registered, and the day on which it is made out. */
export function certified(prose: string): Statement[] {
  const given = GIVEN.exec(prose);
  const day = given?.[1];
  return [
    ...companies(prose),
    ...(given && day !== undefined ? [{ names: ['issue date', 'date of issue'], value: groupSpan(given, day) }] : []),
  ];
}

const companies = (prose: string): Statement[] =>
  [...prose.matchAll(CERTIFIES)].slice(0, 1).flatMap((match): Statement[] => {
    const start = match.index + match[0].length;
    const sentence = /^[^;\n]*/.exec(prose.slice(start, start + LONGEST))?.[0] ?? '';
    const name = FOUNDED.test(sentence) ? partyNameAt(prose, start) : undefined;
    return name ? [{ names: ['company name'], value: name.span }] : [];
  });
