import { describe, expect, test } from 'vitest';
import { isBodyLabel } from '../../../src/answers/resume/fields/labels.ts';
import {
  ACHIEVEMENT,
  COMPANY,
  DEGREE,
  JOB_TITLE,
  JOB_TYPE,
  LOCATION,
  SCHOOL,
  SELF_EMPLOYED,
  titleStrength,
} from '../../../src/answers/vocabulary/vocabulary.ts';

describe.each([
  [
    'English',
    ['Registered Nurse', 'Forklift Driver', 'Solicitor', 'Primary School Teacher', 'Head Chef', 'Sous-chef de cuisine'],
    ['Salt and Pepper', 'Quarterly reports', 'Machine learning'],
  ],
  [
    'German',
    [
      'Entwickler/in',
      'Softwareentwickler:in',
      'Pflegefachfrau',
      'Altenpflegerin',
      'Oberärztin',
      'OBERAERZTIN',
      'Bürokauffrau',
      'Kfz-Mechatroniker',
      'Zahnarzt',
      'Köchin',
      'Fachkraft für Lagerlogistik',
      'Steuerfachangestellte',
      'Auszubildender',
      'Filialleitung',
      'Grundschullehrerin',
    ],
    ['Zimmer', 'Kundenpflege', 'Vertrieb', 'Rechnungswesen', 'arbeit mit Kindern'],
  ],
  [
    'French',
    [
      'Ingénieur·e d’études',
      'Infirmier(ère)',
      'Infirmière',
      'Vendeuse',
      'Développeuse web',
      'Directrice adjointe',
      'Aide-soignante',
      'Chargée de communication',
      'Maçon',
      'Macon',
      'Avocate',
      'Agent d’entretien',
      'Professeure des écoles',
    ],
    ['Gestion des stocks', 'Bien-être', 'Secteur public', 'Relations clients'],
  ],
  [
    'Spanish',
    [
      'Enfermera',
      'Camarero/a',
      'Desarrolladora web',
      'Auxiliar de enfermería',
      'Mozo de almacén',
      'Abogada',
      'Albañil',
      'Jefa de cocina',
      'Profesora de primaria',
      'Técnico de laboratorio',
    ],
    ['Atención al cliente', 'Cocina mediterránea', 'Gestión de equipos'],
  ],
  [
    'Portuguese',
    [
      'Enfermeira',
      'Garçom',
      'Pedreiro',
      'Engenheira civil',
      'Estagiária',
      'Professora',
      'Eletricista',
      'Analista financeira',
      'Coordenadora',
    ],
    ['Atendimento ao público', 'Gestão de estoque', 'Recursos humanos'],
  ],
  [
    'Italian',
    [
      'Infermiera',
      'Sviluppatrice',
      'Cameriere',
      'Impiegata amministrativa',
      'Cuoca',
      'Magazziniere',
      'Avvocato',
      'Direttrice',
      'Insegnante',
      'Idraulico',
      'Professoressa',
    ],
    ['Gestione magazzino', 'Assistenza clienti', 'Risorse umane'],
  ],
  [
    'Dutch',
    [
      'Verpleegkundige',
      'Magazijnmedewerker',
      'Winkelmedewerkster',
      'Vrachtwagenchauffeur',
      'Leerkracht basisonderwijs',
      'Timmerman',
      'Advocaat',
      'Kok',
      'Projectleider',
    ],
    ['Klantenservice', 'Voorraadbeheer', 'Samen werken'],
  ],
  [
    'Polish',
    [
      'Pielęgniarka',
      'Kierowca',
      'Nauczycielka',
      'Księgowa',
      'Kucharz',
      'Specjalista ds. kadr',
      'Prawnik',
      'Magazynier',
      'Starszy programista',
      'Sprzedawczyni',
    ],
    ['Obsługa klienta', 'Zarządzanie zespołem', 'Kadry i płace'],
  ],
])('in %s', (_, titles, others) => {
  test.each(titles)('"%s" is a job title', (text) => {
    expect(JOB_TITLE.test(text)).toBe(true);
    expect(titleStrength(text)).toBe(1);
  });

  test.each(others)('"%s" is no job title', (text) => {
    expect(JOB_TITLE.test(text)).toBe(false);
  });
});

test.each(['Kamerakranführerin', 'Ethnologin', 'Domptatrice', 'Souffleuse de verre', 'Zwiebackistka'])(
  '"%s" ends as titles do, which tells less than a known word',
  (text) => {
    expect(titleStrength(text)).toBeGreaterThan(0);
    expect(titleStrength(text)).toBeLessThan(1);
  },
);

test.each(['Store', 'Erin', 'Center', 'Bookstore', 'Vision'])('"%s" ends as no title does', (text) => {
  expect(titleStrength(text)).toBe(0);
});

test.each([
  'Muster GmbH',
  'Beispiel AG',
  'Klinikum Nord',
  'Stadtbäckerei Muster',
  'Boulangerie du Port',
  'Exemple SARL',
  'Talleres Ejemplo S.L.',
  'Ayuntamiento de Ejemplo',
  'Exemplo Ltda',
  'Exemplo, Lda.',
  'Esempio S.r.l.',
  'Esempio SpA',
  'Voorbeeld B.V.',
  'Gemeente Voorbeeld',
  'Przykład Sp. z o.o.',
  'Szpital Miejski',
])('"%s" is a company', (text) => {
  expect(COMPANY.test(text)).toBe(true);
});

test.each(['se encargó de todo', 'Am Tag', 'sa mission', 'nu en dan'])('"%s" is no company', (text) => {
  expect(COMPANY.test(text)).toBe(false);
});

test.each([
  'Technische Universität Musterstadt',
  'Grundschule am Park',
  'Berufskolleg Nord',
  'Lycée du Parc',
  'Universidad de Ejemplo',
  'IES Ejemplo',
  'Faculdade de Letras',
  'Politecnico di Esempio',
  'Hogeschool Voorbeeld',
  'Liceum Ogólnokształcące',
  'Politechnika Przykładowa',
  'MIT',
])('"%s" is a school', (text) => {
  expect(SCHOOL.test(text)).toBe(true);
});

test.each(['Arbeit mit Kindern', 'eth', 'Schulung'])('"%s" is no school', (text) => {
  expect(SCHOOL.test(text)).toBe(false);
});

test.each([
  'Diplom-Ingenieur',
  'Staatsexamen',
  'Ausbildung zur Köchin',
  'Fachhochschulreife',
  'Licence professionnelle',
  'Maitrise de droit',
  'BTS Comptabilité',
  'Grado en Derecho',
  'Técnico Superior en Cocina',
  'Bacharelado em Física',
  'Ensino médio',
  'Laurea magistrale in Lettere',
  'Maturità classica',
  'HBO Verpleegkunde',
  'Magister psychologii',
  'Inżynier budownictwa',
  'Licencjat',
])('"%s" has a degree in it', (text) => {
  expect(DEGREE.test(text)).toBe(true);
});

test.each(['Informatique', 'Derecho Civil', 'Psychologia', 'Rechtswissenschaften', 'Wo und wann'])(
  '"%s" has no degree in it',
  (text) => {
    expect(DEGREE.test(text)).toBe(false);
  },
);

test.each([
  'Note: 1,3',
  'Mention bien',
  'Matrícula de honor',
  '110 e lode',
  'Média: 17',
  'Met lof',
  'Z wyróżnieniem',
  'GPA 3.9',
])('"%s" is an achievement', (text) => {
  expect(ACHIEVEMENT.test(text)).toBe(true);
});

test.each(['Notebook', 'Mediation', 'Lodge'])('"%s" is no achievement', (text) => {
  expect(ACHIEVEMENT.test(text)).toBe(false);
});

test.each([
  'Vollzeit',
  '(Teilzeit)',
  'CDI',
  'Jornada completa',
  'Estágio',
  'Tempo indeterminato',
  'Parttime',
  'Umowa o pracę',
  'Umowa o prace',
])('"%s" is how one is employed', (text) => {
  expect(JOB_TYPE.test(text)).toBe(true);
});

test.each(['Selbstständig', 'Indépendante', 'Autónomo', 'Libera professionista', 'ZZP’er', 'Własna działalność'])(
  '"%s" is how one is employed by nobody',
  (text) => {
    expect(SELF_EMPLOYED.test(text)).toBe(true);
    expect(JOB_TYPE.test(text)).toBe(false);
  },
);

test.each([
  'München, Deutschland',
  'Varsovie, Pologne',
  'Lisboa, Portugal',
  'Télétravail',
  'Zdalnie',
  'Homeoffice',
  'Torino, Italia',
])('"%s" is a place', (text) => {
  expect(LOCATION.test(text)).toBe(true);
});

test.each([
  'Aufgaben:',
  'Tätigkeiten',
  'Missions',
  'REALISATIONS',
  'Funciones:',
  'Logros',
  'Mansioni',
  'Taken',
  'Obowiązki:',
  'Zakres obowiazkow',
  'Principais atividades',
])('"%s" labels the list below it', (text) => {
  expect(isBodyLabel(text)).toBe(true);
});

test.each(['Aufgabe erfüllt', 'Mission Street', 'Logroño'])('"%s" labels no list', (text) => {
  expect(isBodyLabel(text)).toBe(false);
});
