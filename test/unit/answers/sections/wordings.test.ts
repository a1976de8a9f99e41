import { describe, expect, test } from 'vitest';
import { isDocumentTitle, sectionOf } from '../../../../src/answers/sections/wordings.ts';

describe.each([
  [
    'German',
    {
      contact: ['Persönliche Daten', 'Kontakt', 'Angaben zur Person'],
      summary: ['Kurzprofil', 'Über mich'],
      work_experience: [
        'Berufserfahrung',
        'Beruflicher Werdegang',
        'Praktika',
        'Berufspraxis',
        'Bisherige Berufserfahrung',
      ],
      education: ['Ausbildung', 'Studium', 'Schulbildung', 'Ausbildung und Qualifikationen', 'Aus- und Weiterbildung'],
      skills: [
        'EDV-Kenntnisse',
        'Kenntnisse & Fähigkeiten',
        'Besondere Kenntnisse',
        'Top-Kenntnisse',
        'Fachkenntnisse',
        'Pflegekenntnisse',
      ],
      certifications: ['Zertifikate', 'Fort- und Weiterbildungen', 'Lizenzen und Zertifikate'],
      projects: ['Projekte', 'Ausgewählte Projekte', 'Eigene Projekte'],
      other: ['Sprachkenntnisse', 'Hobbys und Interessen', 'Ehrenamt', 'Auszeichnungen', 'Führerschein'],
    },
    [
      'Erfahrung im Vertrieb',
      'Forschung und Entwicklung',
      'Ausbildung zum Tischler',
      'Kenntnis',
      'Projektleiter',
      'Schulung neuer Kräfte',
    ],
  ],
  [
    'French',
    {
      contact: ['Coordonnées', 'Informations personnelles'],
      summary: ['Profil', 'À propos de moi', 'Résumé professionnel'],
      work_experience: [
        'Expérience professionnelle',
        'EXPERIENCES PROFESSIONNELLES',
        'Parcours professionnel',
        'Stages et emplois',
      ],
      education: ['Formation', 'Formations', 'Formation académique', 'Études et diplômes', 'Éducation'],
      skills: ['Compétences', 'Compétences clés', 'Savoir-faire', 'Autres compétences', 'Outils & logiciels'],
      certifications: ['Certifications', 'Formations complémentaires', 'Certificats et attestations'],
      projects: ['Projets personnels', 'Autres projets'],
      other: ["Centres d'intérêt", 'Centres d’intérêt', 'CENTRES D INTERET', 'Langues', 'Bénévolat', 'Loisirs'],
    },
    [
      'Formation de nouveaux vendeurs',
      'Expérience client',
      'Langue maternelle',
      'Recherche et développement',
      'Chef de projet',
    ],
  ],
  [
    'Spanish',
    {
      contact: ['Datos personales', 'Contacto'],
      summary: ['Perfil profesional', 'Sobre mí', 'Extracto'],
      work_experience: [
        'Experiencia laboral',
        'Experiencia profesional previa',
        'Trayectoria profesional',
        'Prácticas',
      ],
      education: ['Formación académica', 'Educación', 'Estudios', 'Educación y formación'],
      skills: ['Habilidades', 'Habilidades y competencias', 'Conocimientos informáticos', 'Otros conocimientos'],
      certifications: ['Cursos y certificados', 'Formación complementaria', 'Licencias y certificaciones'],
      projects: ['Proyectos', 'Proyectos destacados'],
      other: ['Idiomas', 'Voluntariado', 'Intereses y aficiones', 'Referencias'],
    },
    ['Experiencia en ventas', 'Formación de personal nuevo', 'Investigación y desarrollo', 'Jefe de proyecto'],
  ],
  [
    'Portuguese',
    {
      contact: ['Dados pessoais', 'Contato'],
      summary: ['Resumo', 'Sobre mim', 'Objetivo profissional'],
      work_experience: ['Experiência profissional', 'Experiências anteriores', 'Histórico profissional', 'Estágios'],
      education: ['Formação acadêmica', 'Formação académica', 'Habilitações literárias', 'Educação e formação'],
      skills: ['Competências', 'Habilidades e competências', 'Conhecimentos de informática'],
      certifications: ['Certificações', 'Cursos e certificações', 'Outros cursos'],
      projects: ['Projetos', 'Projetos pessoais'],
      other: ['Idiomas', 'Trabalho voluntário', 'Prêmios', 'Interesses'],
    },
    ['Experiência com clientes', 'Formação de equipas', 'Gestão de projetos'],
  ],
  [
    'Italian',
    {
      contact: ['Dati personali', 'Contatti', 'Recapiti'],
      summary: ['Profilo', 'Chi sono', 'Su di me'],
      work_experience: ['Esperienze lavorative', 'Esperienza professionale', 'ESPERIENZE PROFESSIONALI', 'Tirocini'],
      education: ['Istruzione e formazione', 'Istruzione', 'Percorso di studi', 'Titoli di studio'],
      skills: [
        'Competenze',
        'Capacità e competenze tecniche',
        "Capacita'",
        'Altre competenze',
        'Conoscenze informatiche',
      ],
      certifications: ['Certificazioni', 'Corsi di formazione', 'Corsi e attestati'],
      projects: ['Progetti', 'I miei progetti'],
      other: ['Lingue', 'Lingue straniere', 'Volontariato', 'Interessi', 'Patente'],
    },
    ['Esperienza nella vendita', 'Formazione del personale', 'Ricerca e sviluppo', 'Gestione progetti'],
  ],
  [
    'Dutch',
    {
      contact: ['Persoonlijke gegevens', 'Contactgegevens'],
      summary: ['Profiel', 'Over mij', 'Samenvatting'],
      work_experience: ['Werkervaring', 'Relevante werkervaring', 'Loopbaan', 'Stages', 'Zorgervaring'],
      education: ['Opleidingen', 'Opleiding en training', 'Onderwijs'],
      skills: ['Vaardigheden', 'Kennis en vaardigheden', 'Overige vaardigheden', 'Competenties'],
      certifications: ['Certificaten', 'Cursussen en trainingen', 'Diploma’s en certificaten'],
      projects: ['Projecten', 'Eigen projecten'],
      other: ['Talen', 'Hobby’s en interesses', 'Vrijwilligerswerk', 'Rijbewijs'],
    },
    ['Ervaring met klanten', 'Onderzoek en ontwikkeling', 'Kennis van Excel'],
  ],
  [
    'Polish',
    {
      contact: ['Dane osobowe', 'Kontakt'],
      summary: ['Podsumowanie zawodowe', 'O mnie'],
      work_experience: ['Doświadczenie zawodowe', 'DOSWIADCZENIE ZAWODOWE', 'Przebieg kariery', 'Praktyki i staże'],
      education: ['Wykształcenie', 'Edukacja', 'Wykształcenie i szkolenia'],
      skills: ['Umiejętności', 'Umiejętności miękkie', 'Wiedza i umiejętności', 'Dodatkowe umiejętności'],
      certifications: ['Kursy i szkolenia', 'Certyfikaty', 'Ukończone szkolenia'],
      projects: ['Projekty', 'Wybrane projekty'],
      other: ['Języki obce', 'Zainteresowania', 'Wolontariat', 'Prawo jazdy'],
    },
    ['Doświadczenie w sprzedaży', 'Badania i rozwój', 'Szkolenie pracowników', 'Kierownik projektu'],
  ],
  [
    'English',
    {
      contact: ['Contact', 'Personal Details'],
      summary: ['Professional Summary', 'About me', 'My Profile'],
      work_experience: ['Work Experience', 'My Professional Experience', 'Nursing Experience', 'Work & Internships'],
      education: ['Education', 'Academic Education', 'Education and Qualifications'],
      skills: ['Skills & Tools', 'Key Technical Skills', 'Tools / Technologies', 'Skills | Expertise', 'Top Skills'],
      certifications: ['Licenses & Certifications', 'Additional Certifications'],
      projects: ['Selected Projects', 'My projects'],
      other: ['Languages', 'Awards & Publications', 'Hobbies'],
    },
    [
      'Experience with many tools',
      'User experience',
      'Research and Development',
      'Project Manager',
      'Language teacher',
      'Notable courses',
    ],
  ],
])('of headings in %s', (_, sections, lines) => {
  test.each(Object.entries(sections).flatMap(([name, headings]) => headings.map((heading) => [heading, name])))(
    '"%s" begins %s',
    (printed, name) => {
      expect(sectionOf(printed)).toBe(name);
      expect(sectionOf(printed.toUpperCase())).toBe(name);
    },
  );

  test.each(lines)('"%s" begins no section', (printed) => {
    expect(sectionOf(printed)).toBeUndefined();
  });
});

test.each([
  ['B E R U F S E R F A H R U N G', 'work_experience'],
  ['W O R K   E X P E R I E N C E', 'work_experience'],
  ['W O R K E X P E R I E N C E', 'work_experience'],
  ['W O R K EXPERIENCE', 'work_experience'],
  ['S K I L L S & T O O L S', 'skills'],
  ['COMPETENZE C H I A V E', 'skills'],
  ['1. Education', 'education'],
  ['II. EXPERIENCE', 'work_experience'],
  ['\ue0af Skills', 'skills'],
  ['★ Projects ★', 'projects'],
  ['Berufserfahrung:', 'work_experience'],
  ['— Formation —', 'education'],
  ['Wykształcenie ........', 'education'],
  ['Experience (continued)', 'work_experience'],
  ['Skills and Languages', 'skills'],
  ['Langues et compétences', 'skills'],
])('"%s" begins %s however it is set', (printed, name) => {
  expect(sectionOf(printed)).toBe(name);
});

test.each([
  ['Skills & Craft', 'skills'],
  ['Kenntnisse und Handwerk', 'skills'],
  ['Clubs and Education', 'education'],
])('"%s" is a heading by the one word of it that is known', (printed, name) => {
  expect(sectionOf(printed)).toBe(name);
});

test.each([
  'A B C',
  'Skills and the love of horses',
  'Languages & Craft',
  'Hedges and Horses',
  'I. Müller',
  'and',
  '&',
  '',
  '1.',
  'C & E',
])('"%s" begins no section', (printed) => {
  expect(sectionOf(printed)).toBeUndefined();
});

test.each(['Lebenslauf', 'CURRICULUM VITAE', 'Résumé', 'Życiorys', 'L E B E N S L A U F'])(
  '"%s" is what a resume calls itself',
  (printed) => {
    expect(isDocumentTitle(printed)).toBe(true);
  },
);

test('a name is not what a resume calls itself', () => {
  expect(isDocumentTitle('Vita Lebens')).toBe(false);
});
