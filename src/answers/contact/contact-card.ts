import type { Cited } from '../cited.ts';
import type { EntityType } from '../entities/entity-types.ts';
import type { Finding } from '../entities/findings.ts';
import { type Section, sectionsOfText } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { StyledSpan } from '../text/styled-spans.ts';
import { bareTown } from './bare-town.ts';
import { contactArea } from './contact-area.ts';
import { emailAddress } from './email-address.ts';
import { homeTown, wholeAddress } from './home-address.ts';
import { GITHUB, LINKEDIN } from './networks.ts';
import { ownContacts } from './own-contacts.ts';
import { profile } from './profiles.ts';
import { resumeName } from './resume-name.ts';
import { nearestTo } from './subject.ts';
import { nameAsPrinted, subjectName } from './subject-name.ts';
import { summaryOf } from './summary.ts';

type Field = Cited<string> | null;

/** How to reach the person that a document is about; null where the document has no such value. */
export interface ContactCard {
  readonly name: Field;
  readonly phone_number: Field;
  readonly address: Field;
  readonly email_address: Field;
  readonly linkedin_url: Field;
  readonly github_url: Field;
  /** The document's summary of the person. */
  readonly summary: Field;
}

/** The contact card of a document's subject: what stands nearest to the subject's name is taken to be the subject's. */
export function contactCard(
  text: PlainText,
  spans: readonly StyledSpan[],
  findings: readonly Finding[],
  sections: readonly Section[] = sectionsOfText(text),
): ContactCard {
  const area = contactArea(text, sections);
  const subject = area.isResume ? resumeName(text, area, findings) : subjectName(text, spans, findings);
  const own = ownContacts(text, area, sections, findings, subject);
  const nearest = (type: EntityType): Finding | undefined => nearestTo(spans, subject, own, type);
  const [phone, address] = [nearest('PHONE'), nearest('ADDRESS')];
  const addressOf = (found: Finding): Field =>
    area.isResume ? wholeAddress(text, area, findings, found) : quote(text, found, found.score);
  return {
    name: subject ? nameAsPrinted(text, subject) : null,
    phone_number: phone ? quote(text, phone, phone.score) : null,
    address: address ? addressOf(address) : (homeTown(text, area, findings) ?? bareTown(text, area, findings)),
    email_address: emailAddress(text, area, nearest('EMAIL')),
    linkedin_url: profile(text, area, findings, LINKEDIN),
    github_url: profile(text, area, findings, GITHUB),
    summary: summaryOf(text, sections, findings, area.isResume),
  };
}
