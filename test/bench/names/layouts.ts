import type { Random } from './random.ts';
import { FORM_LABELS } from './templates/english.ts';

const times = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

/** Templates of documents of several lines, drawn anew each time. */
const LAYOUTS: readonly ((random: Random) => string)[] = [
  // A form: labels and values, one pair on each line, the value behind a colon, a tab or on the next line.
  (random) => {
    const between = random.pick([': ', ': ', '\t', '\n', ':\n', ' ', ':\t', ' - ']);
    const rows = times(3 + random.below(8), () => {
      const [label, slot] = random.pick(FORM_LABELS);
      return `${label}${between}{${slot}}`;
    });
    return [random.pick(['{Noun} Form', 'Application for {Noun}', '', 'Personal Details', '{NOUN} {NOUN}']), ...rows]
      .join('\n')
      .trim();
  },
  // Pairs in rows of a table.
  (random) =>
    times(2 + random.below(4), () => {
      const [[a, x], [b, y]] = [random.pick(FORM_LABELS), random.pick(FORM_LABELS)];
      return `${a}\t{${x}}\t${b}\t{${y}}`;
    }).join('\n'),
  // A table with a head.
  (random) => {
    const columns = times(2 + random.below(4), () => '').map(() => random.pick(FORM_LABELS));
    const row = columns.map(([, slot]) => `{${slot}}`).join('\t');
    return [columns.map(([label]) => label).join('\t'), ...times(2 + random.below(5), () => row)].join('\n');
  },
  // Lists of people and places.
  (random) =>
    [
      random.pick(['Participants', 'Team', 'Board of Directors', 'Guest list', 'Members', 'Authors', 'Staff', '']),
      ...times(3 + random.below(6), () =>
        random.pick(['{person}', '{person}', '{listed}', '{person}, {org}', '{person} - {role}', '{person}\t{phone}']),
      ),
    ]
      .join('\n')
      .trim(),
  (random) =>
    [
      random.pick(['Offices', 'Locations', 'Branches', '']),
      ...times(3 + random.below(5), () => random.pick(['{city}', '{city}, {country}', '{country}'])),
    ]
      .join('\n')
      .trim(),
  (random) =>
    times(2 + random.below(5), () =>
      random.pick(['{num}. {person}', '• {person}', '- {org}', '• {city}', '* {person} ({org})']),
    ).join('\n'),
  // Addresses, as blocks and on one line.
  (random) =>
    random.pick([
      '{person}\n{street}\n{zip} {city}\n{country}',
      '{org}\n{street}\n{city}, {region} {zip}',
      '{person}\n{org}\n{street}\n{city} {zip}\n{country}',
      '{title} {person}\n{street}\n{city}\n{zip}',
      '{org}\nAttn: {person}\n{street}\n{city}',
      '{street}\n{city}\n{region} {zip}\n{country}',
      '{street}, {city}, {region} {zip}',
      '{street}\n{zip} {city}',
    ]),
  // Letters.
  (random) =>
    `${random.pick(['{org}\n{street}\n{zip} {city}\n', ''])}${random.pick(['{person}\n{street}\n{zip} {city}\n', ''])}${random.pick(['{city}, {date}\n', '{date}\n', ''])}${random.pick(['Re: {Noun} {Noun}\n', 'Subject: {Noun}\n', ''])}${random.pick(['Dear {title} {last},', 'Dear {first},', 'Dear {person},', 'Dear Sir or Madam,'])}\nThank you for your letter of {date}. We have forwarded it to {person} at our office in {city}.\nThe {noun} will be sent to you by {org}.\n${random.pick(['Yours sincerely,', 'Kind regards,', 'Best regards,', 'Sincerely'])}\n{person}\n${random.pick(['{role}', '{role}, {org}', '{org}', ''])}`.trim(),
  // Signatures.
  (random) =>
    random.pick([
      '{person}\n{role}\n{org}\n{phone}\n{email}',
      'Best,\n{first}',
      'Thanks,\n{first}\n\n{person}\n{role} | {org}',
      '{person}, {role}\n{org}, {street}, {city}',
      'Regards\n{person}',
      '____________\n{person}\n{role}',
      'Signature: ________\nName: {person}\nTitle: {role}\nCompany: {org}',
      'By: ______\nName: {person}\nTitle: {role}',
    ]),
  // Chats and mail.
  (random) =>
    times(2 + random.below(4), () =>
      random.pick([
        '{first}: hi {first}, did you call {org}?',
        '{person}: {noun} is ready',
        '[{time}] {first}: see you in {city}',
        'Agent: Thank you for calling {org}. Customer: This is {person}.',
        '{first} joined the chat',
        '{first} {last}: ok',
      ]),
    ).join('\n'),
  (random) =>
    `From: {person} <{email}>\nTo: {person} <{email}>\n${random.chance(0.5) ? 'Cc: {person}\n' : ''}Subject: {Noun} {noun} in {city}\nHi {first},\nplease find attached the {noun} from {org}.\n{first}`,
  // Résumés.
  () =>
    '{person}\n{role}\n{street}, {city} | {phone} | {email}\nWork Experience\n{role}, {org}, {city}\n{date} - Present\n{role}, {org}, {country}\nEducation\nBachelor of {Noun}, {org}\nSkills\n{Noun}, {Noun}, {Camel}, {Acronym}\nReferences\n{person}, {org}',
  // Invoices.
  () =>
    '{org}\n{street}\n{zip} {city}\nINVOICE\nInvoice Number\t{id}\nDate\t{date}\nBill To\n{person}\n{street}\n{city}\nDescription\tQty\tPrice\tAmount\n{Noun} {noun}\t{num}\t{money}\t{money}\n{Noun} {Noun}\t{num}\t{money}\t{money}\nTotal\t{money}\nPayment to {org}, {city}',
  // Medical records.
  () =>
    'Patient: {person}\tDOB: {date}\tMRN: {id}\nAttending: Dr. {person}\tFacility: {org}\nChief Complaint: {noun}\nHistory: {title} {last} is a {age} year old {noun} from {city} who presents with {noun}.\nAssessment and Plan\nContinue {noun}. Follow up with Dr. {last}.',
];

/** A template of a whole document. */
export const drawLayout = (random: Random): string => random.pick(LAYOUTS)(random);
