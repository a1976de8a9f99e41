import { expect, test } from 'vitest';
import { printed } from '../documents.ts';
import { cardOf, resumeWith } from './resumes.ts';

const mail = 'mary@example.org';

test.each([
  'Mary Weaver',
  'Dr. Mary Weaver',
  'Prof. Dr. Mary Weaver',
  'MARY WEAVER',
  'Mary J. Weaver-Smith',
  'Maria van der Meer',
  'Łucja Świątek',
  'Inês da Silva Marques',
  'Seán O’Connor',
])('«%s» at the head of a resume is the name of its person', (name) => {
  expect(cardOf(resumeWith(name, 'Loom operator', mail)).name).toBe(name);
});

test.each([
  'Mary Weaver, Loom Operator',
  'Mary Weaver | Loom Operator',
  'Mary Weaver – Loom Operator',
  'Curriculum Vitae Mary Weaver',
  'Mary Weaver, PhD',
])('a name is told from what else is on its line: «%s»', (line) => {
  expect(cardOf(resumeWith(line, mail)).name).toBe('Mary Weaver');
});

test('a name in capitals is answered as it is printed elsewhere in small letters', () => {
  expect(cardOf(resumeWith('MARY WEAVER', mail, 'I, Mary Weaver, have kept looms at work for years.')).name).toBe(
    'Mary Weaver',
  );
});

test.each([
  ['Mary', 'Weaver'],
  ['MARÍA JOSÉ', 'GARCÍA LÓPEZ'],
])('a name on two lines is one: «%s» «%s»', (first, last) => {
  const large = { size: 22, weight: 700 };
  expect(cardOf(resumeWith(first, { text: last, y: 86, ...large }, 'Loom operator', mail)).name).toBe(
    `${first} ${last}`,
  );
});

test.each([
  ['Lebenslauf', 'Name', 'Friederike Baumgärtner'],
  ['Curriculum vitae', 'Full name', 'Mary Baker'],
  ['Curriculum vitae', 'Nom', 'Luc Boulanger'],
])('a name beside its label is one though its surname is a profession: «%s» «%s» «%s»', (title, label, name) => {
  const row = { text: label, y: 110 };
  const beside = { text: name, x: 200, y: 110 };
  expect(cardOf(resumeWith(title, row, beside, { text: mail, y: 124 })).name).toBe(name);
});

test.each([
  ['Jörg Weiß-Gärtner', 'joerg.weiss@example.org'],
  ['Jürgen Gärtner', 'jurgen.gartner@example.org'],
])('a name is known by its e-mail address where umlauts are written as two letters: «%s» «%s»', (name, address) => {
  expect(cardOf(resumeWith('Lebenslauf', { text: name, y: 110 }, address)).name).toBe(name);
});

test('a surname that is set otherwise belongs to its name', () => {
  const surname = { text: 'Weaver', x: 124, y: 60, size: 22, weight: 400 };
  expect(cardOf(resumeWith('Mary', surname, mail)).name).toBe('Mary Weaver');
});

test('a town, an employer or a profession in larger type is no name', () => {
  const card = cardOf(
    resumeWith('Registered Nurse', { text: 'San Francisco', size: 18 }, { text: 'Mary Weaver', size: 14 }, mail),
  );
  expect(card.name).toBe('Mary Weaver');
});

test('the picture that did not load is no part of the name', () => {
  const picture = { text: 'Profile Picture', x: 430, y: 60 };
  expect(cardOf(resumeWith('Mary Weaver', picture, mail)).name).toBe('Mary Weaver');
});

test('a referee is not the person', () => {
  const lines = [
    { text: 'Mary Weaver', y: 60, size: 12 },
    { text: mail, y: 84 },
    { text: 'Experience', y: 130, size: 14, weight: 700 },
    { text: 'Loom operator, Weaving Works, 2015 - 2019', y: 154 },
    { text: 'Education', y: 190, size: 14, weight: 700 },
    { text: 'Diploma in Textiles, Bradford College, 2014', y: 214 },
    { text: 'References', y: 250, size: 14, weight: 700 },
    { text: 'Dr. Ann Dyer', y: 274, size: 13, weight: 700 },
    { text: 'ann.dyer@example.com', y: 298 },
  ];
  expect(cardOf(printed(lines))).toMatchObject({ name: 'Mary Weaver', email_address: mail });
});

test('a resume that names nobody has no name', () => {
  expect(cardOf(resumeWith('Registered Nurse', 'Application 4711', 'office@example.org')).name).toBeNull();
});

test('a business is no person, whose name stands behind what it does', () => {
  const lines = [
    { text: 'Autohaus Weaver', y: 60, size: 20, weight: 700 },
    { text: mail, y: 90 },
    { text: 'Invoice 4711 of 3 May 2019', y: 130 },
  ];
  expect(cardOf(printed(lines)).name).toBeNull();
});
