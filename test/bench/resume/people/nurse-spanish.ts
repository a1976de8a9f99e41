import { spanish } from '../sheet/words/spanish.ts';
import type { Person } from './person.ts';

export const nurseSpanish: Person = {
  id: 'nurse-spanish',
  words: spanish,
  resume: {
    basics: {
      name: 'Itziar Olabarri',
      label: 'Enfermera de cuidados intensivos',
      email: 'itziar.olabarri@example.org',
      phone: '+44 7700 900318',
      location: { address: '27 Lantern Hill', postalCode: 'BS6 6LA', city: 'Bristol' },
      profiles: [
        { network: 'LinkedIn', username: 'itziar-olabarri', url: 'https://www.linkedin.com/in/itziar-olabarri' },
      ],
      summary:
        'Enfermera de cuidados intensivos con nueve años junto a pacientes ventilados y recién operados. Serena en las urgencias, paciente con las familias y conocida en la planta por unos relevos que no dejan dudas.',
    },
    work: [
      {
        name: 'Severnside University Hospital',
        position: 'Enfermera sénior de cuidados intensivos',
        location: 'Bristol',
        startDate: '2021-03',
        summary: 'Dirige un turno de siete enfermeras en una unidad de dieciocho camas.',
        highlights: [
          'Implantó un relevo de dos minutos a pie de cama que redujo en un tercio las anotaciones olvidadas',
          'Forma a las enfermeras recién tituladas en el cuidado de pacientes ventilados',
          'Participa en el grupo de trabajo sobre la sepsis',
        ],
      },
      {
        name: 'Quayfield General Hospital',
        position: 'Enfermera de cirugía cardíaca',
        location: 'Cardiff',
        startDate: '2017-09',
        endDate: '2021-02',
        highlights: [
          'Atendió a los pacientes durante los tres primeros días tras la operación',
          'Reescribió la hoja de alta para que las familias pudieran seguirla en casa',
        ],
      },
      {
        name: 'Clínica Santa Tecla',
        position: 'Enfermera',
        location: 'Bilbao',
        startDate: '2015-07',
        endDate: '2017-08',
        summary: 'Cirugía general y sala de reanimación, turnos de día y de noche.',
        highlights: [
          'Hasta ocho pacientes por noche a su cargo',
          'Llevó la consulta de heridas dos mañanas por semana',
        ],
      },
    ],
    education: [
      {
        institution: 'Severnside School of Health',
        studyType: 'Posgrado',
        area: 'Cuidados críticos',
        location: 'Bristol',
        startDate: '2019-09',
        endDate: '2020-07',
      },
      {
        institution: 'Universidad de Arratia',
        studyType: 'Grado',
        area: 'Enfermería',
        location: 'Bilbao',
        startDate: '2011-09',
        endDate: '2015-06',
        courses: ['Farmacología', 'Anatomía', 'Ética del cuidado'],
      },
    ],
    skills: [
      {
        name: 'Clínicas',
        keywords: ['Ventilación mecánica', 'Hemofiltración', 'Monitorización invasiva', 'Cura de heridas'],
      },
      { name: 'Liderazgo', keywords: ['Coordinación de turnos', 'Tutoría', 'Auditoría clínica'] },
      { name: 'Sistemas', keywords: ['Historia electrónica', 'Hojas de medicación', 'Planificación de turnos'] },
    ],
    certificates: [
      { name: 'Soporte vital avanzado', issuer: 'British Resuscitation Board', date: '2023-05' },
      { name: 'Prescripción segura', issuer: 'Nursing Practice Institute', date: '2020-11' },
    ],
    volunteer: [
      {
        organization: 'Harbour Night Shelter',
        position: 'Socorrista',
        startDate: '2019-01',
        summary: 'Una noche al mes.',
      },
    ],
    languages: [
      { language: 'Español', fluency: 'Lengua materna' },
      { language: 'Euskera', fluency: 'Lengua materna' },
      { language: 'Inglés', fluency: 'C1' },
    ],
    interests: [{ name: 'Natación en aguas abiertas' }, { name: 'Canto coral' }],
  },
};
