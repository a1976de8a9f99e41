import type { Page } from '../../document/page.ts';
import type { Watch } from '../../document/watch.ts';
import { contactCard } from '../contact/contact-card.ts';
import { findings } from '../entities/findings.ts';
import type { NameTagger } from '../entities/name-tagger.ts';
import type { SectionName } from '../sections/section-names.ts';
import { sectionsOfText } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { styledSpans } from '../text/styled-spans.ts';
import type { Atom } from './atoms/atom.ts';
import { atomsOf } from './atoms/atoms.ts';
import { certifications } from './certifications.ts';
import { education } from './education.ts';
import { withoutFieldLabels } from './field-labels.ts';
import { namesOf } from './fields/names.ts';
import { projects } from './projects.ts';
import { skills } from './skills.ts';
import { withUnheaded } from './unheaded.ts';
import { workExperience } from './work.ts';

/**
 * A resume in the seven sections of the API, in their order: unknown is `null`, or an empty list.
 * @param watch is told that the work goes on.
 */
export function resume(text: PlainText, pages: readonly Page[], tagger?: NameTagger, watch?: Watch) {
  const parts = styledSpans(text);
  const found = findings(text, tagger, parts, watch);
  const names = namesOf(found);
  const sections = withoutFieldLabels(withUnheaded(text, sectionsOfText(text, pages)));
  const card = contactCard(text, parts, found, sections);
  const atoms = (name: SectionName): Atom[][] =>
    sections.filter((section) => section.name === name).map(({ body }) => atomsOf(text, body));
  return {
    pii: { full_name: card.name, email: card.email_address, phone: card.phone_number },
    education: education(text, atoms('education'), names),
    work_experience: workExperience(text, atoms('work_experience'), names),
    personal_info: card,
    skills: skills(text, sections),
    certifications: certifications(text, sections, names),
    projects: projects(text, atoms('projects')),
  };
}
