import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../../src/document/block.ts';
import { answer } from '../../../../fixtures/answer.ts';
import { flowing, heading, item, list, paragraph, printed } from '../../documents.ts';

interface Studies {
  readonly organization: string | null;
  readonly degree: string | null;
  readonly major: string | null;
  readonly courses: readonly string[];
  readonly achievements: readonly string[];
}

function studiesOf(...blocks: readonly Block[]): Studies[] {
  const { json } = answer(flowing(heading('Education'), ...blocks), 'extract_resume_key_value');
  return (json as { readonly education: Studies[] }).education;
}

describe('a degree ends where its subject begins:', () => {
  test.each([
    ['Bachelor of Science in Physics', 'Bachelor of Science', 'Physics'],
    ['Juris Doctor in Law', 'Juris Doctor', 'Law'],
    ['Advanced Farriery Diploma in Hot Shoeing', 'Advanced Farriery Diploma', 'Hot Shoeing'],
    ['Bachelor of Science Physics', 'Bachelor of Science', 'Physics'],
    ['Ph.D. Marine Biology', 'Ph.D.', 'Marine Biology'],
    ['B.Sc., Physics', 'B.Sc.', 'Physics'],
    ['MSc Data Science', 'MSc', 'Data Science'],
    ['Physics (BSc)', 'BSc', 'Physics'],
    ['BSc (Hons) Zoology', 'BSc (Hons)', 'Zoology'],
    ['BA (Hons), Pottery', 'BA (Hons)', 'Pottery'],
    ['BA (Hons) in Pottery', 'BA (Hons)', 'Pottery'],
    ['Master of Business Administration', 'Master of Business Administration', null],
    ['Associate of Applied Science Welding Technology', 'Associate of Applied Science', 'Welding Technology'],
    ['Bachelor of Pottery', 'Bachelor', 'Pottery'],
    ['Diplom-Informatik', 'Diplom', 'Informatik'],
    ['Diplom-Informatiker', 'Diplom-Informatiker', null],
    ['Licence de droit', 'Licence', 'droit'],
    ['Grado en Enfermería', 'Grado', 'Enfermería'],
    ['Laurea in Economia', 'Laurea', 'Economia'],
    ['Laurea magistrale in Economia', 'Laurea magistrale', 'Economia'],
    ['Marine Biology, Ph.D.', 'Ph.D.', 'Marine Biology'],
    ['Dottorato di ricerca in Biologia marina', 'Dottorato di ricerca', 'Biologia marina'],
    ['Master, Biologie de la mer', 'Master', 'Biologie de la mer'],
    ['Postgraduate Certificate in Diving', 'Postgraduate Certificate', 'Diving'],
    ['Bachelor’s in Pottery', 'Bachelor’s', 'Pottery'],
    ['Associate’s in Liberal Arts', 'Associate’s', 'Liberal Arts'],
    ['Bachelor of Arts, Public Administration', 'Bachelor of Arts', 'Public Administration'],
    ['Bachelor of Science in Pottery, Minor in Music', 'Bachelor of Science', 'Pottery'],
    ['BA Pottery, Minors: Music and Dance', 'BA', 'Pottery'],
  ])('"%s"', (printed, degree, major) => {
    const [studies] = studiesOf(paragraph('University of Kiel'), paragraph(printed), paragraph('2011 – 2014'));
    expect(studies).toMatchObject({ organization: 'University of Kiel', degree, major });
  });
});

test.each([
  'Marine Biology, Ph.D., University of Kiel',
  'Ph.D. Marine Biology — University of Kiel',
  'University of Kiel | Ph.D. in Marine Biology',
  'Ph.D. - Marine Biology at University of Kiel',
])('"%s" is a school, a degree and a subject', (printed) => {
  const [studies] = studiesOf(paragraph(printed), paragraph('2011 – 2014'));
  expect(studies).toMatchObject({ organization: 'University of Kiel', degree: 'Ph.D.', major: 'Marine Biology' });
});

test.each([
  ['Studium der Humanmedizin', 'Abschluss: Staatsexamen', 'Humanmedizin', 'Staatsexamen'],
  ['Studiengang Informatik', 'Abschluss: Diplom', 'Informatik', 'Diplom'],
  ['Études de droit', 'Diplôme : Licence', 'droit', 'Licence'],
])('what says that something was studied is no part of it: «%s», «%s»', (study, award, major, degree) => {
  const [studies] = studiesOf(
    paragraph('2003 – 2010'),
    paragraph(study),
    paragraph('University of Kiel'),
    paragraph(award),
  );
  expect(studies).toMatchObject({ organization: 'University of Kiel', degree, major });
});

test('a minor subject is an achievement', () => {
  const [studies] = studiesOf(
    paragraph('University of Kiel'),
    paragraph('BSc in Pottery, Minor in Music'),
    paragraph('2011 – 2014'),
  );
  expect(studies).toMatchObject({ major: 'Pottery', achievements: ['Minor in Music'] });
});

test('a school keeps the place in its name', () => {
  const [studies] = studiesOf(
    paragraph('University of Alaska at Juneau'),
    paragraph('BA History'),
    paragraph('2009 – 2012'),
  );
  expect(studies).toMatchObject({ organization: 'University of Alaska at Juneau', degree: 'BA', major: 'History' });
});

test('a labelled mark is an achievement, and nothing else', () => {
  const [studies] = studiesOf(
    paragraph('University of Kiel'),
    paragraph('Ph.D. - Marine Biology, GPA: 3.6/4.0'),
    paragraph('2011 – 2014'),
  );
  expect(studies).toMatchObject({
    degree: 'Ph.D.',
    major: 'Marine Biology',
    courses: [],
    achievements: ['GPA: 3.6/4.0'],
  });
});

test('the title of a thesis keeps its commas', () => {
  const [studies] = studiesOf(
    paragraph('University of Kiel'),
    paragraph('MSc Marine Biology, Thesis: Crabs, Lobsters, Shrimps'),
    paragraph('2011 – 2014'),
  );
  expect(studies).toMatchObject({ major: 'Marine Biology', achievements: ['Thesis: Crabs, Lobsters, Shrimps'] });
});

test('courses with codes stay whole, as bullets and on one line', () => {
  const head = [paragraph('University of Kiel'), paragraph('BSc Zoology'), paragraph('2011 – 2014')];
  const courses = ['ZO1101 - Crabs and Lobsters', 'ZO2011 - Shrimps'];
  const [bullets] = studiesOf(...head, list(...courses.map((course) => item('•', paragraph(course)))));
  expect(bullets?.courses).toEqual(courses);
  const [line] = studiesOf(...head, paragraph(courses.join(' ')));
  expect(line?.courses).toEqual(courses);
});

test('courses with codes behind a label are parted at commas', () => {
  const [studies] = studiesOf(
    paragraph('University of Kiel'),
    paragraph('BSc Zoology'),
    paragraph('2011 – 2014'),
    paragraph('Courses: ZO1101 - Crabs and Lobsters, ZO2011 - Shrimps of the Sea'),
  );
  expect(studies?.courses).toEqual(['ZO1101 - Crabs and Lobsters', 'ZO2011 - Shrimps of the Sea']);
});

test('three or more in one look with gaps between them are courses', () => {
  const line = (y: number, ...texts: readonly string[]) =>
    texts.map((text, index) => ({ text, x: 50 + 110 * index, y }));
  const document = printed([
    { text: 'Education', x: 50, y: 60, size: 16, weight: 700 },
    ...line(90, 'University of Kiel'),
    ...line(106, 'BSc Zoology, 2011 – 2014'),
    ...line(122, 'Crabs', 'Lobsters', 'Shrimps of the Sea'),
  ]);
  const { json } = answer(document, 'extract_resume_key_value');
  expect((json as { readonly education: Studies[] }).education).toMatchObject([
    { organization: 'University of Kiel', major: 'Zoology', courses: ['Crabs', 'Lobsters', 'Shrimps of the Sea'] },
  ]);
});

test('a line that names no school, degree or time is no studies', () => {
  expect(studiesOf(paragraph('4 Discussion'))).toEqual([]);
});

test.each(['Courses: Crabs, Lobsters, and crayfish', 'Relevant Coursework: Crabs, Lobsters, and crayfish'])(
  '"%s" lists courses',
  (printed) => {
    const [studies] = studiesOf(
      paragraph('University of Kiel'),
      paragraph('BSc Zoology'),
      paragraph('2011 – 2014'),
      paragraph(printed),
    );
    expect(studies).toMatchObject({ major: 'Zoology', courses: ['Crabs', 'Lobsters', 'crayfish'] });
  },
);
