import { describe, expect, test } from 'vitest';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { flowing, heading, paragraph, printed, run } from '../documents.ts';

const typesIn = (text: string): string[] => findings(unplacedText(text)).map(({ type }) => type);
const piiOf = (document: Document) => answer(document, 'extract_pii').json as Record<string, unknown>;

describe('findings', () => {
  test('bare numbers need a word before them that says what they are', () => {
    expect(typesIn('reference 021000021')).toEqual([]);
    expect(typesIn('routing number 021000021')).toEqual(['ABA_ROUTING_NUMBER']);
    expect(typesIn('Passport: 512345678')).toEqual(['US_PASSPORT']);
  });

  test('digits that no numbering plan has are a phone number where the text says so', () => {
    expect(typesIn('order 780 6326')).toEqual([]);
    expect(typesIn('Phone: 780 6326')).toEqual(['PHONE']);
  });

  test('context words count as words, not as parts of others', () => {
    expect(typesIn('abandoned 021000021')).toEqual([]);
    expect(typesIn('the ABA 021000021')).toEqual(['ABA_ROUTING_NUMBER']);
  });

  test('context ends with the line, but a caption says what is below it', () => {
    expect(typesIn('We have changed the routing.\n021000021')).toEqual([]);
    expect(typesIn('Routing number\n021000021')).toEqual(['ABA_ROUTING_NUMBER']);
  });

  test('of rivals the likeliest is kept: a host name is part of its e-mail address', () => {
    expect(typesIn('Write to ada@example.com today')).toEqual(['EMAIL']);
  });

  test('stand apart and in order', () => {
    const found = findings(
      unplacedText('Dear Ada Lovelace, call (212) 555-0188 or see https://example.org on 12 May 2021.'),
    );
    expect(found.map(({ type }) => type)).toEqual(['PERSON', 'PHONE', 'URL', 'DATE']);
    for (const [index, { start }] of found.entries()) expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
  });

  test.each([
    ['The lease ends in February. Rent is due on 3 March. It rose in May.', ['February', '3 March', 'May']],
    ['Signed on 9 Sept. 2021, paid since Dec. of that year.', ['9 Sept. 2021', 'Dec.']],
  ])('the full stop of a sentence is no part of a month: «%s»', (text, dates) => {
    const found = findings(unplacedText(text)).filter(({ type }) => type === 'DATE');
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(dates);
  });

  test('a tax number of a table is no telephone number, and the telephone number beside it is one', () => {
    expect(typesIn('VAT number\tGB 987 6543 21\tTelephone\t020 7946 0958')).toEqual(['PHONE']);
  });

  test('licences to drive are not looked for', () => {
    expect(typesIn('driver licence H12345678')).not.toContain('US_DRIVER_LICENSE');
  });
});

describe('with evidence', () => {
  const document = flowing(paragraph('Write to ada@example.org or call +44 20 7946 0958.'));

  test('messages say which rule found which entity', () => {
    const { messages } = answer(document, 'extract_pii', { includeEvidence: true });
    expect(messages).toContainEqual({
      code: 'entity_rule',
      text: 'EMAIL by the rule «email»: /json/entities/0.',
    });
  });

  test('an answer without it has neither rules nor links between mentions', () => {
    const { json, messages } = answer(document, 'extract_pii');
    expect(messages).toBeUndefined();
    const entities = json?.entities as readonly object[];
    expect(entities).toHaveLength(2);
    for (const entity of entities) expect(entity).not.toHaveProperty('person');
  });
});

describe('the contact card', () => {
  test('is that of the subject at the head of the document', () => {
    const document = printed([
      { text: 'Ada Lovelace', y: 60, size: 20 },
      { text: 'ada@example.org', y: 90 },
      { text: '(212) 555-0188', y: 110 },
      { text: '12 Main Street, Springfield, IL 62704', y: 130 },
      { text: 'https://www.linkedin.com/in/ada', y: 150 },
      { text: 'https://github.com/ada', y: 170 },
      { text: 'Summary', y: 210, size: 14, weight: 700 },
      { text: 'Writes programs for machines that are not built yet.', y: 230 },
    ]);
    expect(piiOf(document)).toMatchObject({
      name: 'Ada Lovelace',
      phone_number: '(212) 555-0188',
      address: '12 Main Street, Springfield, IL 62704',
      email_address: 'ada@example.org',
      linkedin_url: 'https://www.linkedin.com/in/ada',
      github_url: 'https://github.com/ada',
      summary: 'Writes programs for machines that are not built yet.',
    });
  });

  test('is that of the person whom a form is about, not of who sent it', () => {
    const document = printed([
      { text: 'Harbour Clinic', y: 60 },
      { text: 'Call (212) 555-0140 or write to desk@harbour.example', y: 76 },
      { text: 'Patient name: Ada Lovelace', y: 120 },
      { text: 'Phone: (212) 555-0188', y: 136 },
      { text: 'E-mail: ada@example.org', y: 152 },
      { text: 'Referring physician: Dr. Ruth Abara', y: 190 },
      { text: 'Phone: (212) 555-0199', y: 206 },
    ]);
    expect(piiOf(document)).toMatchObject({
      name: 'Ada Lovelace',
      phone_number: '(212) 555-0188',
      email_address: 'ada@example.org',
    });
  });

  test('takes profiles from links whose text is no address', () => {
    const link = 'https://github.com/ada';
    const document = flowing(heading('Ada'), { kind: 'paragraph', page: 1, runs: [run('GitHub', { link })] });
    expect(piiOf(document).github_url).toBe(link);
  });

  test('is null where the document does not say', () => {
    expect(piiOf(flowing(paragraph('Nothing to see here.')))).toEqual({
      name: null,
      phone_number: null,
      address: null,
      email_address: null,
      linkedin_url: null,
      github_url: null,
      summary: null,
      entities: [],
    });
  });
});

test('entities say on which page they are', () => {
  const { entities } = piiOf(flowing(paragraph('Page one'), paragraph('Write to ada@example.org', 2)));
  expect(entities).toEqual([{ type: 'EMAIL', text: 'ada@example.org', score: 1, page: 2, start: 18, end: 33 }]);
});
