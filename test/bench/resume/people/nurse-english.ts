import { english } from '../sheet/words/english.ts';
import type { Person } from './person.ts';

export const nurseEnglish: Person = {
  id: 'nurse-english',
  words: english,
  resume: {
    basics: {
      name: 'Itziar Olabarri',
      label: 'Registered Nurse, Intensive Care',
      email: 'itziar.olabarri@example.org',
      phone: '+44 7700 900318',
      location: { address: '27 Lantern Hill', postalCode: 'BS6 6LA', city: 'Bristol' },
      profiles: [
        { network: 'LinkedIn', username: 'itziar-olabarri', url: 'https://www.linkedin.com/in/itziar-olabarri' },
      ],
      summary:
        'Intensive care nurse with nine years at the bedside of ventilated and post-operative patients. Calm in emergencies, patient with families, and known on the ward for handovers that leave no question open.',
    },
    work: [
      {
        name: 'Severnside University Hospital',
        position: 'Senior Staff Nurse, Intensive Care',
        location: 'Bristol',
        startDate: '2021-03',
        summary: 'Leads a shift of seven nurses on an eighteen-bed unit.',
        highlights: [
          'Introduced a two-minute bedside handover that cut missing drug entries by a third',
          'Trains newly qualified nurses in the care of ventilated patients',
          'Sits on the sepsis working group of the hospital',
        ],
      },
      {
        name: 'Quayfield General Hospital',
        position: 'Staff Nurse, Cardiac Surgery',
        location: 'Cardiff',
        startDate: '2017-09',
        endDate: '2021-02',
        highlights: [
          'Cared for patients in the first three days after open-heart surgery',
          'Rewrote the discharge leaflet so that families could follow it at home',
        ],
      },
      {
        name: 'Clínica Santa Tecla',
        position: 'Nurse',
        location: 'Bilbao',
        startDate: '2015-07',
        endDate: '2017-08',
        summary: 'General surgery and recovery room, day and night shifts.',
        highlights: ['Looked after up to eight patients a night', 'Ran the wound clinic on two mornings a week'],
      },
    ],
    education: [
      {
        institution: 'Severnside School of Health',
        studyType: 'Postgraduate Certificate',
        area: 'Critical Care',
        location: 'Bristol',
        startDate: '2019-09',
        endDate: '2020-07',
      },
      {
        institution: 'University of Arratia',
        studyType: 'Bachelor of Science',
        area: 'Nursing',
        location: 'Bilbao',
        startDate: '2011-09',
        endDate: '2015-06',
        courses: ['Pharmacology', 'Anatomy', 'Ethics of care'],
      },
    ],
    skills: [
      {
        name: 'Clinical',
        keywords: ['Mechanical ventilation', 'Haemofiltration', 'Invasive monitoring', 'Wound care'],
      },
      { name: 'Leadership', keywords: ['Shift coordination', 'Mentoring', 'Clinical audit'] },
      { name: 'Systems', keywords: ['Electronic records', 'Drug charts', 'Rota planning'] },
    ],
    certificates: [
      { name: 'Advanced Life Support', issuer: 'British Resuscitation Board', date: '2023-05' },
      { name: 'Safe Prescribing for Nurses', issuer: 'Nursing Practice Institute', date: '2020-11' },
    ],
    volunteer: [
      {
        organization: 'Harbour Night Shelter',
        position: 'First Aider',
        startDate: '2019-01',
        summary: 'One night a month.',
      },
    ],
    languages: [
      { language: 'Spanish', fluency: 'Native' },
      { language: 'Basque', fluency: 'Native' },
      { language: 'English', fluency: 'Fluent' },
    ],
    interests: [{ name: 'Open-water swimming' }, { name: 'Choral singing' }],
  },
};
