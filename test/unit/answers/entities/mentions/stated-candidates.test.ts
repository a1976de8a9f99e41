import { describe, expect, test } from 'vitest';
import { entityTypes } from '../../../../../src/answers/entities/entity-types.ts';
import { fieldsOf } from '../../../../../src/answers/entities/mentions/fields.ts';
import { statedCandidates } from '../../../../../src/answers/entities/mentions/stated-candidates.ts';
import { ruleCandidates } from '../../../../../src/answers/entities/rule-candidates.ts';
import { type PlainText, plainText, unplacedText } from '../../../../../src/answers/text/plain-text.ts';
import { styledSpans } from '../../../../../src/answers/text/styled-spans.ts';
import { cell, flowing, paragraph, printed, table } from '../../documents.ts';

/** What a text states, as `TYPE rule: text`. */
function stated(text: PlainText | string): string[] {
  const plain = typeof text === 'string' ? unplacedText(text) : text;
  const said = statedCandidates(
    plain,
    fieldsOf(plain, styledSpans(plain)),
    ruleCandidates(entityTypes, plain.text),
  ).map(({ type, rule, start, end }) => `${type} ${rule}: ${plain.text.slice(start, end)}`);
  return [...new Set(said)];
}

describe('labels', () => {
  test.each([
    ['Name: Jane Doe', 'Jane Doe'],
    ['Fastlege: Ragna Tveit', 'Ragna Tveit'],
    ['Leietaker: Ola Brekke', 'Ola Brekke'],
    ['Yhteyshenkilö: Aino Laakso', 'Aino Laakso'],
    ['Vuokralainen: Eero Salo', 'Eero Salo'],
    ['Encarregado de educação: Rui Tavares', 'Rui Tavares'],
    ['Klägerin: Frau Dagmar Voss', 'Dagmar Voss'],
    ['Employee: John Q. Public', 'John Q. Public'],
    ['Treating physician: Dr. Ruth Abara', 'Ruth Abara'],
    ['Patient name: Dr. Adaeze Okafor-Bright (female)', 'Adaeze Okafor-Bright'],
    ['Mieterin: Frau Svenja Krüger', 'Svenja Krüger'],
    ['Nom et prénom : Lefèvre, Aurélie', 'Lefèvre, Aurélie'],
    ['Titular de la cuenta: María del Carmen Ruiz Soto', 'María del Carmen Ruiz Soto'],
    ['Intestatario: Giulia De Luca', 'Giulia De Luca'],
    ['Nome completo: João da Silva Pereira', 'João da Silva Pereira'],
    ['Naam huurder: Joost van der Veen', 'Joost van der Veen'],
    ['Imię i nazwisko: Zofia Wiśniewska', 'Zofia Wiśniewska'],
    ['Efternamn: Åkesson', 'Åkesson'],
    ['Kontoindehaver: Søren Ravn', 'Søren Ravn'],
  ])('%s', (text, name) => {
    expect(stated(text)).toEqual([`PERSON label: ${name}`]);
  });

  test('a value ends where the next label begins', () => {
    expect(stated('Name: Jane Doe  DOB: 1/2/1980 Employer: Acme Tools')).toEqual([
      'PERSON label: Jane Doe',
      'DATE_OF_BIRTH label: 1/2/1980',
      'ORGANIZATION label: Acme Tools',
    ]);
  });

  test.each([
    'Name: the name of the file to read',
    'Name: n/a',
    'Patient: see page 3',
    'Tenant: Pays the rent on the first day of the month.',
    'Contact: 24 hours',
  ])('what cannot be a name is none: %s', (text) => {
    expect(stated(text).filter((entry) => entry.startsWith('PERSON'))).toEqual([]);
  });

  test('the value of a party may be a company', () => {
    expect(stated('Landlord: Harbour View Properties Ltd')).toEqual([
      'ORGANIZATION label: Harbour View Properties Ltd',
    ]);
  });

  test('values stand in the next cell', () => {
    const form = table([cell('First name'), cell('Ifeoma'), cell('Last name'), cell('Balogun')]);
    expect(stated(plainText(flowing(form)))).toEqual(['PERSON label: Ifeoma', 'PERSON label: Balogun']);
  });

  test('values stand below captions', () => {
    const page = printed([
      { text: 'Patient', y: 100, size: 8 },
      { text: 'Marek Kowalski', y: 112 },
      { text: 'Home address', y: 180, size: 8, x: 300 },
      { text: '14 Mill Lane, Ludlow SY8 1AA', y: 192, x: 300 },
    ]);
    expect(stated(plainText(page))).toEqual([
      'PERSON caption: Marek Kowalski',
      'ADDRESS caption: 14 Mill Lane, Ludlow SY8 1AA',
    ]);
  });

  test('a value goes on in the next line of its cell', () => {
    const page = printed([
      { text: 'Home address', y: 100 },
      { text: '14 Mill Lane, Upper Corner,', x: 200, y: 100 },
      { text: 'Ludlow SY8 1AA', x: 200, y: 112 },
    ]);
    expect(stated(plainText(page)).join()).toContain('SY8 1AA');
  });

  test('a caption and its value may share a cell', () => {
    const form = table([cell('Nome completo João Batista Nogueira'), cell('Telefone (19) 99655-0143')]);
    expect(stated(plainText(flowing(form)))).toEqual([
      'PERSON caption: João Batista Nogueira',
      'PHONE caption: (19) 99655-0143',
    ]);
  });

  test('a label may have words that are not known, but not every name is that of a person', () => {
    expect(stated('Previous address: 9 Elm Road, Leeds LS1 4DY')).toEqual(['ADDRESS label: 9 Elm Road, Leeds LS1 4DY']);
    expect(stated('File name: Annual Report')).toEqual([]);
  });

  test('a number below a caption is of the type that the caption says', () => {
    expect(stated('NHS number\n943 476 5919')).toEqual(['UK_NHS caption: 943 476 5919']);
  });
});

describe('lists', () => {
  const names = (text: string): string[] =>
    stated(text).flatMap((entry) => (entry.startsWith('PERSON') ? [entry.replace(/^\w+ \w+: /, '')] : []));

  test.each([
    ['Present: K. Hollis (chair), Ruth Abara and Kofi Mensah', ['K. Hollis', 'Ruth Abara', 'Kofi Mensah']],
    ['Présents : C. Vidal, B. M’Barek, M-F. Garnier, T. Roux', ['C. Vidal', 'B. M’Barek', 'M-F. Garnier', 'T. Roux']],
    ['Entschuldigt: Uwe Hansen; Svenja Krüger', ['Uwe Hansen', 'Svenja Krüger']],
    ['Tenants: Zadie Bloom / Ahmed Al-Sayed / Moses Oduya', ['Zadie Bloom', 'Ahmed Al-Sayed', 'Moses Oduya']],
    ['Landlord: Hardeep & Simran Gill', ['Hardeep', 'Simran Gill']],
    ['Witnesses: Loretta Quist', ['Loretta Quist']],
  ])('a label names all who are listed behind it: %s', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  test('a list ends where no name follows', () => {
    expect(names('Contact: Ruth Abara, see page 3')).toEqual(['Ruth Abara']);
    expect(names('Referred by: J. Abara, MD')).toEqual(['J. Abara']);
  });

  test('a head may ask for more than a name', () => {
    const staff = table([cell('Name & Designation'), cell('Phone')], [cell('V. Raman, Clerk'), cell('044 2345 6789')]);
    expect(stated(plainText(flowing(staff))).join()).toContain('V. Raman');
  });
});

describe('columns', () => {
  const columns = (...rows: string[][]): string[] =>
    stated(plainText(flowing(table(...rows.map((row) => row.map((text) => cell(text)))))));

  test('cells are what the head of their column says', () => {
    expect(columns(['Employee', 'Phone'], ['Rosa Almeida', '212-555-0188'], ['Ian Shaw', '212-555-0199'])).toEqual([
      'PERSON column-head: Rosa Almeida',
      'PHONE column-head: 212-555-0188',
      'PERSON column-head: Ian Shaw',
      'PHONE column-head: 212-555-0199',
    ]);
  });

  test('names of things are no persons', () => {
    expect(columns(['Name', 'Type', 'Default'], ['Max Retries', 'Number', '3'])).toEqual([]);
  });
});

describe('letters', () => {
  test.each([
    ['Dear Ms Okafor,', 'Okafor'],
    ['Kjære Ragna,', 'Ragna'],
    ['Hyvä Aino Laakso,', 'Aino Laakso'],
    ['Sehr geehrter Herr Dr. Brandt,', 'Brandt'],
    ['Chère Madame Lefèvre,', 'Lefèvre'],
    ['Estimada Sra. Ruiz Soto:', 'Ruiz Soto'],
    ['Gentile Signora De Luca,', 'De Luca'],
    ['Geachte mevrouw Van Dijk,', 'Van Dijk'],
    ['Szanowna Pani Zofio Wiśniewska,', 'Zofio Wiśniewska'],
    ['Hej Astrid!', 'Astrid'],
  ])('%s', (text, name) => {
    expect(stated(text)).toEqual([`PERSON salutation: ${name}`]);
  });

  test.each([
    ['Dear Tariq and Bethan', 'Tariq', 'Bethan'],
    ['Liebe Anna und lieber Jonas,', 'Anna', 'Jonas'],
    ['Sehr geehrte Frau Roth, sehr geehrter Herr Weiß,', 'Roth', 'Weiß'],
    ['Chère Madame Petit, cher Monsieur Blanc,', 'Petit', 'Blanc'],
  ])('both who are greeted are named: %s', (text, ...names) => {
    expect(stated(text)).toEqual(names.map((name) => `PERSON salutation: ${name}`));
  });

  test.each([
    'Dear Sir or Madam,',
    'Dear customer,',
    'Sehr geehrte Damen und Herren,',
    'Exmo. Senhor',
    'Hello World peace',
  ])('names nobody: %s', (text) => {
    expect(stated(text)).toEqual([]);
  });

  test('a letter may be closed in words of its own', () => {
    expect(stated('Dear Ruth,\nthe roof leaks again.\nLe gach dea-ghuí,\nOrla Quirke')).toContain(
      'PERSON signature: Orla Quirke',
    );
    expect(stated('Le gach dea-ghuí,\nOrla Quirke')).toEqual([]);
  });

  test('the name above a flat or building and its street is that of who writes', () => {
    expect(stated('Ifeoma Balogun\nGarden Flat, 61a Tollgate Road\nLondon N4 3QW')).toEqual([
      'PERSON letterhead: Ifeoma Balogun',
    ]);
  });

  test('signatures stand below a closing, or above a post', () => {
    expect(stated('Mit freundlichen Grüßen\n\nKlaus Berger')).toEqual(['PERSON signature: Klaus Berger']);
    expect(stated('Yours sincerely,\nHarbour View Properties Ltd\nNiamh Kelly')).toEqual([
      'PERSON signature: Niamh Kelly',
    ]);
    expect(stated('Priya Raman\nHead Nurse')).toEqual(['PERSON signature: Priya Raman']);
  });

  test('a name stands above its address, line by line', () => {
    const page = flowing(
      ...['Mr Liam Byrne', 'Flat 3', '12 High Street', 'London SW1A 1AA'].map((text) => paragraph(text)),
    );
    expect(stated(plainText(page))).toContain('PERSON letterhead: Liam Byrne');
  });
});
