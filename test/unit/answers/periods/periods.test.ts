import { describe, expect, test } from 'vitest';
import { periodOf } from '../../../../src/answers/periods/periods.ts';
import { answer } from '../../../fixtures/answer.ts';
import { printed } from '../documents.ts';

type Row = readonly [printed: string, start: string | undefined, end: string | undefined];

const bounds = (text: string) => {
  const period = periodOf(text);
  return [period?.start?.date, period?.end?.date];
};

const FORMS: Readonly<Record<string, readonly Row[]>> = {
  'months of years': [
    ['Jan 2020 – Present', '2020-01-01', 'present'],
    ['Jan 2020 Present', '2020-01-01', 'present'],
    ['Jan 2020 heute 4 Jahre', '2020-01-01', 'present'],
    ['Jan. 2020 - Feb. 2021', '2020-01-01', '2021-02-28'],
    ['January, 2020 to Feb, 2020', '2020-01-01', '2020-02-29'],
    ['Sept 2019 — Current', '2019-09-01', 'present'],
    ["Jan '20 – Mar '21", '2020-01-01', '2021-03-31'],
    ['01/2020–03/2021', '2020-01-01', '2021-03-31'],
    ['01.2020 - 03.2021', '2020-01-01', '2021-03-31'],
    ['1/20 – 3/21', '2020-01-01', '2021-03-31'],
    ['2020-01 – 2021-03', '2020-01-01', '2021-03-31'],
    ['05 2018 – 07 2020', '2018-05-01', '2020-07-31'],
    ['Mar – Aug 2019', '2019-03-01', '2019-08-31'],
    ['3–8/2019', '2019-03-01', '2019-08-31'],
    ['03. – 08.2019', '2019-03-01', '2019-08-31'],
    ['May 2014', undefined, '2014-05-31'],
  ],
  days: [
    ['2018-03-15 — 2024-07-01', '2018-03-15', '2024-07-01'],
    ['01.03.2018 – 31.08.2019', '2018-03-01', '2019-08-31'],
    ['1 March 2018 to 31 August 2019', '2018-03-01', '2019-08-31'],
    ['March 1, 2018 – August 31, 2019', '2018-03-01', '2019-08-31'],
    ['2020-02-01 —', '2020-02-01', 'present'],
  ],
  years: [
    ['2015–2019', '2015-01-01', '2019-12-31'],
    ['2018–19', '2018-01-01', '2019-12-31'],
    ['2018/19', '2018-01-01', '2019-12-31'],
    ['2018/2021', '2018-01-01', '2021-12-31'],
    ["'18–'20", '2018-01-01', '2020-12-31'],
    ['2006 2011', '2006-01-01', '2011-12-31'],
    ['Acme\t2006 2011', '2006-01-01', '2011-12-31'],
    ['2019–', '2019-01-01', 'present'],
    ['2019 -', '2019-01-01', 'present'],
    ['2019 –\tAcme', '2019-01-01', 'present'],
    ['(2019–)', '2019-01-01', 'present'],
    ['since 2021', '2021-01-01', 'present'],
    ['Present – 2019', '2019-01-01', 'present'],
    ['between 2018 and 2020', '2018-01-01', '2020-12-31'],
  ],
  'seasons, terms and quarters': [
    ['Summer 2018', '2018-06-01', '2018-08-31'],
    ['Fall 2015 – Spring 2019', '2015-09-01', '2019-05-31'],
    ['Winter 2018/19', '2018-12-01', '2019-02-28'],
    ['Q3 2019', '2019-07-01', '2019-09-30'],
    ['Q3 2019 – Q1 2020', '2019-07-01', '2020-03-31'],
    ['Sommersemester 2018', '2018-04-01', '2018-09-30'],
    ['WS 2018/19', '2018-10-01', '2019-03-31'],
    ['WiSe 18/19', '2018-10-01', '2019-03-31'],
    ['été 2018', '2018-06-01', '2018-08-31'],
    ['verano de 2018', '2018-06-01', '2018-08-31'],
    ['zomer 2018', '2018-06-01', '2018-08-31'],
  ],
  'dates with a label': [
    ['Issued on: May 2018', undefined, '2018-05-31'],
    ['Expected May 2025', undefined, '2025-05-31'],
    ['Expected graduation: Spring 2025', undefined, '2025-05-31'],
    ['Abschluss: 2019', undefined, '2019-12-31'],
    ['Obtenu en 2018', undefined, '2018-12-31'],
    ['Conseguito nel 2018', undefined, '2018-12-31'],
    ['May 2025 (expected)', undefined, '2025-05-31'],
    ['bis 2019', undefined, '2019-12-31'],
  ],
  German: [
    ['seit 2021', '2021-01-01', 'present'],
    ['seit März 2021', '2021-03-01', 'present'],
    ['03/2021 – heute', '2021-03-01', 'present'],
    ['Jänner 2020 bis Dezember 2020', '2020-01-01', '2020-12-31'],
    ['März bis August 2019', '2019-03-01', '2019-08-31'],
    ['1. Oktober 2016 – 30. September 2019', '2016-10-01', '2019-09-30'],
    ['von 2018 bis 2020', '2018-01-01', '2020-12-31'],
    ['Okt. 2016 bis dato', '2016-10-01', 'present'],
  ],
  French: [
    ['depuis mars 2019', '2019-03-01', 'present'],
    ["mars 2019 – aujourd'hui", '2019-03-01', 'present'],
    ['mars 2019 – aujourd’hui', '2019-03-01', 'present'],
    ['de janvier 2018 à juin 2020', '2018-01-01', '2020-06-30'],
    ['Févr. 2018 – juil. 2019', '2018-02-01', '2019-07-31'],
    ['DEC 2018 - AOUT 2019', '2018-12-01', '2019-08-31'],
    ['du 1er mars 2018 au 3 mai 2019', '2018-03-01', '2019-05-03'],
    ['2019 à ce jour', '2019-01-01', 'present'],
  ],
  Spanish: [
    ['desde 2019', '2019-01-01', 'present'],
    ['enero de 2019 – actualidad', '2019-01-01', 'present'],
    ['Ene. 2018 - Dic. 2019', '2018-01-01', '2019-12-31'],
    ['marzo 2018 a la actualidad', '2018-03-01', 'present'],
    ['de marzo a agosto de 2019', '2019-03-01', '2019-08-31'],
    ['septiembre de 2016 hasta junio de 2020', '2016-09-01', '2020-06-30'],
  ],
  Portuguese: [
    ['março de 2018 – atualmente', '2018-03-01', 'present'],
    ['Fev 2018 - Out 2019', '2018-02-01', '2019-10-31'],
    ['janeiro de 2018 até dezembro de 2019', '2018-01-01', '2019-12-31'],
    ['2019 - o momento', '2019-01-01', 'present'],
    ['set. 2016 a jul. 2020', '2016-09-01', '2020-07-31'],
  ],
  Italian: [
    ['dal 2018', '2018-01-01', 'present'],
    ['dal 2018 al 2020', '2018-01-01', '2020-12-31'],
    ['gennaio 2019 – oggi', '2019-01-01', 'present'],
    ['Mag 2018 - Lug 2019', '2018-05-01', '2019-07-31'],
    ['settembre 2015 – in corso', '2015-09-01', 'present'],
  ],
  Dutch: [
    ['sinds 2018', '2018-01-01', 'present'],
    ['mrt 2018 – heden', '2018-03-01', 'present'],
    ['van januari 2018 tot december 2019', '2018-01-01', '2019-12-31'],
    ['mei 2016 t/m augustus 2018', '2016-05-01', '2018-08-31'],
  ],
  Polish: [
    ['od 2018', '2018-01-01', 'present'],
    ['od marca 2018 do teraz', '2018-03-01', 'present'],
    ['marzec 2018 – wrzesień 2020', '2018-03-01', '2020-09-30'],
    ['październik 2016 - obecnie', '2016-10-01', 'present'],
    ['od stycznia 2018 do grudnia 2019', '2018-01-01', '2019-12-31'],
    ['paź 2016 – cze 2020', '2016-10-01', '2020-06-30'],
  ],
  'Czech, Swedish, Danish and Norwegian': [
    ['září 2016 – červen 2020', '2016-09-01', '2020-06-30'],
    ['augusti 2018 – maj 2019', '2018-08-01', '2019-05-31'],
    ['marts 2018 – desember 2019', '2018-03-01', '2019-12-31'],
  ],
};

describe.each(Object.entries(FORMS))('of %s', (_, rows) => {
  test.each(rows)('"%s" is from %s to %s', (text, start, end) => {
    expect(bounds(text)).toEqual([start, end]);
  });
});

test.each([
  'Senior Engineer, 3 years',
  'Grade 1/20',
  'Sales of 2019.50 a day',
  '$2000 saved',
  '2000 € gespart',
  'Room 2019a',
  'Open 24/7',
  'May be',
  '+49 2019-1234',
  'Mars Wrigley',
  'ISO 27001',
  '31 April 2021x',
])('"%s" names no period', (text) => {
  expect(periodOf(text)).toBeUndefined();
});

test.each([
  ['2019 – Engineer', undefined, '2019-12-31'],
  ['Plants of 2006 2011 and more', undefined, '2006-12-31'],
  ['2018-09', undefined, '2018-09-30'],
  ['2019 and 2021', undefined, '2019-12-31'],
])('"%s" is no range', (text, start, end) => {
  expect(bounds(text)).toEqual([start, end]);
});

test.each([
  ['Jan 2020 – Mar 2022 (2 yrs 3 mos)', ''],
  ['Jan 2020 – Mar 2022 · 2 yrs 3 mos', ''],
  ['Jan 2018 – Aug 2022, 4 years 7 months', ''],
  ['03/2018 – 03/2020 (2 Jahre)', ''],
  ['mars 2018 – mars 2020 · 2 ans 1 mois', ''],
  ['Cook, Issued on: May 2018', 'Cook,'],
  ['Cook from 2018 to 2020', 'Cook'],
  ['Köchin seit 2021', 'Köchin'],
  ['Kelner od marca 2018 do teraz', 'Kelner'],
  ['Engineer with 3 years of sea, 2019', 'Engineer with 3 years of sea,'],
])('"%s" says beside its period "%s"', (text, rest) => {
  const spans = periodOf(text)?.spans ?? [];
  const letters = [...text].map((letter, at) =>
    spans.some(({ start, end }) => at >= start && at < end) ? '' : letter,
  );
  expect(letters.join('').trim()).toBe(rest);
});

describe('heads of jobs', () => {
  const jobsOf = (...lines: readonly (readonly [string, number])[]) => {
    const placed = lines.map(([text, weight], index) => ({ text, weight, size: 10, y: 90 + index * 20 }));
    const document = printed([{ text: 'Work Experience', size: 14, weight: 700, y: 60 }, ...placed]);
    const { work_experience } = answer(document, 'extract_resume_key_value').json as {
      work_experience: readonly Record<string, unknown>[];
    };
    return work_experience;
  };

  test.each([
    ['Mar 2021', '2021-03-31'],
    ['Present', 'present'],
  ])('go on below with the end of their period, %s', (below, end) => {
    expect(jobsOf(['Nurse', 700], ['Acme Clinic', 400], ['Jan 2020 –', 400], [below, 400])).toMatchObject([
      { job_title: 'Nurse', company_name: 'Acme Clinic', start_date: '2020-01-01', end_date: end },
    ]);
  });

  test('do not go on below with the start of another one', () => {
    expect(
      jobsOf(
        ['Nurse', 700],
        ['Jan 2020 –', 400],
        ['• Nursed', 400],
        ['Cook', 700],
        ['Mar 2018 – Dec 2019', 400],
        ['• Cooked', 400],
      ),
    ).toMatchObject([
      { job_title: 'Nurse', start_date: '2020-01-01', end_date: 'present' },
      { job_title: 'Cook', start_date: '2018-03-01', end_date: '2019-12-31' },
    ]);
  });

  test('keep both genders in one title', () => {
    expect(jobsOf(['Infirmier(ère) de bloc', 700], ['Clinique du Port', 400], ['2019 – 2021', 400])).toMatchObject([
      { job_title: 'Infirmier(ère) de bloc', company_name: 'Clinique du Port' },
    ]);
    expect(jobsOf(['Ingénieur·e qualité', 700], ['Exemple SARL', 400], ['2019 – 2021', 400])).toMatchObject([
      { job_title: 'Ingénieur·e qualité', company_name: 'Exemple SARL' },
    ]);
  });

  test('end a list with markers below a label', () => {
    expect(
      jobsOf(
        ['Nurse', 700],
        ['2020 – 2021', 400],
        ['Tasks:', 400],
        ['• Nursed', 400],
        ['Cook', 700],
        ['2018 – 2019', 400],
        ['• Cooked', 400],
      ),
    ).toMatchObject([
      { job_title: 'Nurse', bullet_points: ['Nursed'] },
      { job_title: 'Cook', bullet_points: ['Cooked'] },
    ]);
  });
});
