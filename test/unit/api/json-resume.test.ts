import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { jsonResume } from '../../../src/api/json-resume/json-resume.ts';
import { webAddress } from '../../../src/api/json-resume/web-address.ts';
import { emptySections, fullSections } from '../../fixtures/resume-answer.ts';

const OWN = { 'x-jobType': { type: 'string' }, 'x-achievements': { type: 'array', items: { type: 'string' } } };

/** The official schema, closed: nothing but its own fields and the two that we document. */
const schema = JSON.parse(
  readFileSync(new URL('../../../node_modules/@jsonresume/schema/schema.json', import.meta.url), 'utf8'),
  (_name, value) =>
    value.type === 'object' && value.properties
      ? { ...value, properties: { ...value.properties, ...OWN }, additionalProperties: false }
      : value,
);
const uri = (text: string): boolean => URL.canParse(text) && /^[!-~]+$/.test(text);
const ajv = new Ajv({ strict: false, allErrors: true, formats: { uri, email: /^[^@\s]+@[^@\s]+$/ } });
const check = ajv.compile(schema);

/** What the official schema finds wrong with the export of these sections. */
function errorsOf(json: typeof fullSections): unknown {
  check(jsonResume({ json }));
  return check.errors;
}

const [job] = fullSections.work_experience;
const [studies] = fullSections.education;
const [project] = fullSections.projects;
if (!job || !studies || !project) throw new Error('The full answer has an entry in every section.');

describe('the export as JSON Resume', () => {
  test('has every value of the answer, where JSON Resume has it', () => {
    expect(jsonResume({ json: fullSections })).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: 'Ada Lovelace',
        email: 'ada@example.org',
        phone: '(212) 555-0188',
        summary: 'Poet of numbers.',
        location: { address: '12 St James’s Square, Marylebone, London' },
        profiles: [
          { network: 'LinkedIn', username: 'ada-lovelace', url: 'https://www.linkedin.com/in/ada-lovelace' },
          { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
        ],
      },
      work: [
        {
          name: 'Analytical Engines Ltd',
          position: 'Senior Engineer',
          location: 'Turin',
          startDate: '2015-01-01',
          endDate: '2019-02-28',
          summary: 'Programs for a machine that is not built yet.',
          highlights: ['Wrote the first of them'],
          'x-jobType': 'Part-time',
        },
      ],
      education: [
        {
          institution: 'University of London',
          studyType: 'Bachelor of Science',
          area: 'Mathematics',
          startDate: '2011-09-01',
          endDate: '2014-06-30',
          courses: ['Finite differences'],
          'x-achievements': ['First-class honours'],
        },
      ],
      certificates: [{ name: 'Weaving Licence', issuer: 'Guild of Weavers', date: '2018-05-01' }],
      skills: [{ name: 'Tools', keywords: ['Punch cards'] }],
      projects: [
        {
          name: 'Note G',
          description: 'Numbers of Bernoulli by machine.',
          startDate: '2020-03-01',
          endDate: '2021-08-31',
          url: 'https://example.org/note-g',
          highlights: ['Twenty-five steps'],
        },
      ],
      meta: { version: 'v1.0.0' },
    });
  });

  test('leaves out what is not known, and keeps lists that are empty', () => {
    const unknown = {
      ...emptySections,
      work_experience: [
        {
          job_title: 'Weaver',
          company_name: null,
          location: null,
          start_date: null,
          end_date: null,
          job_type: null,
          summary: null,
          bullet_points: [],
        },
      ],
    };
    expect(jsonResume({ json: unknown })).toEqual({
      $schema: expect.any(String),
      basics: { profiles: [] },
      work: [{ position: 'Weaver', highlights: [] }],
      education: [],
      certificates: [],
      skills: [],
      projects: [],
      meta: { version: 'v1.0.0' },
    });
  });

  test('gives no end to what goes on', () => {
    const json = {
      ...emptySections,
      work_experience: [{ ...job, end_date: 'present' }],
      education: [{ ...studies, end_date: 'present' }],
      projects: [{ ...project, end_date: 'present' }],
    };
    const { work, education, projects } = jsonResume({ json });
    for (const [entry] of [work, education, projects]) {
      expect(entry).toHaveProperty('startDate');
      expect(entry).not.toHaveProperty('endDate');
    }
  });

  test('has the name, address and number of the one section where the other has none', () => {
    const { basics } = jsonResume({ json: { ...emptySections, pii: fullSections.pii } });
    expect(basics).toEqual({ name: 'Ada Lovelace', email: 'ada@example.org', phone: '(212) 555-0188', profiles: [] });
  });

  test('keeps groups of skills apart, in their order', () => {
    const json = { ...emptySections, skills: { Tools: ['Punch cards', 'Looms'], Languages: ['French'], Other: [] } };
    expect(jsonResume({ json }).skills).toEqual([
      { name: 'Tools', keywords: ['Punch cards', 'Looms'] },
      { name: 'Languages', keywords: ['French'] },
      { name: 'Other', keywords: [] },
    ]);
  });
});

describe('the official schema', () => {
  const printed = {
    ...fullSections,
    personal_info: {
      ...fullSections.personal_info,
      linkedin_url: 'linkedin.com/in/zoë-müller/',
      github_url: 'not an address',
    },
    projects: [{ ...project, url: 'www.müller.example/note g' }],
  };

  test.each([
    ['a full answer', fullSections],
    ['one about a document that is no resume', emptySections],
    ['one with addresses as people print them', printed],
  ])('accepts the export of %s, and knows all its fields but the two documented', (_claim, json) => {
    expect(errorsOf(json)).toBeNull();
  });

  test('would not accept «present», nor an address as it is printed', () => {
    const exported = jsonResume({ json: fullSections });
    check({
      ...exported,
      work: [{ endDate: 'present' }],
      basics: { profiles: [{ url: 'linkedin.com/in/ada' }] },
      jobs: [],
    });
    expect(check.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).toSorted()).toEqual([
      ' additionalProperties',
      '/basics/profiles/0/url format',
      '/work/0/endDate pattern',
    ]);
  });
});

test.each([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['HTTP://Example.org/A', 'http://example.org/A'],
  ['bücher.example', 'https://xn--bcher-kva.example/'],
  ['no address', null],
  ['', null],
])('the address "%s" is exported as %s', (printed, exported) => {
  expect(webAddress(printed)).toBe(exported);
});

test.each([
  ['linkedin.com/in/zoë-müller/', 'zoë-müller'],
  ['https://de.linkedin.com/pub/ada?trk=x', 'ada'],
  ['https://linkedin.com/company/engines', undefined],
])('the member at %s is %s', (linkedin_url, username) => {
  const json = { ...emptySections, personal_info: { ...emptySections.personal_info, linkedin_url } };
  expect(jsonResume({ json }).basics.profiles).toMatchObject([{ network: 'LinkedIn' }]);
  expect(jsonResume({ json }).basics.profiles[0]?.username).toBe(username);
});
