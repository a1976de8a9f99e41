import { termsOf } from '../../question/terms.ts';
import { isRole } from '../../question/type-terms.ts';
import type { Party } from './party-lists.ts';
import { partyNameAt } from './party-names.ts';

/** Words in brackets or behind `hereinafter`, with the defined terms in quotes. */
const DEFINES =
  /\(([^()]{0,400})\)|\b(?:hereinafter|hereafter|herein|nachfolgend|nachstehend|im\s+Folgenden|ci-après|en\s+adelante|di\s+seguito|hierna|doravante|adiante|nedan)\b([^().;\n]{0,100})/giu;
/** A recogniser takes quotation marks for `™`. */
const QUOTED =
  /[“"„«‘']\s?(?:(?:the|der|die|das|le|la|les|el|los)\s+|l['’])?([\p{L}\p{N}][^”"“„»«]{0,48}?)[,.]?\s?[”"“»’'™]/giu;
/** What leads within brackets to a role without quotation marks, which its article shows. */
const IN_BRACKETS =
  /^\s*(?:hereinafter|hereafter|nachfolgend|nachstehend|im\s+Folgenden|ci-après|en\s+adelante|di\s+seguito|hierna|doravante|adiante)[\s,:]+(?:(?:referred\s+to\s+as|called|genannt|denominad[oa]|dénommée?)[\s,]+)?(?:(?:the|der|die|le|la|el|il|o|a|de)\s+|l['’])?(\p{L}{4,20})(?!\p{L})/iu;
/** A role alone in brackets, which nothing but its meaning shows: `(Vermieterin)`. */
const ROLE_ALONE = /^\s*(?:(?:the|der|die|le|la|el|il|de)\s+)?(\p{L}{4,20})\s*$/u;
const CALLED =
  /^\s*(?:(?:referred\s+to\s+as|called|known\s+as|denominad[oa]|denominat[oa]|dénommée?|genannt)\s*)?(?:,\s*)?(?:the\s+|le\s+|la\s+|el\s+|il\s+)?(\p{Lu}\p{L}{2,20})/u;
const NO_ROLE = /\b(?:part(?:y|ies)|agreement|date|transaction|effective|purpose)\b/i;

/** Whether a word is what a party to an agreement is called, in any language that is known. */
export const isOfParty = (role: string): boolean => termsOf(role).some(isRole);

/** The roles that the text behind a party gives it, in lower case. */
export function rolesIn(behind: string): string[] {
  return [...behind.matchAll(DEFINES)].flatMap(({ 1: bracket, 2: hereinafter }) => {
    const text = bracket ?? hereinafter ?? '';
    const quoted = [...text.matchAll(QUOTED)].map(({ 1: role }) => role as string);
    const unquoted = hereinafter === undefined ? IN_BRACKETS.exec(text) : CALLED.exec(hereinafter);
    const alone = hereinafter === undefined ? ROLE_ALONE.exec(text)?.[1] : undefined;
    const called = quoted.length > 0 ? undefined : (unquoted?.[1] ?? (alone && isOfParty(alone) ? alone : undefined));
    return [...quoted, ...(called ? [called] : [])]
      .filter((role) => !NO_ROLE.test(role))
      .map((role) => role.toLowerCase());
  });
}

/** Roles that tell of an agreement wherever they are given. */
const USUAL =
  /^(?:company|corporation|bank|employer|employee|executive|consultant|contractor|client|customer|recipient|discloser|provider|seller|buyer|purchaser|vendor|landlord|tenant|lessor|lessee|licensor|licensee|lender|borrower|guarantor|owner|agent|distributor|director|undersigned|participant|investor|supplier)$/;
const NAMED =
  /(?<=^|[\s(])(?=\p{Ll}{0,2}\p{Lu}(?:[^.;()\n]|\.(?=,|\s?[\p{Ll}(])){2,140}\([^()\n]{0,160}[“"][^”"™\n]{2,40}[”"™])/gu;
/** How far into a document its parties are named, in UTF-16 units. */
const OPENING = 4000;

/** The organisations to which the beginning of a text gives a role of an agreement: `X, Inc. (the “Company”)`. */
export function partiesNamed(prose: string): Party[] {
  const found: Party[] = [];
  for (const { index } of prose.slice(0, OPENING).matchAll(NAMED)) {
    if (index < (found.at(-1)?.name.end ?? 0)) continue;
    const name = partyNameAt(prose, index);
    if (!name?.isOrganization) continue;
    const behind = /^[^.;()\n]{0,80}\([^()\n]{0,200}\)/.exec(prose.slice(name.span.end, name.span.end + 300))?.[0];
    const roles = behind === undefined ? [] : rolesIn(behind).filter((role) => USUAL.test(role));
    if (roles.length > 0) found.push({ name: name.span, roles });
  }
  return found;
}
